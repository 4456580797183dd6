import { expect, test } from 'vitest';
import { namedPages } from '#src/features/pwa/named-pages.ts';

const stored = [
  { path: '/tools?type=3', isStored: true },
  { path: '/help', isStored: true },
  { path: '/wallet', isStored: false },
  { path: '/terms_en', isStored: true },
];
const pages = (isKnown = (_path: string) => true) => namedPages({ language: 'en', isKnown, stored });

test('each page of the footer stands once, without the home page and places within a page', () => {
  const ids = pages().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['farms', 'asic', 'gpu', 'faq', 'offline', 'about']));
  expect(ids).not.toContain('pool');
  expect(ids).not.toContain('contact');
});

test('a page is stored where the list says so of its very address, a tool of its own', () => {
  expect(
    pages()
      .filter(({ isStored }) => isStored)
      .map(({ id }) => id),
  ).toEqual(['asic', 'faq', 'terms']);
});

test('only what the router knows is named', () => {
  expect(pages((path) => path === '/help').map(({ id }) => id)).toEqual(['faq']);
});
