import { createInstance, type i18n } from 'i18next';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { makeTranslator } from '#src/i18n/translator.ts';

const folder = new URL('../../../src/i18n/locales/', import.meta.url);

/** Every key of a group of sentences, without the endings of plurals. */
function keysOf(group: object, before = ''): string[] {
  return Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'object' ? keysOf(value as object, `${before}${name}.`) : [`${before}${name.replace(/_(?:one|other)$/, '')}`],
  );
}

/** Any name has a value, but those that are left out. */
const valuesOf = (extra: object) => ({ name: 'A & <b>', amount: 12.5, none: null, symbol: '{{name}}', ...extra });

describe.each(languages)('the translator and i18next: %s', (language) => {
  const ours = makeTranslator(language, 'common');
  let theirs: i18n;
  const keys: string[] = [];
  beforeAll(async () => {
    theirs = createInstance();
    await theirs.init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      resources: { [language]: {} },
    });
    for (const file of readdirSync(new URL(`${language}/`, folder))) {
      const namespace = file.replace('.json', '');
      const sentences = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as object;
      for (const instance of [ours, theirs]) instance.addResourceBundle(language, namespace, sentences);
      keys.push(...keysOf(sentences).map((key) => `${namespace}:${key}`));
    }
  });

  it('say every sentence alike, with values, without, and by the count', () => {
    expect(keys.length).toBeGreaterThan(1_000);
    for (const values of [{}, { count: 0 }, { count: 1 }, { count: 1.5 }].map(valuesOf))
      expect(keys.map((key) => ours.t(key as never, values as never))).toEqual(keys.map((key) => theirs.t(key as never, values as never)));
  });

  it('know alike what is there', () => {
    const asked = [...keys, 'common:nothing', 'nothing:retry', 'common'];
    expect(asked.map((key) => ours.exists(key))).toEqual(asked.map((key) => theirs.exists(key)));
    expect(ours.t('common:nothing.at.all' as never)).toBe(theirs.t('common:nothing.at.all' as never));
    expect(ours.t('retry' as never)).toBe(theirs.t('common:retry' as never));
  });

  it('fix a namespace alike', () => {
    const [mine, its] = [ours, theirs].map((instance) => instance.getFixedT(null, 'tools'));
    expect(mine?.('title')).toBe(its?.('title'));
    expect(mine?.('common:retry' as never)).toBe(its?.('common:retry' as never));
    expect(ours.getFixedT(null, 'tools')).toBe(mine);
  });
});
