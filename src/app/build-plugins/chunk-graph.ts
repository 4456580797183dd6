import type { Rolldown } from 'vite';

interface ChunkFiles {
  js: string[];
  css: string[];
}

interface ChunkNode {
  name: string;
  file: string;
  imports: readonly string[];
  css: string[];
  moduleIds: readonly string[];
}

/** What a build's chunks hold and import, so that a page can name the files it will need. */
export class ChunkGraph {
  private readonly nodes = new Map<string, ChunkNode>();
  private readonly dynamicImports = new Map<string, readonly string[]>();

  /** Reads the chunks of a finished bundle, and which modules each module imports later. */
  constructor(bundle: Rolldown.OutputBundle, infoOf: (moduleId: string) => Rolldown.ModuleInfo | null) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const css = [...(chunk.viteMetadata?.importedCss ?? [])];
      const { name, fileName: file, imports, moduleIds } = chunk;
      this.nodes.set(file, { name, file, imports, css, moduleIds });
      for (const id of moduleIds) this.dynamicImports.set(id, infoOf(id)?.dynamicallyImportedIds ?? []);
    }
  }

  /** The files of every chunk with a module that matches, and of all they import statically, as site paths. */
  filesOf(matches: (moduleId: string) => boolean): ChunkFiles {
    return this.closureOf([...this.nodes.values()].filter((node) => node.moduleIds.some((id) => matches(id))));
  }

  /** The files of what the matching modules import later. */
  laterFilesOf(matches: (moduleId: string) => boolean): ChunkFiles {
    const later = new Set([...this.dynamicImports].flatMap(([id, imported]) => (matches(id) ? imported : [])));
    return this.filesOf((id) => later.has(id));
  }

  /** The style sheets of the chunks of this name, as site paths. */
  sheetsNamed(name: string): string[] {
    return [...this.nodes.values()].filter((node) => node.name === name).flatMap(({ css }) => css.map((file) => `/${file}`));
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
