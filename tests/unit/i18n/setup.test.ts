import { createInstance, type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';

async function instanceOf(language: string): Promise<i18n> {
  const instance = createInstance();
  await instance.init({ lng: language, resources: {}, fallbackLng: false });
  return instance;
}

describe('the sentences of a route', () => {
  it.each(languages)('come in the language of the instance: %s', async (language) => {
    const instance = await instanceOf(language);
    await loadNamespaces(instance, ['unset', 'legal']);
    expect(['unset', 'legal'].map((namespace) => instance.hasResourceBundle(language, namespace))).toEqual([true, true]);
  });

  it('are not loaded over what is there', async () => {
    const instance = await instanceOf('en');
    instance.addResourceBundle('en', 'unset', { meta: { title: 'mine' } });
    await loadNamespaces(instance, ['unset']);
    expect(instance.getResource('en', 'unset', 'meta.title')).toBe('mine');
  });

  it('that do not exist are a fault that names them', async () => {
    await expect(loadNamespaces(await instanceOf('en'), ['nothing' as never])).rejects.toThrow('en/nothing');
    await expect(loadNamespaces(await instanceOf('fr'), ['unset'])).rejects.toThrow('fr/unset');
  });

  it('of the core are there from the start, in one language only', async () => {
    const instance = await createI18n('zh_hk');
    expect(instance.t('common:retry')).not.toBe('retry');
    expect(instance.hasResourceBundle('en', 'common')).toBe(false);
  });
});
