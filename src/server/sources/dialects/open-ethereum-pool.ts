import * as z from 'zod';
import type { Coin } from '#src/domain/coins.ts';
import { MINUTE_MS } from '#src/domain/days.ts';
import { StartError } from '../../start-error.ts';
import { isFarBehind } from '../figures/heights.ts';
import {
  aboveZero,
  emptyFarmReading,
  emptyPoolReading,
  type FarmQuestion,
  type FarmReading,
  type Finding,
  type PoolReading,
  reading,
} from '../readings.ts';
import type { PoolDialect, SourcePlace } from '../source.ts';
import { SourceError } from '../poll/source-error.ts';
import { FARM_MAX_BYTES, parseResponse, statusError } from '../poll/source-fetch.ts';
import { addressInPath, entriesOf, figure, moment, rowsOf, scaled, text } from './values.ts';

const node = z.object({
  name: text,
  height: figure,
  difficulty: figure,
  lastBeat: moment,
  // 2Miners.
  avgBlockTime: figure,
  networkhashps: figure,
});
const stats = z.object({
  now: moment,
  // Absent while the first collection runs: then the answer is {"nodes": null} alone.
  hashrate: figure,
  minersTotal: figure,
  workersTotal: figure,
  nodes: rowsOf(node),
  poolCharts: rowsOf(z.object({ x: moment, y: figure, nethr: figure, netdiff: figure })),
});

const account = z.object({
  currentHashrate: figure,
  hashrate: figure,
  // `pending` is a number here and a flag at 2Miners.
  stats: z.object({ balance: figure, pending: figure, lastShare: moment }),
  workers: entriesOf(z.object({ lastBeat: moment, hr: figure, hr2: figure })).nullish(),
  payments: rowsOf(z.object({ timestamp: moment, tx: text, amount: figure })),
  charts: rowsOf(z.object({ x: moment, minerHash: figure })),
});

/** A node whose beat is older has lost its chain, or follows it no more. */
const OLDEST_BEAT_MS = 15 * MINUTE_MS;
/** Amounts are whole numbers of this decimal place; of other coins the family's pools do not agree on one. */
const DECIMALS: Readonly<Record<string, number>> = { ETC: 9, ETH: 9 };
/** The engine's name for a worker without one. */
const UNNAMED = '0';
const NOT_FOUND = 404;

type Node = z.output<typeof node>;

/**
 * The node to believe: that of the highest block, the newest beat where several have it. A beat alone says nothing of a node: its proxy writes the last
 * template every few seconds, also when none has come for days.
 */
function speaker(nodes: readonly Node[]): Node | undefined {
  return nodes.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0) || (b.lastBeat ?? 0) - (a.lastBeat ?? 0))[0];
}

function findingsOf(coin: Coin, nodes: readonly Node[]): readonly Finding[] {
  const highest = speaker(nodes)?.height ?? 0;
  return nodes.flatMap(({ name, height }) => {
    const behind = highest - (height ?? highest);
    if (!isFarBehind(coin, behind)) return [];
    return {
      about: `node ${name}`,
      sentence: `Its node ${name || 'without a name'} stands at block ${height}, ${behind} behind: its figures are left out.`,
    };
  });
}

interface Answer {
  readonly reading: PoolReading;
  readonly findings: readonly Finding[];
}

async function readPool({ fetch, name: source }: SourcePlace, coin: Coin, signal: AbortSignal): Promise<Answer> {
  const { data, heldAtMs } = await fetch.askJson('/stats', stats, { signal });
  if (data.hashrate === null) throw new SourceError('starting', `${fetch.host} has not counted its figures yet.`);
  const atMs = heldAtMs(data.now);
  const beats = data.nodes.filter(({ lastBeat }) => lastBeat !== null && atMs - heldAtMs(lastBeat) <= OLDEST_BEAT_MS);
  const best = speaker(beats);
  const ofPool = { atMs, source };
  const ofNode = { atMs: heldAtMs(best?.lastBeat), source };
  const pool: PoolReading = {
    ...emptyPoolReading,
    poolHashrateHs: reading(data.hashrate, ofPool),
    miners: reading(data.minersTotal, ofPool),
    workers: reading(data.workersTotal, ofPool),
    networkHashrateHs: reading(aboveZero(best?.networkhashps), ofNode),
    difficulty: reading(aboveZero(best?.difficulty), ofNode),
    height: reading(aboveZero(best?.height), ofNode),
    blockTimeS: reading(aboveZero(best?.avgBlockTime), ofNode),
    // 2Miners' blockReward has no unit that its description names.
    samples: data.poolCharts.flatMap(({ x, y, nethr, netdiff }) =>
      x === null ? [] : { atMs: heldAtMs(x), poolHashrateHs: y, networkHashrateHs: aboveZero(nethr), difficulty: aboveZero(netdiff) },
    ),
  };
  return { reading: pool, findings: findingsOf(coin, beats) };
}

async function readFarm({ fetch, name: source }: SourcePlace, question: FarmQuestion, signal: AbortSignal): Promise<FarmReading | null> {
  const answer = await fetch.ask(`/accounts/${addressInPath(question)}`, { signal, maxBytes: FARM_MAX_BYTES });
  // An unknown address has no body; a page of a web server in front is no answer of the engine's.
  if (answer.status === NOT_FOUND && !answer.data.includes('<')) return null;
  if (answer.status !== 200) throw statusError(fetch.host, answer.status);
  const { data, heldAtMs } = parseResponse(fetch.host, answer, account);
  const decimals = DECIMALS[question.coin.symbol];
  const coins = (parts: number | null) => (decimals === undefined ? null : scaled(parts, -decimals));
  const { balance, pending } = data.stats;
  const curve = data.charts.flatMap(({ x, minerHash }) =>
    x === null || minerHash === null ? [] : { atMs: heldAtMs(x), hashrateHs: minerHash },
  );
  const payments = data.payments.flatMap(({ timestamp, tx, amount }) => {
    const paid = coins(amount);
    return timestamp === null || paid === null ? [] : { atMs: timestamp, amount: paid, txid: tx };
  });
  return {
    ...emptyFarmReading,
    atMs: heldAtMs(),
    source,
    hashrateHs: data.currentHashrate,
    // The engine's long window: the longest mean that it keeps.
    hashrate24hHs: data.hashrate,
    averageOf: 'hours',
    curve: curve.length > 0 ? curve : null,
    workers: (data.workers ?? []).map(([name, { lastBeat, hr, hr2 }]) => ({
      name: name === UNNAMED ? '' : name,
      hashrateHs: hr,
      hashrate24hHs: hr2,
      lastShareAtMs: lastBeat === null ? null : heldAtMs(lastBeat),
    })),
    unpaid: balance === null ? null : coins(balance + (pending ?? 0)),
    payments: decimals === undefined ? null : payments,
  };
}

/** open-ethereum-pool, core-pool and the public API of 2Miners. Its address ends where `/stats` begins: 'https://etc.pool.example/api'. One coin each. */
export const openEthereumPool: PoolDialect = {
  gapMs: 200,
  everyMs: 60_000,
  open(place) {
    const { coin } = place;
    if (!coin) throw new StartError('A source of the dialect oep is of one coin: name it, as in ETC=oep:https://….');
    let found: readonly Finding[] = [];
    return {
      async read(signal) {
        const answer = await readPool(place, coin, signal);
        found = answer.findings;
        return new Map([[coin.id, answer.reading]]);
      },
      findings: () => found,
      farm: (question, signal) => readFarm(place, question, signal),
    };
  },
};
