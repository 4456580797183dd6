import type { Rolldown } from 'vite';

export interface ChunkFiles {
  js: string[];
  css: string[];
}

interface ChunkNode {
  file: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  css: string[];
  moduleIds: readonly string[];
}

/** What a build's chunks hold and import, so that a page can name the files it will need. */
export class ChunkGraph {
  private readonly nodes = new Map<string, ChunkNode>();

  /** Reads the chunks of a finished bundle. */
  constructor(bundle: Rolldown.OutputBundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const css = [...(chunk.viteMetadata?.importedCss ?? [])];
      const { fileName: file, imports, dynamicImports, moduleIds } = chunk;
      this.nodes.set(file, { file, imports, dynamicImports, css, moduleIds });
    }
  }

  /** The files of every chunk with a module that matches, and of all they import statically, as site paths. */
  filesOf(matches: (moduleId: string) => boolean): ChunkFiles {
    return this.closureOf([...this.nodes.values()].filter((node) => node.moduleIds.some((id) => matches(id))));
  }

  /** The files of what those chunks import later, beyond the files they need at once. */
  laterFilesOf(matches: (moduleId: string) => boolean): ChunkFiles {
    const first = this.filesOf(matches);
    const chunks = [...this.nodes.values()].filter((node) => node.moduleIds.some((id) => matches(id)));
    const later = this.closureOf(chunks.flatMap((node) => node.dynamicImports.flatMap((file) => this.nodes.get(file) ?? [])));
    const beyond = (files: string[], known: string[]) => files.filter((file) => !known.includes(file));
    return { js: beyond(later.js, first.js), css: beyond(later.css, first.css) };
  }

  private closureOf(nodes: readonly ChunkNode[]): ChunkFiles {
    const visited = new Set<string>();
    const ordered: ChunkNode[] = [];
    const visit = (file: string): void => {
      const node = this.nodes.get(file);
      if (!node || visited.has(file)) return;
      visited.add(file);
      node.imports.forEach(visit);
      // What is imported comes first: a component's style must stand after the styles it builds upon.
      ordered.push(node);
    };
    for (const node of nodes) visit(node.file);
    const css = new Set(ordered.flatMap((node) => node.css));
    return { js: ordered.map(({ file }) => `/${file}`), css: [...css].map((file) => `/${file}`) };
  }
}
