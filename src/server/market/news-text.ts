import type { Language } from '#src/contracts/languages.ts';
import { beijingParts } from '#src/domain/days.ts';
import type { DifficultyAhead, IncomeFacts, Mover, NewsFacts, RewardCutAhead } from './news-facts.ts';
import en from './news/en.json' with { type: 'json' };
import zh from './news/zh.json' with { type: 'json' };
import zhHk from './news/zh_hk.json' with { type: 'json' };

/** One item of the newspaper. */
interface NewsItem {
  readonly title: string;
  readonly summary: string;
}

/** The sentences of one language. Each is written as that language would, not translated; what is to come has a date, since they are read on later days, too. */
type NewsSentences = typeof en;

/** A language without sentences of its own has the news in English. */
const sentences: Readonly<Partial<Record<Language, NewsSentences>>> = { en, zh, zh_hk: zhHk };

/** '{symbol} leads the day' with its values. */
function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** A Beijing day, with its year where `template` has one. */
function dayText(template: string, { months }: NewsSentences, atMs: number): string {
  const { day, month, year } = beijingParts(atMs);
  return fill(template, { day, month, year, monthName: months.split(' ')[month - 1] ?? '' });
}

function difficultyItem(words: NewsSentences, ahead: DifficultyAhead, others: readonly DifficultyAhead[]): NewsItem {
  const { title, summary, other } = words.difficulty;
  const say = (templates: typeof title, { symbol, change, fromText, toText, networkText, adjustAtMs }: DifficultyAhead) =>
    fill(templates[change.direction], {
      symbol,
      change: change.text,
      from: fromText,
      to: toText,
      network: networkText,
      date: dayText(words.day, words, adjustAtMs),
    });
  const told = [say(summary, ahead), ...others.map((each) => say(other, each))];
  return { title: say(title, ahead), summary: told.join(words.betweenSentences) };
}

function moverItem(words: NewsSentences, titles: NewsSentences['best'], { symbol, day, week, priceText }: Mover, more: string): NewsItem {
  return {
    title: fill(titles[day.direction], { symbol, change: day.text, price: priceText }),
    summary: [fill(words.week[week.direction], { change: week.text }), more].join(words.betweenSentences),
  };
}

function breadthText({ breadth }: NewsSentences, { risenCount, coinCount }: NewsFacts): string {
  const template = risenCount === 0 ? breadth.none : risenCount === coinCount ? breadth.all : breadth.some;
  return fill(template, { risen: risenCount, all: coinCount });
}

const earnsText = ({ earns }: NewsSentences, { unit, incomeText, incomeUsdText }: Mover): string =>
  fill(earns, { unit, income: incomeText, usd: incomeUsdText });

function cutItem(
  words: NewsSentences,
  { symbol, isHalving, atMs, heightText, fromText, toText, blocksLeftText }: RewardCutAhead,
): NewsItem {
  const { halving, cut, summary } = words.cut;
  return {
    title: fill(isHalving ? halving : cut, { symbol, date: dayText(words.date, words, atMs) }),
    summary: fill(summary, { symbol, height: heightText, from: fromText, to: toText, left: blocksLeftText }),
  };
}

function incomeItem({ income }: NewsSentences, facts: IncomeFacts): NewsItem {
  const { unit, btcText, usdText, cnyText, feeText, aiText, aiRatioText } = facts;
  return {
    title: fill(income.title, { unit, btc: btcText }),
    summary: fill(income.summary, { unit, fee: feeText, usd: usdText, cny: cnyText, ratio: aiRatioText, ai: aiText }),
  };
}

/** The newspaper's items in a language: difficulty ahead first, then movers, the next halving and what a unit earns. Leaves out what has no facts. */
export function newsItems(facts: NewsFacts, language: Language): NewsItem[] {
  const words = sentences[language] ?? en;
  const { difficulties, best, worst, cut, income } = facts;
  const [ahead, ...others] = difficulties;
  const items: (NewsItem | undefined)[] = [
    ahead && difficultyItem(words, ahead, others),
    best && moverItem(words, words.best, best, breadthText(words, facts)),
    worst && moverItem(words, words.worst, worst, earnsText(words, worst)),
    cut && cutItem(words, cut),
    income && incomeItem(words, income),
  ];
  return items.filter((item) => item !== undefined);
}
