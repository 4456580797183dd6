import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every file below the given folders whose name ends as asked. */
export function sourceFiles(folders: readonly string[], ending: RegExp): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ending.test(entry.name) && entry.name !== 'routeTree.gen.ts')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') })),
  );
}
