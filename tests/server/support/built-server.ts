import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import serverConfig from '#src/server/vite.config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file of the built server that Node runs. */
    readonly builtServer: string;
  }
}

/** Global set-up: builds the server once for all tests. So it starts as in production, and in half the time that the sources need. */
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
    build: { ...serverConfig.build, outDir, emptyOutDir: false },
  });
  project.provide('builtServer', join(outDir, 'main.js'));
  return () => rmSync(outDir, { recursive: true });
}
