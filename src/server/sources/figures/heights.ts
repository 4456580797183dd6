import { type Coin, coinById } from '#src/domain/coins.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { networkBlockTimeS } from '#src/domain/earnings.ts';
import { type Figure, type NodeReading, type PoolReading, reading, type SourceReadings } from '../readings.ts';

/** What is remembered of a chain at one source, so that a height that stands still is known as such also after a restart. */
export interface HeightMemory {
  readonly height: number;
  /** When it last grew, ms; when it was first seen, before it has grown. */
  readonly grewAtMs: number;
  /** Heights of the last blocks and when they were seen, oldest first. */
  readonly trail: readonly (readonly [height: number, atMs: number])[];
}

/** So many block times without a block hardly ever pass: once in 20,000 blocks. */
const STILL_BLOCKS = 10;
/** A source is asked once a minute, and chains of many blocks a second may be reported less often. */
const LEAST_STILL_MS = 15 * MINUTE_MS;
/** A wrong height, far above all that follow, is believed no longer than this. */
const HIGHEST_HOLDS_MS = DAY_MS;

/** How the block time is measured: over this many blocks at least, by so many heights, each so many block times after the one before. */
const MEASURED_BLOCKS = 100;
const TRAIL_LENGTH = 10;
const TRAIL_STEP_BLOCKS = 15;
/** Below this a chain counts its height in something else than blocks (epochs, one of several chains), and keeps its time by itself. */
const LEAST_MEASURED_S = 60;

const patienceMs = ({ symbol }: Coin): number => Math.max(STILL_BLOCKS * networkBlockTimeS(symbol) * SECOND_MS, LEAST_STILL_MS);

/** The moment (ms) from which on a network's figures are old: when its height last grew, if that is ten block times ago; now before. */
export const heldSince = (coin: Coin, grewAtMs: number, nowMs: number): number => (nowMs - grewAtMs > patienceMs(coin) ? grewAtMs : nowMs);

/** Whether a node that is so many blocks behind another does not follow its chain: in that time it would count as standing still. */
export const isFarBehind = (coin: Coin, blocks: number): boolean => blocks * networkBlockTimeS(coin.symbol) * SECOND_MS > patienceMs(coin);

/** A memory with one more height, reported at a moment (ms). */
export function withHeight(coin: Coin, before: HeightMemory | undefined, [height, atMs]: readonly [number, number]): HeightMemory {
  if (!before || (height < before.height && atMs - before.grewAtMs > HIGHEST_HOLDS_MS))
    return { height, grewAtMs: atMs, trail: [[height, atMs]] };
  if (height <= before.height) return before;
  const [, lastMs] = before.trail.at(-1) ?? [height, 0];
  const isNext = atMs - lastMs >= TRAIL_STEP_BLOCKS * coin.blockTimeS * SECOND_MS;
  const seen: HeightMemory['trail'] = [...before.trail, [height, atMs]];
  return { height, grewAtMs: atMs, trail: isNext ? seen.slice(-TRAIL_LENGTH) : before.trail };
}

/** Seconds per block by the heights that were seen; undefined while they are too few. */
function measuredBlockTimeS(coin: Coin, { height, grewAtMs, trail }: HeightMemory): number | undefined {
  const [first] = trail;
  if (coin.blockTimeS < LEAST_MEASURED_S || !first || height - first[0] < MEASURED_BLOCKS) return undefined;
  return (grewAtMs - first[1]) / SECOND_MS / (height - first[0]);
}

/** The figures of a network that pools and nodes report. */
type NetworkFigures = Pick<PoolReading, 'networkHashrateHs' | 'difficulty' | 'height' | 'blockTimeS'>;

function aged(coin: Coin, from: NetworkFigures, memory: HeightMemory, nowMs: number): NetworkFigures {
  const sinceMs = heldSince(coin, memory.grewAtMs, nowMs);
  const held = (figure: Figure): Figure => figure && { ...figure, atMs: Math.min(figure.atMs, sinceMs) };
  const ownTime = from.height && reading(measuredBlockTimeS(coin, memory), from.height);
  return {
    networkHashrateHs: held(from.networkHashrateHs),
    difficulty: held(from.difficulty),
    height: held(from.height),
    blockTimeS: held(from.blockTimeS ?? ownTime),
  };
}

/** Readings whose network figures are as old as what moved last there, and with the heights to remember for the next time. `nowMs`: since 1970. */
export function withHeights(readings: SourceReadings, before: SourceReadings | undefined, nowMs: number): SourceReadings {
  const heights = new Map(before?.heights);
  const each = <T extends NodeReading | PoolReading>([coinId, from]: readonly [number, T]): readonly [number, T] => {
    const coin = coinById(coinId);
    if (!coin || !from.height) return [coinId, from];
    const memory = withHeight(coin, heights.get(coinId), [from.height.value, nowMs]);
    heights.set(coinId, memory);
    return [coinId, { ...from, ...aged(coin, from, memory, nowMs) }];
  };
  return {
    ...readings,
    ...(readings.pools && { pools: readings.pools.map(each) }),
    ...(readings.nodes && { nodes: readings.nodes.map(each) }),
    heights: [...heights],
  };
}
