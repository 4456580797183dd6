import { describe, expect, test } from 'vitest';

import { brand } from '#src/lib/brand.ts';
import { isPlainClick, stampedSearch } from '#src/features/shell/footer/footer-items.ts';
import { knownColumns, siteColumns } from '#src/parts/site-columns.ts';

const ids = (columns: ReturnType<typeof siteColumns>) => columns.flatMap((column) => column.links.map((link) => link.id));

describe('the footer', () => {
  test('shows only what exists and drops an empty column', () => {
    const known = new Set(['/', '/about-us', '/daily-paper', '/terms_en']);
    const columns = knownColumns(siteColumns('en'), (path) => known.has(path));
    expect(columns.map((column) => column.id)).toEqual(['product', 'tools', 'help', 'about']);
    expect(ids(columns)).toEqual(['pool', 'kiosk', 'dailyPaper', 'tutorials', 'about', 'contact', 'terms']);
  });

  test('rig management stands beside the own farms only where the operator has a platform of its own', () => {
    const { rigManagement } = brand.links;
    const before = { ...rigManagement };
    expect(ids(siteColumns('en'))).not.toContain('rigs');
    Object.assign(rigManagement, { isSet: true });
    expect(ids(siteColumns('en'))).toContain('rigs');
    Object.assign(rigManagement, before);
  });

  test.each([
    ['en', '/terms_en', '/privacy_en'],
    ['zh', '/terms', '/privacy'],
    ['zh_hk', '/terms_hk', '/privacy_hk'],
  ] as const)('%s leads to its own documents', (language, terms, privacy) => {
    const places = siteColumns(language).flatMap((column) => column.links.map((link) => link.to));
    expect(places).toContain(terms);
    expect(places).toContain(privacy);
  });

  test('the four tools carry the types of the specification', () => {
    const tools = siteColumns('en').flatMap((column) => column.links.filter((link) => link.isTool));
    expect(tools.map((link) => [link.id, link.search?.['type']])).toEqual([
      ['rigCheck', 1],
      ['dag', 2],
      ['asic', 3],
      ['gpu', 4],
    ]);
  });

  test('a tool link gets the moment of the click', () => {
    expect(stampedSearch({ type: 2 }, 1_760_000_000_000)).toEqual({ type: 2, q: 1_760_000_000_000 });
  });

  test('a click for a new tab is left to the browser', () => {
    const plain = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    expect(isPlainClick(plain)).toBe(true);
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) expect(isPlainClick({ ...plain, [key]: true }), key).toBe(false);
    expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  });
});
