import { describe, expect, it, vi } from 'vitest';
import { loadLegalText, loadPartnerText, type MarkdownBlock } from '#src/features/legal/legal-texts.ts';

/** Stands for a compiled document: its name is its title. */
const compiled = vi.hoisted(() => (text: string) => ({ default: [{ kind: 'heading', level: 1, id: text, text }] }));

vi.mock('#src/features/legal/texts/en/terms.md', () => compiled('en terms'));
vi.mock('#src/features/legal/texts/en/privacy.md', () => compiled('en privacy'));
vi.mock('#src/features/legal/texts/en/ukrpool-terms.md', () => compiled('en ukrpool-terms'));
vi.mock('#src/features/legal/texts/en/ukrpool-privacy.md', () => compiled('en ukrpool-privacy'));
vi.mock('#src/features/legal/texts/zh/terms.md', () => compiled('zh terms'));
vi.mock('#src/features/legal/texts/zh/privacy.md', () => compiled('zh privacy'));
vi.mock('#src/features/legal/texts/zh_hk/terms.md', () => compiled('zh_hk terms'));
vi.mock('#src/features/legal/texts/zh_hk/privacy.md', () => compiled('zh_hk privacy'));

const titleOf = ([title]: readonly MarkdownBlock[]) => (title?.kind === 'heading' ? title.text : undefined);

describe('a legal document', () => {
  it.each([
    ['en', 'Contents', 'Terms of service | OKKONG', 'Privacy policy | OKKONG'],
    ['zh', '目录', '用户服务协议 | OKKONG', '隐私政策 | OKKONG'],
    ['zh_hk', '目錄', '用戶服務協議 | OKKONG', '私隱政策 | OKKONG'],
  ] as const)(
    'comes with the words around it and the head of the page in its own language: %s',
    async (language, contents, terms, privacy) => {
      for (const [document, head] of [
        ['terms', terms],
        ['privacy', privacy],
      ] as const) {
        const text = await loadLegalText(document, language);
        expect(titleOf(text.blocks)).toBe(`${language} ${document}`);
        expect(text).toMatchObject({ document, language, sentences: { contents }, meta: { title: head } });
      }
    },
  );

  it.each([
    ['ukrpoolTerms', 'en ukrpool-terms', 'Terms of service of the Ukrainian partner pool | OKKONG'],
    ['ukrpoolPrivacy', 'en ukrpool-privacy', 'Privacy policy of the Ukrainian partner pool | OKKONG'],
  ] as const)('of the partner pool is the English one: %s', async (document, title, head) => {
    const text = await loadPartnerText(document);
    expect(titleOf(text.blocks)).toBe(title);
    expect(text).toMatchObject({ document, language: 'en', sentences: { contents: 'Contents' }, meta: { title: head } });
  });
});
