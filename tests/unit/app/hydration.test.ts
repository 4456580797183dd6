import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canHydrate } from '#src/app/hydration.ts';
import { pages } from '#src/app/pages.ts';
import { root } from '#tests/architecture/source-files.ts';

/** What the root element of a page says, as the build writes it. */
const made = (path: string | undefined) => {
  const query = pages[path?.split('?')[0] ?? '']?.query;
  return { ...(path !== undefined && { path }), ...(query && { query: query.join(' ') }) };
};

describe('whether the HTML that came can be hydrated', () => {
  it.each([
    ['it was made for this very route', '/about-us', '/about-us', '', true],
    ['the query changes nothing at first', '/', '/', '?language=zh&id=coins&q=1763640000', true],
    ['no route knows the parameter', '/', '/', '?utm_source=x&fbclid=1', true],
    ['the parameter is that of another route', '/about-us', '/about-us', '?type=3', true],
    ['the landing page has two addresses', '/', '/home', '', true],
    ['and the other way round', '/home', '/', '', true],
    ['it is a shell, made for no route', undefined, '/', '', false],
    ['it was made for another route', '/', '/about-us', '', false],
    ['the guard has sent the visitor elsewhere', '/login', '/', '', false],
    ['the query may change what is shown', '/help', '/help', '?topic=2', false],
    ['the kiosk stands in its place', '/', '/', '?kiosk=1', false],
    ['one of several parameters may', '/', '/', '?language=zh&utm_source=x&kiosk=1', false],
    ['it was made for this tool', '/tools?type=3', '/tools', '?type=3&hashrate=200', true],
    ['it was made for another tool', '/tools?type=2', '/tools', '?type=3', false],
    ['it was made for a tool and none is named', '/tools?type=3', '/tools', '', false],
    ['it was made for no tool and one is named', '/tools', '/tools', '?type=3', false],
    ['a parameter of that name has no value', '/', '/', '?language', true],
  ])('%s', (_case, madeFor, pathname, searchStr, expected) => {
    expect(canHydrate(made(madeFor), { pathname, searchStr })).toBe(expected);
  });

  it('every parameter that a route declares is in its row of the table, but for those known to change nothing', () => {
    const routes = join(root, 'src/routes');
    const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const declared = files.flatMap((file) => {
      const text = readFileSync(join(routes, file), 'utf8');
      const [, path = ''] = /createFileRoute\('(?:\/_(?:shell|plain))?([^']+)'\)/.exec(text) ?? [];
      return text.includes('validateSearch') ? [...text.matchAll(/(\w+): z\.catch\(/g)].map(([, name = '']) => ({ path, name })) : [];
    });
    const harmless = declared.filter(({ path, name }) => canHydrate(made(path), { pathname: path, searchStr: `?${name}=9` }));
    expect(declared).toContainEqual({ path: '/overview', name: 'addr' });
    // Looked at once the page is hydrated; the last three are what another app shares.
    const afterHydration = ['date', 'with', 'file', 'for', 'title', 'text', 'url'];
    const known = new Set(['language', 'id', 'q', 'redirect', 'addr', 'coinType', 'worker', 'watch', ...afterHydration]);
    expect(new Set(harmless.map(({ name }) => name))).toEqual(known);
  });
});
