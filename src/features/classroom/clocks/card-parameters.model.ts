import { type Coin, homeCoins } from '#src/domain/coins.ts';
import { clockedCards, clockSettings, type ClockSettings, type ClockType } from '#src/domain/machines/gpu-clocks.ts';
import type { GpuAlgorithm } from '#src/domain/machines/gpu-catalogue.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import type { SiteSource } from '#src/domain/machines/figure-source.ts';
import { isFound } from '#src/domain/search-word.ts';

/** A card with an algorithm: settings to start from, and what it does when tuned; undefined is not known. */
export interface CardParameters {
  readonly model: string;
  readonly algorithm: GpuAlgorithm;
  /** Symbols of the pool's coins of that algorithm. */
  readonly coins: readonly string[];
  readonly settings: ClockSettings;
  readonly hashrate: number | undefined;
  readonly powerW: number | undefined;
  /** The figures were not measured. */
  readonly isApproximate: boolean;
  readonly source: SiteSource | undefined;
}

/** The rows of a level that a search finds, by card, algorithm or coin; without a search all, in the order of the cards. A level of which nothing is known has no row. */
export function findParameters(search: string, level: ClockType, ofPool: readonly Coin[] = homeCoins): readonly CardParameters[] {
  return clockedCards.flatMap(({ model, algorithm }) => {
    const coins = ofPool.filter((coin) => coin.algorithm === algorithm).map(({ symbol }) => symbol);
    const settings = clockSettings(model, algorithm, level);
    const isKnown = Object.values(settings).some((figure) => figure !== undefined);
    if (!isKnown || !isFound(search, [model, algorithm, ...coins])) return [];
    const { hashrate, powerW, isApproximate = false, source } = gpuOf(model)?.figures[algorithm] ?? {};
    return [{ model, algorithm, coins, settings, hashrate, powerW, isApproximate, source }];
  });
}
