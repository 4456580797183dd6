import { formatDifficulty } from '#src/domain/difficulty.ts';
import { known } from '#src/domain/known.ts';
import { coinFigures, type CoinInputs, coinDays, type Doubt, trustedFigures } from './coin-figures.ts';
import { readJob, unread } from './collector.ts';
import { oldestFigures, standsStill } from './figure-age.ts';
import { ageText, findingsOf, hashrateText } from './findings.ts';
import { type Job, openSources } from './jobs.ts';
import type { Figure, StatedTerms } from './source.ts';
import { inputsOf, sourcedCoins, type SourcesNow, usdCnyOf } from './source-market.ts';
import type { SourceSettings } from './source-settings.ts';

/** One figure of one coin. `age` is '' where there is none. */
export interface CheckRow {
  readonly coin: string;
  readonly figure: string;
  readonly value: string;
  readonly source: string;
  readonly age: string;
}

/** What the operator is shown: every figure, and what is wrong, a sentence each. */
export interface Check {
  readonly rows: readonly CheckRow[];
  readonly faults: readonly string[];
  /** What is good to know, and no fault. */
  readonly notes: readonly string[];
  /** What no source can tell and the operator may state. */
  readonly unstated: readonly string[];
}

const NOBODY = 'nobody tells';

const plain = (value: number): string => String(Number(value.toPrecision(8)));
const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

function figureRow(
  { coin, figure, told, nowMs }: Pick<CheckRow, 'coin' | 'figure'> & { told: Figure | undefined; nowMs: number },
  text: (value: number) => string,
): CheckRow {
  return {
    coin,
    figure,
    value: told ? text(told.value) : NOBODY,
    source: told?.source ?? '',
    age: told ? ageText(told.atMs, nowMs) : '',
  };
}

function figureRows(inputs: CoinInputs): CheckRow[] {
  const { coin, nowMs, node, pool, price } = inputs;
  const { networkHs, difficulty, height, blockReward, blockTimeS } = trustedFigures(inputs);
  const row = (figure: string, told: Figure | undefined, text: (value: number) => string): CheckRow =>
    figureRow({ coin: coin.symbol, figure, told, nowMs }, text);
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

/** The blocks that a pool counts as its own, of which those that the node does not know are none. */
function blocksRow({ coin, pool }: CoinInputs): CheckRow[] {
  if (!pool?.blocks) return [];
  const count = pool.blocks.filter(({ isKnown }) => isKnown !== false).length;
  const isChecked = pool.blocks.some(({ isKnown }) => isKnown !== null);
  const value = `${count} of ${pool.blocks.length}, ${isChecked ? 'by the node' : 'unchecked'}`;
  return [{ coin: coin.symbol, figure: 'confirmed blocks', value, source: '', age: '' }];
}

function curveRows(inputs: CoinInputs): CheckRow[] {
  const days = coinDays(inputs);
  const countOf = (field: 'poolHashrateHs' | 'networkHashrateHs' | 'priceUsd'): number =>
    days.filter((day) => known(day[field]) !== undefined).length;
  const row = (figure: string, count: number): CheckRow => ({
    coin: inputs.coin.symbol,
    figure,
    value: count === 0 ? NOBODY : `${count} of 30 days`,
    source: '',
    age: '',
  });
  return [
    row('pool curve', countOf('poolHashrateHs')),
    row('network curve', countOf('networkHashrateHs')),
    row('price curve', countOf('priceUsd')),
  ];
}

const doubtSentences: Readonly<Record<Doubt, string>> = {
  'pool-above-network': 'the pool tells more hashrate than its network has: both are withheld',
  'node-and-pool-differ': 'pool and node are more than 20% apart on the network: the node is believed',
  'difficulty-old': 'the difficulty is more than a day old: no income is told',
  'price-old': 'the price is more than a day old: it is withheld',
  'blocks-unknown': 'the pool counts blocks as confirmed that the node does not know: they and their reward are withheld',
};

/** What an operator states, then what the pool tells of itself. */
const termsOf = (now: SourcesNow, { coin, pool }: CoinInputs): StatedTerms => ({ ...pool?.terms, ...now.sources.termsOf(coin.id) });

/** What the site says of a pool's terms, and whether its operator stated it or the pool tells it. */
function termRows(now: SourcesNow, inputs: CoinInputs): CheckRow[] {
  if (!inputs.pool) return [];
  const terms = termsOf(now, inputs);
  const stated = now.sources.termsOf(inputs.coin.id);
  const row = (figure: string, field: keyof StatedTerms, value: string | undefined): CheckRow => ({
    coin: inputs.coin.symbol,
    figure,
    value: value === undefined || value === '' ? NOBODY : value,
    source: terms[field] === undefined ? '' : stated[field] === undefined ? 'its pool' : 'stated here',
    age: '',
  });
  return [
    row('fee', 'feeRates', terms.feeRates?.map(percent).join(', ')),
    row('payout scheme', 'incomeTypes', terms.incomeTypes?.join(', ')),
    row('minimum payout', 'minPay', terms.minPay === null ? 'none' : terms.minPay?.toString()),
    row('payment time', 'paymentTime', terms.paymentTime),
  ];
}

function unstatedOf(now: SourcesNow, inputs: CoinInputs): string[] {
  const stated = termsOf(now, inputs);
  const names = [
    ...(stated.feeRates ? [] : ['feeRates']),
    ...(stated.incomeTypes ? [] : ['incomeTypes']),
    ...(stated.minPay === undefined ? ['minPay'] : []),
    ...(stated.paymentTime ? [] : ['paymentTime']),
  ];
  return inputs.pool && names.length > 0 ? [`${inputs.coin.symbol}: ${names.join(', ')}`] : [];
}

/** What is wrong with a source, a sentence each: it does not answer, tells nothing of what it is set for, or stands still. */
function jobFaults({ states, nowMs }: SourcesNow, job: Job): string[] {
  const { fault, told } = states.get(job.id) ?? unread;
  if (fault) return [`${job.id}: ${fault.sentence}`];
  if (!told) return [`${job.id}: nothing is told yet.`];
  const oldest = oldestFigures(told);
  if (job.coin && !oldest.some(({ coin }) => coin === job.coin?.symbol)) {
    return [`${job.id}: it answers, but tells nothing of ${job.coin.symbol}: does its address or its map name another pool?`];
  }
  if (oldest.length === 0)
    return [`${job.id}: it answers, but tells nothing of any coin that this site has and that no other entry names.`];
  return oldest
    .filter((figure) => standsStill(figure, nowMs))
    .map(({ coin, atMs }) => `${job.id}: it answers, but stands still: what it tells of ${coin} is ${ageText(atMs, nowMs)} old.`);
}

/** Everything told so far, coin by coin. */
export function checkOf(now: SourcesNow): Check {
  const inputs = sourcedCoins(now).map((coin) => inputsOf(now, coin));
  const found = now.sources.jobs.flatMap(({ id }) =>
    findingsOf(now.states.get(id)?.told ?? {}, now.nowMs).map(({ sentence, isNote }) => ({ line: `${id}: ${sentence}`, isNote })),
  );
  const doubts = inputs.flatMap((each) => coinFigures(each).doubts.map((doubt) => `${each.coin.symbol}: ${doubtSentences[doubt]}.`));
  return {
    rows: [
      ...inputs.flatMap((each) => [...figureRows(each), ...curveRows(each), ...termRows(now, each)]),
      figureRow({ coin: 'all', figure: 'CNY for one USD', told: usdCnyOf(now), nowMs: now.nowMs }, plain),
    ],
    faults: [
      ...now.sources.jobs.flatMap((job) => jobFaults(now, job)),
      ...found.filter(({ isNote }) => !isNote).map(({ line }) => line),
      ...doubts,
    ],
    notes: found.filter(({ isNote }) => isNote).map(({ line }) => line),
    unstated: inputs.flatMap((each) => unstatedOf(now, each)),
  };
}

/** Asks every source once, now. */
export async function readOnce(settings: SourceSettings, now: () => number = Date.now): Promise<SourcesNow> {
  const sources = openSources(settings, now);
  const { signal } = new AbortController();
  const read = await Promise.all(sources.jobs.map(async (job) => [job.id, await readJob(job, unread, { now, signal })] as const));
  return { sources, states: new Map(read), history: { samples: [], days: [] }, nowMs: now() };
}

/** A check as a table for a terminal. */
export function checkText({ rows, faults, notes, unstated }: Check): string {
  const cells = rows.map(({ coin, figure, value, source, age }) => [coin, figure, value, source, age]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)));
  const table = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...table,
    ...(unstated.length > 0 ? ['', 'No source tells these; a pool in SOURCES_FILE may state them:', ...unstated] : []),
    ...(notes.length > 0 ? ['', 'Good to know:', ...notes] : []),
    '',
    faults.length === 0 ? 'Every source answers.' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:`,
    ...faults,
  ].join('\n');
}
