import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '#src/contracts/languages.ts';
import { root, sourceFiles } from './source-files.ts';

const folder = join(root, 'src/i18n/locales');
const meta = z.object({ title: z.string(), description: z.string(), keywords: z.string() });

/** What search engines and tabs show of every page with sentences of its own, by the place of its sentences. */
function metasOf(language: string): ReadonlyMap<string, z.output<typeof meta>> {
  const found = readdirSync(join(folder, language)).flatMap((file) => {
    const sentences: object = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
    // A legal document's stand one level deeper.
    return Object.entries(sentences).flatMap(([name, group]) => {
      const { data } = meta.safeParse(file === 'legal.json' ? group.meta : group);
      return data ? [[`${file.replace('.json', '')}:${name}`, data] as const] : [];
    });
  });
  return new Map(found);
}

/** A sentence that says what a page is for; Chinese says it in half the signs. */
const shortest = { en: 60, zh: 40, zh_hk: 40 };

describe.each(languages)('every page in %s', (language) => {
  const metas = metasOf(language);

  it('has a title and a description of its own, long enough to say what it is for', () => {
    expect(metas.size).toBeGreaterThan(25);
    for (const part of ['title', 'description'] as const) {
      const texts = [...metas.values()].map((each) => each[part]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
    expect([...metas].filter(([, { description }]) => description.length < shortest[language])).toEqual([]);
  });

  it('is named by its route, the page of what was not found too', () => {
    const routes = sourceFiles(['src/routes'], /\.tsx$/).filter(({ text }) => text.includes('createFileRoute('));
    const places = routes.flatMap(({ text }) => {
      const namespace = /\bpage\(\[?'([\w-]+)'/.exec(text)?.[1];
      return namespace === undefined ? (/\bmeta: '([\w:-]+)'/.exec(text)?.[1] ?? []) : `${namespace}:meta`;
    });
    expect(places).toContain('not-found:meta');
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !metas.has(place))).toEqual([]);
  });
});
