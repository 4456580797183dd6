import type { DailyNews } from '#src/contracts/content.ts';
import type { Coin } from '#src/domain/coins.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import { known, type Maybe } from '#src/domain/known.ts';
import { convert, type Currency } from '#src/domain/money.ts';
import type { Pair } from '#src/parts/sheet/sheet-comparison.tsx';
import type { PaperChain } from '../chain.model.ts';
import type { EditionPlace } from '../editions/editions-bar.tsx';
import { dayStartOf } from '../editions/editions.model.ts';
import type { Income, Paper, PaperRow } from '../paper.model.ts';

/** A paper with the response that it was made of, and when that was. */
export interface PaperDay {
  readonly news: DailyNews;
  readonly paper: Paper;
  readonly madeAtMs: number;
}

/** A coin in both papers. */
export interface ComparedCoin {
  readonly coin: Coin;
  readonly priceUsd: Pair;
  /** H/s. */
  readonly networkHs: Pair;
  readonly difficulty: Pair;
  /** Of one unit in a day, in the chosen currency; undefined for a coin that is mined no more. */
  readonly income: Pair | undefined;
  readonly unit: string;
}

/** A coin's chain in both papers. */
export interface ComparedChain {
  readonly symbol: string;
  readonly unit: string;
  readonly hashPriceUsd: Pair;
  /** Coins a block, with its fees. */
  readonly reward: Pair;
  readonly feeShare: Pair;
  readonly networkHs: Pair;
  readonly blockTimeS: Pair;
}

type Both = readonly [now: PaperDay, then: PaperDay];

/** The coins of the first paper, each beside itself in the second. */
export function comparedCoins([now, then]: Both, currency: Currency): readonly ComparedCoin[] {
  return now.paper.rows.map((row) => {
    const { coin, income } = row;
    const other = then.paper.rows.find((each) => each.coin === coin);
    const newsOf = ({ news }: PaperDay) => news.coins.find(({ coinType }) => coinType === coin.id);
    const both = (figure: 'networkHashrate' | 'difficulty'): Pair => [known(newsOf(now)?.[figure]), known(newsOf(then)?.[figure])];
    return {
      coin,
      priceUsd: [known(row.priceUsd), known(other?.priceUsd)],
      networkHs: both('networkHashrate'),
      difficulty: both('difficulty'),
      income: income ? incomes(income, other, currency) : undefined,
      unit: income?.unit ?? '',
    };
  });
}

/** Amounts of different units are not compared. */
function incomes(income: Income, other: PaperRow | undefined, currency: Currency): Pair {
  const amount = ({ money, cnyPerUsd }: Income) => convert(money, currency, cnyPerUsd);
  return [amount(income), other?.income?.unit === income.unit ? amount(other.income) : undefined];
}

/** The chain of a coin in both papers. */
export function comparedChain(chain: PaperChain, [now, then]: Both): ComparedChain {
  const other = then.paper.chains.find(({ coin }) => coin === chain.coin);
  const both = (figure: (chain: PaperChain) => Maybe): Pair => [known(figure(chain)), other && known(figure(other))];
  const networkOf = ({ news }: PaperDay) => known(news.coins.find(({ coinType }) => coinType === chain.coin.id)?.chain?.networkHashrate24h);
  return {
    symbol: chain.coin.symbol,
    unit: chain.unit,
    hashPriceUsd: other?.unit === chain.unit ? both(({ hashPriceUsd }) => hashPriceUsd) : [chain.hashPriceUsd, undefined],
    reward: both(({ rewardWithFees, reward }) => rewardWithFees ?? reward),
    feeShare: both(({ feeShare }) => feeShare),
    networkHs: [networkOf(now), networkOf(then)],
    blockTimeS: both(({ blockTimeS }) => blockTimeS),
  };
}

/** Days before the paper's that readers mostly look back. */
const looksBack = [
  { name: 'dayBefore', days: 1 },
  { name: 'weekBefore', days: 7 },
  { name: 'monthBefore', days: 30 },
] as const;

/** A day to compare with at one press; without a name it is one that this device has kept. */
export interface DayBeside {
  readonly day: string;
  readonly name?: (typeof looksBack)[number]['name'];
}

/** Those among the pool's editions, or, of a pool that prints its newest only, among those that are kept here. */
export function daysBeside(date: string, { firstDate, kept }: Pick<EditionPlace, 'firstDate' | 'kept'>): readonly DayBeside[] {
  if (firstDate === undefined) return kept.filter((day) => day !== date).map((day) => ({ day }));
  const back = looksBack.map(({ name, days }) => ({ name, day: beijingDate(dayStartOf(date) - days * DAY_MS) }));
  return back.filter(({ day }) => day >= firstDate);
}
