import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** A style sheet that a page links. */
export interface Sheet {
  /** Site path. */
  readonly href: string;
  /** Site paths of the sheets that stand in it: whatever imports one of them later has it (page-html.ts). */
  readonly holds: readonly string[];
}

/** What every page is made of, in the order in which one builds upon the other: one sheet, which each page finds in the browser's cache. */
const sharedNames = ['start', 'parts', 'page-parts', 'agreement-dialog'];

/**
 * The sheets of the pages: each page links two at most, the shared one and its own. A phone opens six connections at a time, and each sheet more
 * holds up the first paint (measured on slow 4G: eight sheets cost 300 ms).
 */
export class PageSheets {
  private readonly made = new Map<string, Promise<Sheet>>();

  private constructor(
    private readonly folder: string,
    private readonly shared: readonly string[],
  ) {}

  /** Looks up the shared sheets of a finished bundle in `out`. Throws when one is not there. */
  static async in(out: string): Promise<PageSheets> {
    const folder = resolve(out, 'assets');
    const files = await readdir(folder);
    const shared = sharedNames.map((name) => {
      const file = files.find((each) => new RegExp(`^${name}-[\\w-]{8}\\.css$`).test(each));
      if (!file) throw new Error(`The build has no sheet ${name}: see page-sheets.ts.`);
      return file;
    });
    return new PageSheets(folder, shared);
  }

  /** What a page links that needs these sheets (site paths, each behind those it builds upon). */
  async of(css: readonly string[]): Promise<Sheet[]> {
    const own = css.map((path) => path.replace('/assets/', '')).filter((file) => !this.shared.includes(file));
    const [only] = own;
    if (only === undefined) return [await this.joined('site', this.shared)];
    const ownSheet = own.length === 1 ? { href: `/assets/${only}`, holds: [] } : this.joined('page', own);
    return Promise.all([this.joined('site', this.shared), ownSheet]);
  }

  /** Deletes the sheets that no page will ask for by themselves. */
  async dropShared(): Promise<void> {
    await Promise.all(this.shared.map((file) => rm(resolve(this.folder, file))));
  }

  private joined(name: string, files: readonly string[]): Promise<Sheet> {
    const key = files.join(' ');
    const sheet = this.made.get(key) ?? this.write(name, files);
    this.made.set(key, sheet);
    return sheet;
  }

  private async write(name: string, files: readonly string[]): Promise<Sheet> {
    const texts = await Promise.all(files.map((file) => readFile(resolve(this.folder, file), 'utf8')));
    const text = texts.map((each) => each.trim()).join('\n');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    await writeFile(resolve(this.folder, `${name}-${hash}.css`), text);
    return { href: `/assets/${name}-${hash}.css`, holds: files.map((file) => `/assets/${file}`) };
  }
}
