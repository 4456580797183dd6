import { searchWord } from '#src/domain/search-word.ts';
import { stem } from './english-stem.ts';
import { foldHan } from './han-variants.ts';

/** Words that say nothing about what is asked. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can could do does did for from had has have how i if in into is it its me my no not of on or our so ' +
    'that the their them then there these they this to too was we were what when where which who why will with would you your am ' +
    'cant cannot dont doesnt didnt isnt arent wont havent hasnt im ive should shall may please just about any some get need want'
  ).split(' '),
);

/** The same in Chinese; what stays around them are words of their own. */
const STOP_HAN =
  /为什么|怎么办|怎么样|怎么|怎样|如何|什么|请问|可以|应该|为何|哪里|哪个|哪些|是否|还是|如果|一下|我的|我|的|了|吗|呢|啊|吧|在|是|把|被|很|都|和|与|及|或|你|您|咋|么|点样|点算|嘅/g;

/** One word for what is said in several ways, here and in Hong Kong, in folded writing; 'not yet' and 'not' are one. */
const SAME_HAN: readonly (readonly [RegExp, string])[] = [
  [/没有|未有|尚未|还没|不到(?=[账帐])|未|冇/g, '没'],
  [/唔/g, '不'],
  [/[帐賬]/g, '账'],
  [/登[陆入]/g, '登录'],
  [/什么时候|几时|几点/g, '何时'],
  [/连接埠/g, '端口'],
  [/显示卡/g, '显卡'],
  [/韧体/g, '固件'],
  [/外挂程式/g, '插件'],
  [/应用程式/g, '应用'],
  [/短讯/g, '短信'],
  [/电邮/g, '邮箱'],
  [/连结/g, '链接'],
  [/支援/g, '支持'],
  [/计算机/g, '计算器'],
];

/** What a text is searched by: English stems, and of Chinese, which has no blanks, pairs of characters. */
export interface Terms {
  readonly words: readonly string[];
  readonly pairs: readonly string[];
  /** Single characters: a hint where no pair fits. */
  readonly characters: readonly string[];
}

function hanTerms(run: string): { pairs: string[]; characters: string[] } {
  const characters = [...run];
  return { characters, pairs: characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`) };
}

/** A text in small letters without accents and apostrophes, Chinese in one writing and without words that say nothing. */
function plain(text: string): string {
  const folded = foldHan(
    searchWord(text)
      .normalize('NFD')
      .replaceAll(/\p{Mn}|['’]/gu, ''),
  );
  const one = SAME_HAN.reduce((written, [variants, spelling]) => written.replaceAll(variants, spelling), folded);
  return one.replaceAll(STOP_HAN, ' ');
}

/** The English words of a text as they are typed, without those that say nothing, unless it has no others. */
function englishWords(text: string): readonly string[] {
  const all = text.match(/[a-z0-9]+/g) ?? [];
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** What a text, typed or written, is searched by. */
export function termsOf(text: string): Terms {
  const written = plain(text);
  const runs = (written.match(/\p{Script=Han}+/gu) ?? []).map(hanTerms);
  return {
    words: englishWords(written).map(stem),
    pairs: runs.flatMap(({ pairs }) => pairs),
    characters: runs.flatMap(({ characters }) => characters),
  };
}
