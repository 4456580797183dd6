import { formatDifficulty } from '#src/domain/difficulty.ts';
import { known } from '#src/domain/known.ts';
import type { DailyPoint } from '../../market/market-types.ts';
import { type CoinInputs, trustedFigures } from '../figures/coin-figures.ts';
import { ageText, hashrateText } from '../figures/figure-text.ts';
import { type SourcesNow, usdCnyOf } from '../figures/sources-now.ts';
import type { Figure, StatedTerms } from '../readings.ts';

/** One figure of one coin, as text. `source` and `age` are '' where there is none. */
export interface FigureRow {
  readonly coin: string;
  readonly figure: string;
  readonly value: string;
  readonly source: string;
  readonly age: string;
}

const UNKNOWN = 'nobody tells';

const plain = (value: number): string => String(Number(value.toPrecision(8)));
const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** A row without age: a count or a term. */
const textRow = (coin: string, figure: string, value: string | undefined, source = ''): FigureRow => ({
  coin,
  figure,
  value: value === undefined || value === '' ? UNKNOWN : value,
  source,
  age: '',
});

function readingRow(coin: string, figure: string, found: Figure | undefined, text: (value: number) => string, nowMs: number): FigureRow {
  if (!found) return textRow(coin, figure, undefined);
  return { coin, figure, value: text(found.value), source: found.source, age: ageText(found.atMs, nowMs) };
}

/** The blocks that a pool counts as its own, without those that the node does not know. */
function blocksRow({ coin, pool }: CoinInputs): readonly FigureRow[] {
  if (!pool?.blocks) return [];
  const count = pool.blocks.filter(({ isKnown }) => isKnown !== false).length;
  const isChecked = pool.blocks.some(({ isKnown }) => isKnown !== null);
  return [textRow(coin.symbol, 'confirmed blocks', `${count} of ${pool.blocks.length}, ${isChecked ? 'by the node' : 'unchecked'}`)];
}

/** The figures of a coin as the site has them now. */
export function figureRows(inputs: CoinInputs): readonly FigureRow[] {
  const { coin, nowMs, node, pool, price } = inputs;
  const { networkHs, difficulty, height, blockReward, blockTimeS } = trustedFigures(inputs);
  const row = (figure: string, found: Figure | undefined, text: (value: number) => string): FigureRow =>
    readingRow(coin.symbol, figure, found, text, nowMs);
  return [
    row('pool hashrate', pool?.poolHashrateHs, hashrateText),
    row('miners (addresses)', pool?.miners, plain),
    row('workers', pool?.workers, plain),
    row('network hashrate', networkHs, hashrateText),
    row('difficulty', difficulty, (value) => formatDifficulty(value, coin)),
    row('next difficulty', node?.nextDifficulty, (value) => formatDifficulty(value, coin)),
    row('block reward', blockReward, plain),
    row('transaction fees', node?.txFeeRatio, percent),
    row('block time, s', blockTimeS, plain),
    row('height', height, String),
    row('price, USD', price?.priceUsd, plain),
    ...blocksRow(inputs),
  ];
}

/** How many days of each curve are known. */
export function curveRows({ coin }: CoinInputs, days: readonly DailyPoint[]): readonly FigureRow[] {
  const row = (figure: string, field: 'poolHashrateHs' | 'networkHashrateHs' | 'priceUsd'): FigureRow => {
    const count = days.filter((day) => known(day[field]) !== undefined).length;
    return textRow(coin.symbol, figure, count === 0 ? undefined : `${count} of 30 days`);
  };
  return [row('pool curve', 'poolHashrateHs'), row('network curve', 'networkHashrateHs'), row('price curve', 'priceUsd')];
}

/** The terms that an operator states, and beside them those that the pool states itself. */
const termsOf = (now: SourcesNow, { coin, pool }: CoinInputs): StatedTerms => ({ ...pool?.terms, ...now.sources.termsOf(coin.id) });

/** What the site says of a pool's terms, and whether its operator stated it or the pool. */
export function termRows(now: SourcesNow, inputs: CoinInputs): readonly FigureRow[] {
  if (!inputs.pool) return [];
  const terms = termsOf(now, inputs);
  const stated = now.sources.termsOf(inputs.coin.id);
  const row = (figure: string, field: keyof StatedTerms, value: string | undefined): FigureRow =>
    textRow(inputs.coin.symbol, figure, value, terms[field] === undefined ? '' : stated[field] === undefined ? 'its pool' : 'stated here');
  return [
    row('fee', 'feeRates', terms.feeRates?.map(percent).join(', ')),
    row('payout scheme', 'incomeTypes', terms.incomeTypes?.join(', ')),
    row('minimum payout', 'minPay', terms.minPay === null ? 'none' : terms.minPay?.toString()),
    row('payment time', 'paymentTime', terms.paymentTime),
  ];
}

/** The terms of a pool that neither it nor its operator states: 'BTC: feeRates, minPay'. */
export function unstatedTerms(now: SourcesNow, inputs: CoinInputs): readonly string[] {
  const terms = termsOf(now, inputs);
  const names = [
    ...(terms.feeRates ? [] : ['feeRates']),
    ...(terms.incomeTypes ? [] : ['incomeTypes']),
    ...(terms.minPay === undefined ? ['minPay'] : []),
    ...(terms.paymentTime ? [] : ['paymentTime']),
  ];
  return inputs.pool && names.length > 0 ? [`${inputs.coin.symbol}: ${names.join(', ')}`] : [];
}

/** The rate of the yuan, which is of no coin. */
export const rateRow = (now: SourcesNow): FigureRow => readingRow('all', 'CNY for one USD', usdCnyOf(now), plain, now.nowMs);
