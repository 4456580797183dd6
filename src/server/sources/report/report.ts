import { coinFigures, type Doubt } from '../figures/coin-figures.ts';
import { inputsOf, sourcedCoins, type SourcesNow } from '../figures/sources-now.ts';
import { curveRows, type FigureRow, figureRows, rateRow, termRows, unstatedTerms } from './figure-rows.ts';
import { sourceHealth } from './source-health.ts';

/** What the operator is shown: every figure, and what is wrong, a sentence each. */
export interface Report {
  readonly atMs: number;
  readonly rows: readonly FigureRow[];
  readonly faults: readonly string[];
  /** What is good to know, and no fault. */
  readonly notes: readonly string[];
  /** What no source can report and the operator may state. */
  readonly unstated: readonly string[];
}

const doubtSentences: Readonly<Record<Doubt, string>> = {
  'pool-above-network': 'the pool tells more hashrate than its network has: both are withheld',
  'node-and-pool-differ': 'pool and node are more than 20% apart on the network: the node is believed',
  'difficulty-old': 'the difficulty is more than a day old: no income is told',
  'price-old': 'the price is more than a day old: it is withheld',
  'blocks-unknown': 'the pool counts blocks as confirmed that the node does not know: they and their reward are withheld',
};

/** The report on all sources, coin by coin. */
export function reportOf(now: SourcesNow): Report {
  const sources = sourceHealth(now);
  const coins = sourcedCoins(now).map((coin) => {
    const inputs = inputsOf(now, coin);
    const { days, doubts } = coinFigures(inputs);
    return {
      rows: [...figureRows(inputs), ...curveRows(inputs, days), ...termRows(now, inputs)],
      doubts: doubts.map((doubt) => `${coin.symbol}: ${doubtSentences[doubt]}.`),
      unstated: unstatedTerms(now, inputs),
    };
  });
  const findings = sources.flatMap((source) =>
    (source.findings ?? []).map(({ sentence, isNote }) => ({ line: `${source.poller.id}: ${sentence}`, isNote })),
  );
  return {
    atMs: now.nowMs,
    rows: [...coins.flatMap(({ rows }) => rows), rateRow(now)],
    faults: [
      ...sources.flatMap(({ poller, faults }) => faults.map((sentence) => `${poller.id}: ${sentence}`)),
      ...findings.flatMap(({ line, isNote }) => (isNote ? [] : line)),
      ...coins.flatMap(({ doubts }) => doubts),
    ],
    notes: findings.flatMap(({ line, isNote }) => (isNote ? line : [])),
    unstated: coins.flatMap(({ unstated }) => unstated),
  };
}
