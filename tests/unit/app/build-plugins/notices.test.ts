import { expect, test } from 'vitest';
import { noticesText } from '#src/app/build-plugins/notices.ts';

const entries = noticesText(process.cwd()).split(`\n${'-'.repeat(80)}\n`);
const entryOf = (name: string) => entries.find((entry) => entry.trim().startsWith(`${name} `)) ?? '';

test.each([
  'react',
  'react-dom',
  'scheduler',
  '@tanstack/react-router',
  '@tanstack/query-core',
  'i18next',
  'jotai',
  'swiper',
  'uplot',
  'zod',
  'workbox-window',
  'idb-keyval',
  '@noble/hashes',
])('the notices hold the licence of %s, with the version of the lock file', (name) => {
  expect(entryOf(name)).toMatch(/^\S+ \d+\.\d+\.\d+\S* \((MIT|Apache-2\.0|ISC)\)\n/m);
  expect(entryOf(name)).toMatch(/copyright/i);
});

test('they name nothing that stays on the server or in the build', () => {
  expect(
    ['hono', 'pg', '@electric-sql/pglite', 'drizzle-orm', 'vite', 'typescript', 'marked'].filter((name) => entryOf(name) !== ''),
  ).toEqual([]);
});
