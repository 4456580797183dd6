import type { PoolCoin } from '#src/contracts/pool.ts';
import { estimateEpoch } from '#src/domain/dag.ts';
import { neededBytes, usableBytes } from '#src/domain/dag-fit.ts';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { known } from '#src/domain/known.ts';
import { type MachineDay, machineDay } from '#src/domain/machine-day.ts';
import { powerRatio } from '#src/domain/machine-earnings.ts';
import type { Currency } from '#src/domain/money.ts';
import { byOrder, cardsPowerW, type RigCards, rigHashrateHs, rigOrder, wallPowerW } from '#src/domain/rig.ts';
import { fromHs, toHs } from '#src/domain/units.ts';
import { figureOf, typedFigure } from '../figures.ts';
import { type CoinMarket, coinMarket, coinsPerHsAt, type MarketCourse } from '../market.ts';
import { type CardLine, type GpuCoin, gpuCoinOf, type GpuInputs, linesOf, minedGpuCoins, noOwnFigures } from './gpu-fields.ts';
import { type GpuAlgorithm, gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';

/** What one card of a line does with an algorithm: as typed, else as the list has it. */
interface CardFigures extends RigCards {
  /** The list's figure is used and was not measured. */
  readonly isApproximate: boolean;
}

/** Figures of a line's cards for an algorithm. */
export function cardFigures({ model, count, own }: CardLine, algorithm: GpuAlgorithm): CardFigures {
  const listed = gpuOf(model)?.figures[algorithm];
  const { hashrate, power } = own[algorithm] ?? noOwnFigures;
  return {
    hashrateHs: known(toHs(typedFigure(hashrate) ?? listed?.hashrate, gpuUnits[algorithm])),
    powerW: known(typedFigure(power) ?? listed?.powerW),
    count: figureOf(count),
    isApproximate: listed?.isApproximate === true && (hashrate === '' || power === ''),
  };
}

/** A line that does not mine a coin. */
interface LeftOut {
  readonly model: string;
  readonly why: 'noHashrate' | 'memory';
}

/** A day of a rig on a coin. */
interface RigDay extends MachineDay {
  /** J per the algorithm's unit of hashes. */
  readonly ratio: number | undefined;
}

/** A coin on this rig; what is not known is undefined. */
export interface CoinOnRig {
  readonly coin: GpuCoin['coin'];
  readonly algorithm: GpuAlgorithm;
  readonly market: CoinMarket;
  readonly priceUsd: number | undefined;
  readonly hashrateHs: number | undefined;
  /** Of the cards alone, and at the wall. */
  readonly cardsW: number | undefined;
  readonly wallW: number | undefined;
  readonly day: RigDay;
  readonly leftOut: readonly LeftOut[];
  /** What the DAG takes of a card today; undefined for a coin without one. */
  readonly dagBytes: number | undefined;
  readonly isApproximate: boolean;
}

/** What is asked: the fields, the pool's list, what its curves say by coin id, the money, what electricity costs in it, and the time. */
export interface RigQuestion {
  readonly inputs: GpuInputs;
  readonly list: readonly PoolCoin[];
  readonly courses: ReadonlyMap<number, MarketCourse>;
  readonly currency: Currency;
  readonly usual: PriceProfile;
  readonly nowMs: number;
}

/** Every coin that the pool lists and cards mine: most net first or, where all lose, that first which bears the dearest electricity. */
export function rankedCoins(question: RigQuestion): readonly CoinOnRig[] {
  const rows = minedGpuCoins(question.list).flatMap((each) => coinOnRig(each, question) ?? []);
  const compare = byOrder(rigOrder(rows.map(({ day }) => day)));
  return rows.toSorted((one, other) => compare(one.day, other.day));
}

/** What the whole ranking comes to: the coin that leaves most, or that none pays and which would first. Undefined while nothing is known. */
export function bestCoin(ranked: readonly CoinOnRig[] | undefined): { readonly row: CoinOnRig; readonly pays: boolean } | undefined {
  const [row] = ranked ?? [];
  if (row?.day.net === undefined || !row.day.income) return undefined;
  return { row, pays: row.day.net >= 0 && row.day.runningHours > 0 };
}

function coinOnRig({ coin, algorithm }: GpuCoin, { inputs, list, courses, currency, usual, nowMs }: RigQuestion): CoinOnRig | undefined {
  const market = coinMarket(coin, list, courses.get(coin.id) ?? {});
  if (!market) return undefined;
  const dagBytes = dagBytesAt(coin.symbol, nowMs);
  const { cards, leftOut } = sortedOut(linesOf(inputs), algorithm, dagBytes);
  const hashrateHs = rigHashrateHs(cards);
  const cardsW = cardsPowerW(cards);
  const parts = { boardW: figureOf(inputs.board), fansW: figureOf(inputs.fans), psuEfficiency: figureOf(inputs.psu) / 100 };
  const wallW = wallPowerW(cardsW, parts);
  const isChosen = gpuCoinOf(inputs)?.coin === coin;
  const priceUsd = known((isChosen ? typedFigure(inputs.price) : undefined) ?? market.priceUsd);
  const pay = { coinsPerHs: coinsPerHsAt(market, market), priceUsd };
  const ofCoin = machineDay({ hashrateHs, powerW: wallW }, pay, { usual, currency, cnyPerUsd: market.cnyPerUsd });
  const hashrate = fromHs(hashrateHs ?? Number.NaN, gpuUnits[algorithm]);
  const day = { ...ofCoin, ratio: powerRatio({ powerW: wallW ?? Number.NaN, hashrate }) };
  const isApproximate = cards.some((figures) => figures.isApproximate);
  return { coin, algorithm, market, priceUsd, hashrateHs, cardsW, wallW, day, leftOut, dagBytes, isApproximate };
}

/** The lines that mine with an algorithm, and those that cannot: a rig is not made worthless by one card. */
function sortedOut(lines: readonly CardLine[], algorithm: GpuAlgorithm, dagBytes: number | undefined) {
  const cards: CardFigures[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of lines) {
    const figures = cardFigures(line, algorithm);
    if (lacksMemory(line.model, dagBytes)) leftOut.push({ model: line.model, why: 'memory' });
    else if (figures.hashrateHs === undefined) leftOut.push({ model: line.model, why: 'noHashrate' });
    else cards.push(figures);
  }
  return { cards, leftOut };
}

/** Whether a card has too little memory for a coin's DAG; not for one of an unknown size, or a coin without one. */
export function lacksMemory(model: string, dagBytes: number | undefined): boolean {
  const memoryGb = gpuOf(model)?.memoryGb;
  return dagBytes !== undefined && memoryGb !== undefined && dagBytes > usableBytes(memoryGb, 'linux');
}

/** What mining a coin takes of a card's memory on a day, extrapolated; undefined for a coin without a DAG. */
export function dagBytesAt(symbol: string, nowMs: number): number | undefined {
  const estimate = estimateEpoch({ symbol, atMs: nowMs });
  return estimate && known(neededBytes(symbol, estimate.epoch));
}
