import type { TFunction } from 'i18next';
import type { DailyNews, NewsCoin } from '#src/contracts/content.ts';
import type { PriceSourceName } from '#src/contracts/rows.ts';
import { BTC_ID, type Coin, coinById } from '#src/domain/coins.ts';
import { figureMoment, timeLeft } from '#src/domain/age.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { splitDifficulty } from '#src/domain/difficulty.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { known, type Maybe, product, quotient } from '#src/domain/known.ts';
import type { Money } from '#src/domain/money.ts';
import {
  type IncomeRecord,
  incomeText,
  parentSymbol,
  shownUnitOf,
  sideCoinOf,
  type SideIncome,
  statedUnitOf,
  unitIncome,
  unitsIn,
} from '#src/domain/unit-income.ts';
import { splitHashrate, toHs } from '#src/domain/units.ts';
import { chainsOf, type PaperChain } from './chain.model.ts';

interface FigureText {
  readonly value: string;
  readonly unit: string;
}

/** "152.27 T". */
export const figureText = ({ value, unit }: FigureText): string => (unit === '' ? value : `${value} ${unit}`);

/** The coming change of difficulty. `secondsAhead` is null when the response does not say when. */
export interface NextDifficulty {
  readonly figure: FigureText;
  readonly ratio: number;
  readonly secondsAhead: number | null;
  /** When the response was made, ms, from which they count; undefined where that is not known. */
  readonly madeAtMs: number | undefined;
}

/** What one unit of hashrate earns in a day, before electricity. */
export interface Income {
  /** '0.00103000 LTC + 4.13271000 DOGE'. */
  readonly text: string;
  /** Worth of all of it. */
  readonly money: Money;
  /** As the coins' own figures imply it. */
  readonly cnyPerUsd: number | undefined;
  readonly unit: string;
  /** The coin in whose income this one is counted already: LTC, for DOGE. */
  readonly within: string | undefined;
}

/** One coin of the paper: figures taken apart from their units, money and ratios still as numbers for the language's formats. */
export interface PaperRow {
  readonly coin: Coin;
  readonly priceUsd: number | null;
  readonly changeRatio: number | null;
  readonly network: FigureText;
  readonly difficulty: FigureText;
  /** Null where it cannot be forecast, undefined where the pool does not state it. */
  readonly next: NextDifficulty | null | undefined;
  readonly income: Income | null;
  /** USD at the ends of the last days, oldest first; undefined for a day that is not known. */
  readonly prices: readonly (number | undefined)[];
}

export interface Story {
  readonly title: string;
  readonly summary: string;
}

/** One day's paper, ready to be set. */
export interface Paper {
  /** The paper's Beijing day, YYYY-MM-DD, and that of the pool's first, where it says which. */
  readonly date: string;
  readonly firstDate: string | undefined;
  /** Midnight in Beijing of the paper's day. */
  readonly dayStartMs: number;
  /** The market to name beside the prices. */
  readonly priceFrom: PriceSourceName;
  readonly lead: Story | undefined;
  readonly headlines: readonly Story[];
  readonly rows: readonly PaperRow[];
  /** The coin of the ruled strip and of the chart: BTC, or the first when there is none. */
  readonly first: PaperRow | undefined;
  /** The state of chains, of the coins of which the pool states it. */
  readonly chains: readonly PaperChain[];
}

/** Days of prices a sparkline shows; the heading is rendered before the response is there. */
export const TREND_DAYS = 30;

/** The response as a paper, made at `madeAtMs`. A coin that the catalogue does not know has neither unit nor scale and is left out. */
export function paperOf({ date, firstDate, priceFrom, coins: newsCoins, news }: DailyNews, madeAtMs?: number): Paper {
  const [lead, ...headlines] = news;
  const rate = cnyPerUsd(newsCoins.map((newsCoin) => ({ ...newsCoin, priceUsa: newsCoin.price })));
  const rows = newsCoins.flatMap((newsCoin) => {
    const coin = coinById(newsCoin.coinType);
    return coin ? [rowOf(coin, newsCoin, { all: newsCoins, cnyPerUsd: rate, madeAtMs })] : [];
  });
  const first = rows.find((row) => row.coin.id === BTC_ID) ?? rows[0];
  const chains = chainsOf({ coins: newsCoins });
  return { date, firstDate, dayStartMs: Date.parse(`${date}T00:00:00+08:00`), priceFrom, lead, headlines, rows, first, chains };
}

function rowOf(coin: Coin, news: NewsCoin, priced: PricedNews): PaperRow {
  return {
    coin,
    priceUsd: news.price,
    changeRatio: news.priceIncrRatio,
    network: splitHashrate(news.networkHashrate, 'H/s'),
    difficulty: splitDifficulty(news.difficulty, coin),
    next: nextOf(coin, news, priced.madeAtMs),
    income: incomeOf(coin, news, priced),
    prices: news.prices.map(known),
  };
}

/** Null where it cannot be forecast, for it follows every block or few of them; undefined where the response does not state it. */
function nextOf(coin: Coin, { difficulty, nextdiff, adjustTime }: NewsCoin, madeAtMs: number | undefined): PaperRow['next'] {
  if (!nextdiff || !difficulty) return coin.retargetBlocks === null ? null : undefined;
  return { figure: splitDifficulty(nextdiff, coin), ratio: nextdiff / difficulty - 1, secondsAhead: adjustTime, madeAtMs };
}

interface PricedNews {
  readonly all: readonly NewsCoin[];
  readonly cnyPerUsd: number | undefined;
  readonly madeAtMs: number | undefined;
}

/** Null for a coin without proof of work: none can be had, which is more than that it is not known. */
function incomeOf(coin: Coin, news: NewsCoin, { all, cnyPerUsd: rate }: PricedNews): Income | null {
  if (coin.proofOfWorkEndedAtMs !== null || (news.dayIncome !== null && news.dayIncome <= 0)) return null;
  const unit = shownUnitOf(coin, news);
  const side = sideIncomeOf(coin, news, all);
  const income = unitIncome({ coin, record: recordOf(news), side, cnyPerUsd: rate }, unit);
  // With a coin mined along the worth is that of both, whichever of them the pool's own holds.
  const usd = side && rate !== undefined ? undefined : product(news.dayIncomeUsd, unitsIn(unit, statedUnitOf(coin, news)));
  return {
    text: incomeText({ symbol: coin.incomeSymbol, coins: income.coins, side: side && { symbol: side.symbol, coins: income.side } }),
    money: { ...income.money, ...(usd !== undefined && { USD: usd }) },
    cnyPerUsd: rate,
    unit,
    within: parentSymbol(
      coin,
      all.filter((each) => each.hasSideCoin !== 0).map(({ coinType }) => coinById(coinType)),
    ),
  };
}

/** The response has neither reward nor fee: its incomes stand as they are stated. */
const recordOf = (news: NewsCoin): IncomeRecord => ({
  ...news,
  priceUsa: news.price,
  blockReward: null,
  fee: '',
  incomeType: '',
  txFeeRatio: null,
});

function sideIncomeOf(coin: Coin, news: NewsCoin, all: readonly NewsCoin[]): SideIncome | undefined {
  const sideCoin = sideCoinOf(coin, news);
  const ofSide = all.find(({ coinType }) => coinType === sideCoin?.id);
  if (!sideCoin) return undefined;
  const perHs = ofSide && quotient(ofSide.dayIncome, toHs(1, statedUnitOf(sideCoin, ofSide)));
  return { symbol: sideCoin.symbol, perHs, priceUsd: ofSide?.price };
}

/** What stands in the place of a forecast that there is not. */
export function withoutForecast({ next }: Pick<PaperRow, 'next'>, t: TFunction<'daily-paper'>): string {
  return next === null ? t('notForecast') : '--';
}

/** How a paper writes when something comes. */
interface WaitWords {
  readonly t: TFunction<'daily-paper'>;
  beijingDay(atMs: number): string;
}

/** "in 4 d", "any moment" for a change that is due, '' where the response does not say when; of a paper that is not of now the day. */
export function waitText(next: NextDifficulty, { t, beijingDay }: WaitWords, nowMs: number): string {
  const { secondsAhead, madeAtMs } = next;
  if (secondsAhead === null) return '';
  if (!figureMoment(madeAtMs, nowMs).isNow) return dueText(next, { t, beijingDay }, nowMs);
  if (secondsAhead <= 0) return t('due');
  const { unit, count } = timeLeft(secondsAhead);
  return unit === 'days' ? t('inDays', { days: count }) : t('inHours', { hours: count });
}

/** "on 7 Dec", "was due on 7 Dec": for what is read later than it is written. '' where the response does not say when. */
export function dueText({ secondsAhead, madeAtMs }: NextDifficulty, { t, beijingDay }: WaitWords, nowMs: number): string {
  if (secondsAhead === null || madeAtMs === undefined) return '';
  const atMs = madeAtMs + secondsAhead * SECOND_MS;
  return t(atMs > nowMs ? 'onDay' : 'wasDue', { day: beijingDay(atMs) });
}

/** Midnights in Beijing of the first and the last of a series' days; its last day is the paper's own. */
export function seriesDays(dayStartMs: number, length: number): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: dayStartMs - Math.max(0, length - 1) * DAY_MS, toMs: dayStartMs };
}

/** What a sentence says of a series of prices, written by `usd`: of those that are known. */
export function seriesFacts(prices: readonly Maybe[], usd: (price: Maybe) => string) {
  const told = prices.flatMap((price) => known(price) ?? []);
  return { first: usd(told[0]), last: usd(told.at(-1)), lowest: usd(Math.min(...told)), highest: usd(Math.max(...told)) };
}

/** The chain of the coin that the reader chose, else that of the lead coin, else the first. */
export function chainOfPaper({ chains, first }: Pick<Paper, 'chains' | 'first'>, chosen: string | undefined): PaperChain | undefined {
  const ofSymbol = (symbol: string | undefined) => chains.find(({ coin }) => coin.symbol === symbol);
  return ofSymbol(chosen) ?? ofSymbol(first?.coin.symbol) ?? chains[0];
}
