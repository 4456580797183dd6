import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Kept apart from the site's vite.config.ts: its PWA, prerender and router plugins must not run in tests.
 * Only the server's tests have a process each: the others share one, with fresh modules for each file, in a third of the time.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // One more than the cores: the server's tests wait for servers they start.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,contract,architecture}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          isolate: false,
          setupFiles: ['tests/unit/fresh-modules.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['tests/unit/fresh-modules.ts', 'tests/unit/dom-setup.ts'],
        },
      },
    ],
  },
});
