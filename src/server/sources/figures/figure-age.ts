import { coinById } from '#src/domain/coins.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/days.ts';
import type { Figure, NodeReading, PoolReading, SourceReadings } from '../readings.ts';

/** The oldest figure that a source reports of a coin now. */
export interface OldestFigure {
  /** 'ETC'; '*' for a rate, which is of no coin. */
  readonly coin: string;
  readonly atMs: number;
  readonly isRate: boolean;
}

/** A source whose figures are older than this stands still, whatever it answers: ten blocks of the slowest coin take less. */
const STANDS_STILL_MS = 2 * HOUR_MS;
/** A central bank sets no rate on its holidays. */
const RATE_HOLDS_MS = 7 * DAY_MS;

const figuresOf = ({ poolHashrateHs, miners, workers, ...network }: PoolReading): readonly Figure[] => [
  poolHashrateHs,
  miners,
  workers,
  ...networkFigures(network),
];
const networkFigures = (reading: Pick<PoolReading | NodeReading, 'networkHashrateHs' | 'difficulty' | 'height'>): readonly Figure[] => [
  reading.networkHashrateHs,
  reading.difficulty,
  reading.height,
];

/** The oldest figures of a source, coin by coin; a coin of which it reports nothing is left out. */
export function oldestFigures({ pools = [], nodes = [], prices = [], usdCny }: SourceReadings): readonly OldestFigure[] {
  const each: readonly (readonly [number, readonly Figure[]])[] = [
    ...pools.map(([id, reading]) => [id, figuresOf(reading)] as const),
    ...nodes.map(([id, reading]) => [id, networkFigures(reading)] as const),
    ...prices.map(([id, { priceUsd }]) => [id, [priceUsd]] as const),
  ];
  const ofCoins = each.flatMap(([id, figures]) => {
    const moments = figures.flatMap((figure) => figure?.atMs ?? []);
    const coin = coinById(id)?.symbol;
    return coin === undefined || moments.length === 0 ? [] : { coin, atMs: Math.min(...moments), isRate: false };
  });
  return [...ofCoins, ...(usdCny ? [{ coin: '*', atMs: usdCny.atMs, isRate: true }] : [])];
}

/** Whether figures of a moment (ms) are so old at another that their source must stand still. */
export function standsStill({ atMs, isRate }: OldestFigure, nowMs: number): boolean {
  return nowMs - atMs > (isRate ? RATE_HOLDS_MS : STANDS_STILL_MS);
}
