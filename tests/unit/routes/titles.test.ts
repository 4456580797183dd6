import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/setup.ts';
import { languages, type Language } from '#src/contracts/languages.ts';
import { toolIds, toolTypes } from '#src/parts/tools.ts';
import { Route as helpRoute } from '#src/routes/_shell/help.tsx';
import { Route as toolsRoute } from '#src/routes/_shell/tools.tsx';

/** What the head of the page names, by the route's loader. */
async function named(route: typeof helpRoute | typeof toolsRoute, deps: object, language: Language = 'en') {
  const { loader } = route.options;
  if (typeof loader !== 'function') throw new TypeError('no loader');
  const context = { i18n: await createI18n(language), prefetch: vi.fn() };
  const loaded: { thingName?: string; thingDescription?: string } = await loader({ context, deps } as never);
  return loaded;
}

it.each(languages)('each tool has a title and a description of its own in %s', async (language) => {
  const tools = await Promise.all(toolIds.map((id) => named(toolsRoute, { type: toolTypes[id] }, language)));
  const titles = tools.map(({ thingName }) => thingName);
  expect(new Set(titles).size).toBe(toolIds.length);
  expect(titles).not.toContain(undefined);
  const descriptions = tools.map(({ thingDescription = '' }) => thingDescription);
  expect(new Set(descriptions).size).toBe(toolIds.length);
  for (const description of descriptions) expect(description.length).toBeGreaterThan(30);
  expect((await named(toolsRoute, { type: undefined }, language)).thingName).toBeUndefined();
});

describe('an answer of the help that a link names', () => {
  it('is in the title', async () => {
    expect((await named(helpRoute, { answer: 'noPayout' })).thingName).toMatch(/\?$/);
    expect((await named(helpRoute, { answer: 'noPayout' }, 'zh')).thingName).toMatch(/？$/);
  });

  it.each([undefined, 'none', 'constructor', 'noPayout.question'])('leaves the title as it is where it is %s', async (answer) => {
    expect((await named(helpRoute, { answer })).thingName).toBeUndefined();
  });
});
