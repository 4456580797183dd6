import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Kept apart from the site's vite.config.ts: its PWA, prerender and router plugins must not run in tests. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,contract,architecture,server}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'dom', environment: 'jsdom', include: ['tests/unit/**/*.test.tsx'], setupFiles: ['tests/unit/dom-setup.ts'] },
      },
    ],
  },
});
