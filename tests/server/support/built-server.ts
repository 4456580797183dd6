import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import serverConfig from '#src/server/vite.config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built server: `main.js`, and the operator's commands as `pool.js`. */
    readonly builtServer: string;
  }
}

/**
 * Global set-up: builds the server and the operator's commands once for all tests. So the server starts as in production, and both in a part of
 * the time that the sources need.
 */
export default async function provideServer(project: TestProject): Promise<() => void> {
  const outDir = mkdtempSync(join(tmpdir(), 'okkong-built-'));
  symlinkSync(resolve('node_modules'), join(outDir, 'node_modules'));
  cpSync('src/server/db/migrations', join(outDir, 'migrations'), { recursive: true });
  await build({
    ...serverConfig,
    configFile: false,
    logLevel: 'warn',
    // The only one copies the migrations to `dist`.
    plugins: [],
    build: {
      ...serverConfig.build,
      ssr: true,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: { main: 'src/server/main.ts', pool: 'src/server/cli/pool.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  project.provide('builtServer', outDir);
  return () => rmSync(outDir, { recursive: true });
}
