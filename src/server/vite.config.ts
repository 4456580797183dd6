import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceStamp } from './cli/source-stamp.ts';

const root = resolve(import.meta.dirname, '../..');
const outDir = resolve(root, 'dist/server');

/** The server, its packages left in node_modules. All files in one folder, for the migrations are found beside the file that reads them. */
export default defineConfig({
  root,
  publicDir: false,
  define: { __BUILD_ID__: JSON.stringify(sourceStamp(root, process.env)) },
  build: {
    ssr: 'src/server/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
  plugins: [
    {
      name: 'copy-migrations',
      closeBundle: () => cpSync(resolve(import.meta.dirname, 'db/migrations'), resolve(outDir, 'migrations'), { recursive: true }),
    },
  ],
});
