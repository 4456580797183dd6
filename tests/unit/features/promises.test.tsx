import { describe, expect, it } from 'vitest';
import type { Language } from '#src/contracts/languages.ts';
import { createI18n, loadAllNamespaces } from '#src/i18n/setup.ts';

describe('sentences with a count', () => {
  it('have a singular in English, and one form in Chinese', async () => {
    const said = async (language: Language, count: number) => (await createI18n(language)).t('pool:tools.copied', { count });
    expect(await said('en', 1)).toBe('Copied 1 coin as CSV');
    expect(await said('en', 7)).toBe('Copied 7 coins as CSV');
    expect(await said('zh', 1)).toBe('已将1种币复制为CSV');
  });
});

it.each(['en', 'zh', 'zh_hk'] as const)('AI(BTC) is explained where it first stands, in %s', async (language) => {
  const i18n = await createI18n(language);
  await loadAllNamespaces(i18n);
  for (const sentence of [i18n.t('pool:ledeAi'), i18n.t('help:answers.address.answer')]) {
    for (const fact of ['AI(BTC)', 'SHA256', 'PPS']) expect(sentence).toContain(fact);
  }
});
