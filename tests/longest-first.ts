import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. They start and await processes: started last they would leave a core idle at the end. */
const longest = [
  'architecture/new-language',
  'server/accounts-under-fire',
  'server/leader',
  'server/data-folder',
  'server/accounts',
  'server/postgres',
  'server/sources/history',
  'server/vip',
  'server/backup',
  'server/captcha-check',
].map((name) => `/tests/${name}.test.ts`);

/** Projects follow each other, for a worker is of one project; those that only compute come last and fill the cores evenly. */
const projects = ['server', 'node', 'dom'];

const { sort: vitestsOrder } = BaseSequencer.prototype;

/** Orders the test files so that all workers end at about the same time, in a first run, too, of which Vitest knows no times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await vitestsOrder.call(this, files);
    return ordered.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place === -1 ? longest.length + projects.indexOf(project.name) : place;
}
