import { isLoadingAt } from '#src/domain/chain-heights.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { hashratesOfDifficulty, isContradiction } from '#src/domain/network-agreement.ts';
import { splitHashrate } from '#src/domain/units.ts';
import { elapsed } from '#src/domain/age.ts';
import { heldSince } from './heights.ts';
import type { Told } from './jobs.ts';
import type { Finding, NodeReading, PoolReading } from './source.ts';

/** How long ago a moment was: '2 min', '3 h', '1 d'. */
export function ageText(atMs: number, nowMs: number): string {
  const { unit, count } = elapsed(nowMs - atMs);
  return unit === 'now' ? 'now' : `${count} ${{ minutes: 'min', hours: 'h', days: 'd' }[unit]}`;
}

/** A hashrate (H/s) as a person reads it: '512.00 GH/s'. */
export function hashrateText(hashrateHs: number): string {
  const { value, unit } = splitHashrate(hashrateHs, 'H/s');
  return `${value} ${unit}`;
}

type Network = Pick<PoolReading, 'difficulty' | 'networkHashrateHs' | 'blockTimeS'>;

/** What one answer says of its network, as the domain judges it. */
const toldOf = ({ difficulty, networkHashrateHs, blockTimeS }: Network) => ({
  difficulty: difficulty?.value,
  hashrateHs: networkHashrateHs?.value,
  blockTimeS: blockTimeS?.value,
});

/** A reading without the figures that contradict each other: nothing may be paid of either. */
export function believed<T extends NodeReading | PoolReading | undefined>(coin: Coin, from: T): T {
  if (!from || !isContradiction(coin, toldOf(from))) return from;
  const withheld = { difficulty: null, networkHashrateHs: null };
  return { ...from, ...withheld, ...('nextDifficulty' in from && { nextDifficulty: null }) };
}

/** A pool's reading without the network of a node that is still loading its chain, and what to say of that: difficulty is next to nothing there. */
export function withoutLoading(coinId: number, from: PoolReading): readonly [PoolReading, readonly Finding[]] {
  const { height } = from;
  if (!height || !isLoadingAt(coinId, height.value)) return [from, []];
  const symbol = coinById(coinId)?.symbol ?? '';
  const sentence = `Its node of ${symbol} stands at block ${height.value} and is still loading its chain: its network is left out.`;
  const withheld = { difficulty: null, networkHashrateHs: null, height: null, blockTimeS: null };
  return [{ ...from, ...withheld }, [{ about: `loading of ${symbol}`, sentence }]];
}

function contradictions(coin: Coin, from: Network): Finding[] {
  const [rate] = hashratesOfDifficulty(coin, toldOf(from));
  if (rate === undefined || !isContradiction(coin, toldOf(from))) return [];
  const told = hashrateText(from.networkHashrateHs?.value ?? 0);
  const sentence = `The ${coin.symbol} network has ${hashrateText(rate)} by the difficulty and ${told} as it is told: both are withheld, and no income is made of them.`;
  return [{ about: `network of ${coin.symbol}`, sentence }];
}

/** What is wrong with what a source told, though it answers: what its dialect found, a network that contradicts itself, a height that stands still. */
export function findingsOf({ pools = [], nodes = [], heights = [], findings = [] }: Told, nowMs: number): readonly Finding[] {
  const of = <T>(list: readonly (readonly [number, T])[], find: (coin: Coin, from: T) => Finding[]): Finding[] =>
    list.flatMap(([coinId, from]) => {
      const coin = coinById(coinId);
      return coin ? find(coin, from) : [];
    });
  return [
    ...findings,
    ...of<Network>([...pools, ...nodes], contradictions),
    ...of(heights, (coin, { height, grewAtMs }) => {
      const sinceMs = heldSince(coin, grewAtMs, nowMs);
      if (sinceMs === nowMs) return [];
      const sentence = `The ${coin.symbol} network stands at block ${height} for ${ageText(sinceMs, nowMs)}: its figures are that old.`;
      return [{ about: `height of ${coin.symbol}`, sentence }];
    }),
  ];
}

/** What a source told, and when (ms). */
interface Answer {
  readonly told: Told | undefined;
  readonly toldAtMs: number | undefined;
}

const findingsAt = ({ told, toldAtMs }: Answer): readonly Finding[] => (told && toldAtMs !== undefined ? findingsOf(told, toldAtMs) : []);

/** What is wrong with an answer and was not with the one before it. */
export function newFindings(before: Answer, after: Answer): readonly Finding[] {
  const known = new Set(findingsAt(before).map(({ about }) => about));
  return findingsAt(after).filter(({ about, isNote }) => !isNote && !known.has(about));
}
