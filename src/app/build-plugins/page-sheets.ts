import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChunkGraph } from './chunk-graph.ts';

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

  private readonly shared: readonly string[];

  /** `out`: where the build is; throws where it has not the shared sheets. */
  constructor(
    private readonly out: string,
    graph: ChunkGraph,
  ) {
    this.shared = sharedNames.flatMap((name) => {
      const sheets = graph.sheetsNamed(name);
      if (sheets.length === 0) throw new Error(`The build has no sheet ${name}: see page-sheets.ts.`);
      return sheets;
    });
  }

  /** What a page links that needs these sheets (site paths, each behind those it builds upon). */
  async of(css: readonly string[]): Promise<Sheet[]> {
    const own = css.filter((path) => !this.shared.includes(path));
    const [only] = own;
    if (only === undefined) return [await this.joined('site', this.shared)];
    const ownSheet = own.length === 1 ? { href: only, holds: [] } : this.joined('page', own);
    return Promise.all([this.joined('site', this.shared), ownSheet]);
  }

  /** Deletes the sheets that no page will ask for by themselves. */
  async dropShared(): Promise<void> {
    await Promise.all(this.shared.map((path) => rm(this.fileOf(path))));
  }

  private joined(name: string, paths: readonly string[]): Promise<Sheet> {
    const key = paths.join(' ');
    const sheet = this.made.get(key) ?? this.write(name, paths);
    this.made.set(key, sheet);
    return sheet;
  }

  private async write(name: string, paths: readonly string[]): Promise<Sheet> {
    const texts = await Promise.all(paths.map((path) => readFile(this.fileOf(path), 'utf8')));
    const text = texts.map((each) => each.trim()).join('\n');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const href = `/assets/${name}-${hash}.css`;
    await writeFile(this.fileOf(href), text);
    return { href, holds: paths };
  }

  private fileOf(path: string): string {
    return join(this.out, path);
  }
}
