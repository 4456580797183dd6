import { expect, test } from 'vitest';
import type { SecondTierFile } from '#src/contracts/sw-messages.ts';
import { pageOfFile } from '#src/contracts/sw-messages.ts';
import { pageFile } from '#src/contracts/page-files.ts';
import { pagesOf } from '#src/lib/stored-pages.ts';

const file = (url: string, needs?: number[]): SecondTierFile => ({ url, revision: null, integrity: '', bytes: 1, ...(needs && { needs }) });
const list = [
  file('/assets/tools.js'),
  file('/assets/asic.js'),
  file('/assets/help.js'),
  file(pageFile('en', '/tools', '3'), [0, 1]),
  file(pageFile('en', '/help'), [2]),
  file(pageFile('en', '/share/app-download'), []),
  file(pageFile('zh', '/help'), [2]),
];

test.each([
  ['nothing', [], { '/tools?type=3': false, '/help': false, '/share/app-download': true }],
  ['a part of what a page is made of', [0], { '/tools?type=3': false, '/help': false, '/share/app-download': true }],
  ['all of it, though not its HTML', [0, 1], { '/tools?type=3': true, '/help': false, '/share/app-download': true }],
  ['everything', [0, 1, 2, 3, 4, 5, 6], { '/tools?type=3': true, '/help': true, '/share/app-download': true }],
])('with %s on the device the pages that open are told from those that do not', (_name, held, pages) => {
  const told = pagesOf({ list, held: new Set(held) }, 'en');
  expect(Object.fromEntries(told.map(({ path, isStored }) => [path, isStored]))).toEqual(pages);
});

test.each([
  ['/assets/help-12345678.js', undefined],
  ['/html/zh_hk/help.html', { language: 'zh_hk', path: '/help', type: undefined }],
  ['/html/en/tools.type-3.html', { language: 'en', path: '/tools', type: '3' }],
])('%s is the page that the build has named so', (url, page) => {
  expect(pageOfFile(url)).toEqual(page);
});
