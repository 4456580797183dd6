import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
const load = async () => (await import('#src/app/thing-data.ts')).writeThingData;

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  document.head.replaceChildren();
});

it('tells search engines of the thing on the page, of the next instead, and of none on a page without', async () => {
  const writeThingData = await load();
  writeThingData({ '@type': 'VideoObject', name: 'One' });
  expect(blocks()).toEqual(['{"@context":"https://schema.org","@type":"VideoObject","name":"One"}']);
  writeThingData({ '@type': 'VideoObject', name: 'Two' });
  expect(blocks()).toEqual(['{"@context":"https://schema.org","@type":"VideoObject","name":"Two"}']);
  writeThingData(undefined);
  expect(blocks()).toEqual([]);
});

it('passes its text through a policy that lets nothing through but JSON', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScript(text: string): string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const writeThingData = await load();
  writeThingData({ name: 'One' });
  expect(blocks()).toEqual(['{"@context":"https://schema.org","name":"One"}']);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('json-ld');
  expect(() => createPolicy.mock.calls[0]?.[1].createScript('alert(1)')).toThrow(SyntaxError);
});
