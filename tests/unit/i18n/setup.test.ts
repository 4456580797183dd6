import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/contracts/languages.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { makeTranslator } from '#src/i18n/translator.ts';

const instanceOf = (language: string): i18n => makeTranslator(language as Language, 'common');

describe('the sentences of a route', () => {
  it.each(languages)('come in the language of the instance: %s', async (language) => {
    const instance = instanceOf(language);
    await loadNamespaces(instance, ['unset', 'legal']);
    expect(['unset', 'legal'].map((namespace) => instance.hasResourceBundle(language, namespace))).toEqual([true, true]);
  });

  it('are not loaded over what is there', async () => {
    const instance = instanceOf('en');
    instance.addResourceBundle('en', 'unset', { meta: { title: 'mine' } });
    await loadNamespaces(instance, ['unset']);
    expect(instance.getResource('en', 'unset', 'meta.title')).toBe('mine');
  });

  it('that do not exist are a fault that names them', async () => {
    await expect(loadNamespaces(instanceOf('en'), ['nothing' as never])).rejects.toThrow('en/nothing');
    await expect(loadNamespaces(instanceOf('fr'), ['unset'])).rejects.toThrow('fr/unset');
  });

  it('of the core are there from the start, in one language only', async () => {
    const instance = await createI18n('zh_hk');
    expect(instance.t('common:retry')).not.toBe('retry');
    expect(instance.hasResourceBundle('en', 'common')).toBe(false);
  });
});
