import type { DailyNews, NewsCoin } from '#src/contracts/content.ts';
import { BTC_ID, type Coin, coinById } from '#src/domain/coins.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import { splitDifficulty } from '#src/domain/difficulty.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import type { Money } from '#src/domain/money.ts';
import { splitHashrate } from '#src/domain/units.ts';

interface FigureText {
  readonly value: string;
  readonly unit: string;
}

/** "152.27 T". */
export const figureText = ({ value, unit }: FigureText): string => (unit === '' ? value : `${value} ${unit}`);

/** The coming change of difficulty. `hoursAhead` is null when the response does not say when. */
export interface NextDifficulty {
  readonly figure: FigureText;
  readonly ratio: number;
  readonly hoursAhead: number | null;
}

/** What one unit of hashrate earns in a day, before electricity. */
export interface Income {
  readonly coins: number | null;
  readonly money: Money;
  /** As the coins' own figures imply it. */
  readonly cnyPerUsd: number | undefined;
  readonly unit: string;
}

/** One coin of the paper: figures taken apart from their units, money and ratios still as numbers for the language's formats. */
export interface PaperRow {
  readonly coin: Coin;
  readonly priceUsd: number | null;
  readonly changeRatio: number | null;
  readonly network: FigureText;
  readonly difficulty: FigureText;
  readonly next: NextDifficulty | null;
  readonly income: Income | null;
  /** USD at the ends of the last days, oldest first. */
  readonly prices: readonly number[];
}

export interface Story {
  readonly title: string;
  readonly summary: string;
}

/** One day's paper, ready to be set. */
export interface Paper {
  /** Midnight in Beijing of the paper's day (decision B16). */
  readonly dayStartMs: number;
  readonly lead: Story | undefined;
  readonly headlines: readonly Story[];
  readonly rows: readonly PaperRow[];
  /** The coin of the ruled strip and of the chart: BTC, or the first when there is none. */
  readonly first: PaperRow | undefined;
}

/** Days of prices a sparkline shows; the heading is rendered before the response is there. */
export const TREND_DAYS = 30;

/** The response as a paper. A coin that the catalogue does not know has neither unit nor scale and is left out. */
export function paperOf({ date, coins: newsCoins, news }: DailyNews): Paper {
  const [lead, ...headlines] = news;
  const rate = cnyPerUsd(newsCoins.map((newsCoin) => ({ ...newsCoin, priceUsa: newsCoin.price })));
  const rows = newsCoins.flatMap((newsCoin) => {
    const coin = coinById(newsCoin.coinType);
    return coin ? [rowOf(coin, newsCoin, rate)] : [];
  });
  const first = rows.find((row) => row.coin.id === BTC_ID) ?? rows[0];
  return { dayStartMs: Date.parse(`${date}T00:00:00+08:00`), lead, headlines, rows, first };
}

function rowOf(coin: Coin, news: NewsCoin, rate: number | undefined): PaperRow {
  return {
    coin,
    priceUsd: news.price,
    changeRatio: news.priceIncrRatio,
    network: splitHashrate(news.networkHashrate, 'H/s'),
    difficulty: splitDifficulty(news.difficulty, coin),
    next: nextOf(coin, news),
    income: incomeOf(coin, news, rate),
    prices: news.prices,
  };
}

/** Null for coins that adjust with every block: nobody can forecast those, and the response leaves the field empty. */
function nextOf(coin: Coin, { difficulty, nextdiff, adjustTime }: NewsCoin): NextDifficulty | null {
  if (!nextdiff || !difficulty) return null;
  const hoursAhead = adjustTime === null ? null : Math.max(0, (adjustTime * 1000) / HOUR_MS);
  return { figure: splitDifficulty(nextdiff, coin), ratio: nextdiff / difficulty - 1, hoursAhead };
}

/** Null for a coin without proof of work: none can be had (decision F5), which is more than that it is not known. */
function incomeOf(coin: Coin, news: NewsCoin, rate: number | undefined): Income | null {
  const { dayIncome, dayIncomeMoney, dayIncomeUsd, dayIncomeUnit } = news;
  if (coin.proofOfWorkEndedAtMs !== null || (dayIncome !== null && dayIncome <= 0)) return null;
  return { coins: dayIncome, money: { CNY: dayIncomeMoney, USD: dayIncomeUsd }, cnyPerUsd: rate, unit: dayIncomeUnit || coin.unit };
}

/** A wait in the unit a reader thinks in: whole days from a day on, else whole hours, at least one. */
export function waitOf(hoursAhead: number): { readonly unit: 'days' | 'hours'; readonly amount: number } {
  if (hoursAhead >= 24) return { unit: 'days', amount: Math.round(hoursAhead / 24) };
  return { unit: 'hours', amount: Math.max(1, Math.ceil(hoursAhead)) };
}

/** Midnights in Beijing of the first and the last of a series' days; its last day is the paper's own. */
export function seriesDays(dayStartMs: number, length: number): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: dayStartMs - Math.max(0, length - 1) * DAY_MS, toMs: dayStartMs };
}
