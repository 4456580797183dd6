import { describe, expect, test } from 'vitest';

import { brand } from '#src/lib/brand.ts';
import { footerColumns, isPlainClick, knownColumns, stampedSearch } from '#src/features/shell/footer/footer-items.ts';

const ids = (columns: ReturnType<typeof footerColumns>) => columns.flatMap((column) => column.links.map((link) => link.id));

describe('the footer', () => {
  test('shows only what exists and drops an empty column', () => {
    const known = new Set(['/', '/about-us', '/daily-paper', '/terms_en']);
    const columns = knownColumns(footerColumns('en'), (path) => known.has(path));
    expect(columns.map((column) => column.id)).toEqual(['product', 'tools', 'about']);
    expect(ids(columns)).toEqual(['pool', 'dailyPaper', 'about', 'contact', 'terms']);
  });

  test('an unset outside place shows once the page that explains it exists', () => {
    expect(ids(knownColumns(footerColumns('en'), (path) => path === '/unset'))).toEqual(['rigs']);
  });

  test('an outside place that is set shows whatever pages there are, and takes the place of the one inside', () => {
    const places = [brand.links.rigManagement, brand.links.tutorial];
    const before = places.map((place) => ({ ...place }));
    expect(footerColumns('en')[2]?.links[0]).toEqual({ id: 'tutorials', to: '/help', search: { topic: 'pool' } });
    for (const place of places) Object.assign(place, { isSet: true });
    expect(ids(knownColumns(footerColumns('en'), () => false))).toEqual(['rigs', 'tutorials']);
    for (const [index, place] of places.entries()) Object.assign(place, before[index]);
  });

  test.each([
    ['en', '/terms_en', '/privacy_en'],
    ['zh', '/terms', '/privacy'],
    ['zh_hk', '/terms_hk', '/privacy_hk'],
  ] as const)('%s leads to its own documents', (language, terms, privacy) => {
    const places = footerColumns(language).flatMap((column) => column.links.map((link) => link.to));
    expect(places).toContain(terms);
    expect(places).toContain(privacy);
  });

  test('the four tools carry the types of the specification', () => {
    const tools = footerColumns('en').flatMap((column) => column.links.filter((link) => link.isTool));
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
