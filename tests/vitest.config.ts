import { defineConfig } from 'vitest/config';
import { readSiteIdentity, siteIdentity } from '../src/app/build-plugins/site-identity.ts';
import { LongestFirst } from './longest-first.ts';
import { shortLived } from './server/support/short-lived.ts';

/** One process for many files, with fresh modules for each: in a third of the time that a process for each file takes. */
const freshModules = { isolate: false, setupFiles: ['tests/fresh-modules.ts'] };

/** With the name of the default, whatever is set where the tests run. */
const plainSite = readSiteIdentity({}, '.');

/** Kept apart from the site's vite.config.ts: its PWA, prerender and router plugins must not run in tests. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // One more than the cores of a small machine: the server's tests wait for servers they start.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // On a crowded machine a wait may end too early once; what fails twice is broken. The report names what needed the second try.
    retry: 1,
    projects: [
      {
        test: {
          ...freshModules,
          name: 'server',
          environment: 'node',
          include: ['tests/{server,contract}/**/*.test.ts'],
          // Servers start and stop in them, on a busy machine too.
          testTimeout: 40_000,
          hookTimeout: 60_000,
          execArgv: shortLived,
          globalSetup: ['tests/server/support/built-server.ts', 'tests/server/support/prepared-database.ts'],
        },
      },
      {
        plugins: [siteIdentity(plainSite)],
        test: {
          ...freshModules,
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,architecture}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [siteIdentity(plainSite)],
        test: {
          ...freshModules,
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          testTimeout: 20_000,
          setupFiles: [...freshModules.setupFiles, 'tests/unit/dom-setup.ts'],
        },
      },
    ],
  },
});
