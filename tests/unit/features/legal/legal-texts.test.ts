import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '#src/app/build-plugins/markdown-blocks.ts';
import { siteTermsOf, withSiteTerms } from '#src/domain/site-terms.ts';
import { type InlineRun, type MarkdownBlock, sectionsOf } from '#src/features/legal/legal-texts.ts';

const documents = ['terms', 'privacy'] as const;
const languages = ['en', 'zh', 'zh_hk'] as const;

const product = siteTermsOf({}, false);
const operator = siteTermsOf({}, true);

function source(document: string, language: string, terms = product): string {
  const path = new URL(`../../../../src/features/legal/texts/${language}/${document}.md`, import.meta.url);
  return withSiteTerms(readFileSync(path, 'utf8'), terms);
}

function shape(blocks: readonly MarkdownBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'heading' ? `h${block.level}` : block.kind === 'table' ? `table${block.rows.length}` : block.kind))
    .join(' ');
}

function runsOf(block: MarkdownBlock): readonly InlineRun[] {
  if (block.kind === 'paragraph') return block.runs;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [...block.header, ...block.rows.flat()].flat() : [];
}

describe.each(documents)('the document %s', (document) => {
  const compiled = languages.map((language) => compileMarkdown(source(document, language)));

  it('has the same sections, lists and tables in every language, so that no language lacks a clause', () => {
    const [english, ...others] = compiled.map(shape);
    for (const other of others) expect(other).toBe(english);
  });

  it('has them on an operator’s own site, too, with the same numbers', () => {
    const own = languages.map((language) => compileMarkdown(source(document, language, operator)));
    const [english, ...others] = own.map(shape);
    for (const other of others) expect(other).toBe(english);
    expect(own.map((blocks) => sectionsOf(blocks).length)).toEqual(compiled.map((blocks) => sectionsOf(blocks).length));
  });

  it('starts with its only title and lists its sections', () => {
    for (const blocks of compiled) {
      expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1)).toEqual([blocks[0]]);
      expect(sectionsOf(blocks).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('links only to pages of this site and to its own language', () => {
    const own = { en: /^\/(terms|privacy)_en$/, zh: /^\/(terms|privacy)$/, zh_hk: /^\/(terms|privacy)_hk$/ };
    languages.forEach((language, index) => {
      const links = (compiled[index] ?? []).flatMap(runsOf).flatMap((run) => (run.kind === 'link' ? [run.href] : []));
      expect(links.filter((href) => href !== '/about-us?id=wrap' && !own[language].test(href))).toEqual([]);
      expect(links.length).toBe(2);
    });
  });
});

describe.each(['ukrpool-terms', 'ukrpool-privacy'])('the partner document %s', (document) => {
  const blocks = compileMarkdown(source(document, 'en'));

  it('starts with its only title and lists its sections', () => {
    expect(blocks.filter((block) => block.kind === 'heading' && block.level === 1)).toEqual([blocks[0]]);
    expect(sectionsOf(blocks).length).toBeGreaterThanOrEqual(10);
  });

  it('links to the English documents only', () => {
    const links = blocks.flatMap(runsOf).flatMap((run) => (run.kind === 'link' ? [run.href] : []));
    expect(links.filter((href) => !/^\/(terms_en|privacy_en|terms_ukrpool|policy_ukrpool|about-us\?id=wrap)$/.test(href))).toEqual([]);
    expect(links.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the facts in the texts', () => {
  it.each(languages)('states the payout rules in %s', (language) => {
    const text = source('terms', language);
    for (const fact of [
      '08:00',
      '16:00',
      '11:00',
      '0.1 ETH',
      '0.01 ETH',
      '0.1 ETC',
      'FPPS',
      'PPLNS',
      '2%',
      '1%',
      '0.5%',
      'ERC20',
      'OKC',
      '0.05',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it.each(languages)('states in %s how long things are kept', (language) => {
    const text = source('privacy', language);
    for (const fact of [/90 ?(days|天|日)/, /12 ?(months|个月|個月)/, /1 ?(day|天|日)/, /IndexedDB/, /uiMode/, /\blang\b/, /agreement/]) {
      expect(text).toMatch(fact);
    }
  });

  it.each(languages)('names in %s each thing that is kept on the device, and the control as it is called there', (language) => {
    const text = source('privacy', language);
    const { actions } = JSON.parse(readFileSync(`src/i18n/locales/${language}/overview.json`, 'utf8')) as { actions: { forget: string } };
    expect(text).toContain(actions.forget);
    for (const fact of [
      /session storage/i,
      /local storage/,
      /phone number and country code|手机号与国家或地区代码|手機號碼與國家或地區代碼/,
      /100/,
    ]) {
      expect(text).toMatch(fact);
    }
  });

  it('is written in Hong Kong Chinese: neither Simplified characters nor converted mainland or Taiwan words', () => {
    const text = source('terms', 'zh_hk') + source('privacy', 'zh_hk');
    expect(text).not.toMatch(
      /[们这为国个时产业东丝两严丧临丽举义乌乐乔习乡书买乱争于亏云亚产亩亲亿仅从仓仪价众优会伟传伤伦伪体余佣侠侣侦侧侨俭债倾偿储儿关兴养兽内册写军农冯冲决况冻净凉减凑几凤凭击则刚创删别刘币账户]/,
    );
    expect(text).not.toMatch(/網路|軟體|視頻|默認|服務器|郵箱|隱私|裡|程序|支持/);
  });
});
