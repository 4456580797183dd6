import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/contracts/languages.ts';
import { root, sourceFiles } from './source-files.ts';

const folder = join(root, 'src/i18n/locales');
const namespaces = readdirSync(join(folder, 'en'));

type Sentences = Map<string, string>;

function sentencesOf(language: string, namespace: string): Sentences {
  const flat: Sentences = new Map();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') flat.set(key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, key ? `${key}.${name}` : name);
    else throw new Error(`${language}/${namespace}: ${key} is neither a sentence nor a group`);
  };
  walk(JSON.parse(readFileSync(join(folder, language, namespace), 'utf8')), '');
  return flat;
}

/** Words that stay Latin in Chinese: names, symbols, units, file types, and what an interface calls itself. */
const latinWords = new RegExp(
  readFileSync(join(root, 'tests/fixtures/latin-words.txt'), 'utf8')
    .trim()
    .split(/\s+/)
    .map((word) => `\\b${word}\\b`)
    .join('|'),
  'g',
);

/** English left in a Chinese sentence: two Latin words in a row that no Chinese text would carry. */
export function englishIn(sentence: string): string | undefined {
  const bare = sentence.replace(/\{\{[#^/]?\w+\}\}|https?:\/\/\S+|[\w.-]+@[\w.-]+|\/[\w/?=-]+/g, ' ').replace(latinWords, ' ');
  return /[A-Za-z]{2,}/.exec(bare)?.[0];
}

/** Characters that exist only in Simplified writing: one of them in zh_hk is a converted or forgotten sentence. */
const simplifiedOnly = new RegExp(`[${readFileSync(join(root, 'tests/fixtures/simplified-only.txt'), 'utf8').trim()}]`);
/** Words of the mainland and of Taiwan, and of speech, that Hong Kong writes otherwise (the glossary); a bare 手指 is a finger. */
const notHongKong =
  /視頻|默認|服務器|郵箱|網路|軟體|質量|信息|屏幕截圖|登錄|用戶名|賬戶|帳號|數據庫|裡|綫|影片片段|計算器|硬盤|鼠標|激活|點擊|文件夾|顯卡|固件|運維|聯繫我們|插件|來電|認到|少認|(?<!USB)手指|版面|呼叫|[揀慳]|目前|螢幕|到賬|台數|單台|標稱|工作量證明/;

/** A typed blank between Chinese and Latin, digits or a blank to fill in: `text-autospace` makes that gap (the glossary). */
const typedGap = /[一-鿿] +[\w{$¥+([`]|[\w}%+)\]`°] +[一-鿿]/;

describe.each(namespaces)('%s', (namespace) => {
  const english = sentencesOf('en', namespace);

  it.each(languages)('has the same keys and the same blanks to fill in %s', (language) => {
    const own = sentencesOf(language, namespace);
    // Chinese has no plural: of a counted sentence it has only the `_other` form.
    const expected = [...english.keys()].filter((key) => language === 'en' || !key.endsWith('_one'));
    expect([...own.keys()].toSorted()).toEqual(expected.toSorted());
    // The site's name is in every sentence's reach: one language says it where another says "we".
    const blanks = (sentence = '') => [...sentence.matchAll(/\{\{(?!site\}\})(\w+)\}\}/g)].map((match) => match[1]).toSorted();
    const differing = [...own].filter(([key, sentence]) => blanks(sentence).join() !== blanks(english.get(key)).join()).map(([key]) => key);
    expect(differing).toEqual([]);
    expect([...own].filter(([, sentence]) => sentence.trim() === '').map(([key]) => key)).toEqual([]);
  });

  it.each(['zh', 'zh_hk'])('has no English left in %s', (language) => {
    const left = [...sentencesOf(language, namespace)].flatMap(([key, sentence]) =>
      englishIn(sentence) ? [`${key}: ${englishIn(sentence)}`] : [],
    );
    expect(left).toEqual([]);
  });

  it('has no Simplified characters and no mainland words in zh_hk', () => {
    const wrong = [...sentencesOf('zh_hk', namespace)].filter(
      ([, sentence]) => simplifiedOnly.test(sentence) || notHongKong.test(sentence),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves the gap between Chinese and Latin to the style sheet', () => {
    const typed = ['zh', 'zh_hk'].flatMap((language) =>
      [...sentencesOf(language, namespace)].filter(([, sentence]) => typedGap.test(sentence)),
    );
    expect(typed).toEqual([]);
  });

  it('addresses the visitor as 您 in zh, in the words of the trade', () => {
    expect(
      [...sentencesOf('zh', namespace)].filter(([, sentence]) => /你|合并挖矿|工作量证明|视频课|装不下|永久免费/.test(sentence)),
    ).toEqual([]);
  });

  it('has a title with the brand, in one pattern', () => {
    const titles = languages.flatMap((language) => [...sentencesOf(language, namespace)].filter(([key]) => key.endsWith('meta.title')));
    expect(titles.filter(([, title]) => !/^[^|·]+ \| \{\{site\}\}$/.test(title))).toEqual([]);
  });

  it('uses full-width punctuation between Chinese characters', () => {
    const wrong = ['zh', 'zh_hk'].flatMap((language) =>
      [...sentencesOf(language, namespace)].filter(
        ([key, sentence]) => !key.endsWith('keywords') && /[一-鿿][,;:!?](?![\d])/.test(sentence),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it('finds English in a Chinese sentence, and lets names and units stand', () => {
  expect(englishIn('点击 Show more 查看')).toBe('Show');
  expect(englishIn('BTC 算力 6.21 EH/s，TLS 端口')).toBeUndefined();
});

it.each(['src/features/legal/texts/zh', 'src/features/legal/texts/zh_hk', 'src/server/messages', 'src/server/db/seed'])(
  'leaves the gap between Chinese and Latin to the style sheet in %s',
  (part) => {
    const lines = readdirSync(join(root, part)).flatMap((name) => readFileSync(join(root, part, name), 'utf8').split('\n'));
    expect(lines.filter((line) => typedGap.test(line))).toEqual([]);
  },
);

it('has no mainland words and no speech in the Hong Kong texts that are no locale files', () => {
  const seeds = ['classes', 'announcements', 'tips'].map((name) => readFileSync(join(root, `src/server/db/seed/${name}.json`), 'utf8'));
  const hongKong = seeds.flatMap((text) => [...text.matchAll(/"zh_hk": "(.*)"/g)].map(([, sentence = '']) => sentence));
  const legal = readdirSync(join(root, 'src/features/legal/texts/zh_hk')).flatMap((name) =>
    readFileSync(join(root, 'src/features/legal/texts/zh_hk', name), 'utf8').split('\n'),
  );
  expect(hongKong.length).toBeGreaterThan(20);
  expect([...hongKong, ...legal].filter((sentence) => notHongKong.test(sentence))).toEqual([]);
});

it('joins two sentences as their language does, not by a blank: common:twoSentences', () => {
  const joined = /\} \$\{t\(|\$\{t\([^`]*\)\} \$\{/;
  expect(sourceFiles(['src'], /\.tsx?$/).filter(({ text }) => joined.test(text))).toEqual([]);
  expect(joined.test("`${t('first')} ${second}`") && joined.test("`${first} ${t('second')}`")).toBe(true);
});
