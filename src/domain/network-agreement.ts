import type { Coin } from './coin.ts';
import { networkBlockTimeS } from './earnings.ts';
import { known, type Maybe } from './known.ts';

/** What one answer says of a network: difficulty, hashrate in H/s, and seconds per block where they were measured. */
interface NetworkFigures {
  readonly difficulty: Maybe;
  readonly hashrateHs: Maybe;
  readonly blockTimeS?: Maybe;
}

/**
 * The hashrates that a difficulty stands for, H/s: at the measured seconds per block and at those that the chain keeps. The first, since between two
 * retargets blocks come faster or slower for weeks; the second, since some engines divide by it whatever the blocks took.
 */
export function hashratesOfDifficulty(
  coin: Coin,
  { difficulty, blockTimeS }: Pick<NetworkFigures, 'difficulty' | 'blockTimeS'>,
): readonly number[] {
  const hashes = (known(difficulty) ?? Number.NaN) * coin.hashesPerDifficultyUnit;
  return [known(blockTimeS) ?? Number.NaN, networkBlockTimeS(coin.symbol)].map((seconds) => hashes / seconds).filter((rate) => rate > 0);
}

/**
 * Whether difficulty and hashrate of one answer cannot be of one network: more than a third apart, or what else the coin says. Then a unit or a factor is
 * wrong in one of them; which one is unknown. False where one of them is not known.
 */
export function isContradiction(coin: Coin, figures: NetworkFigures): boolean {
  const told = known(figures.hashrateHs) ?? 0;
  const rates = hashratesOfDifficulty(coin, figures);
  return told > 0 && rates.length > 0 && rates.every((rate) => Math.max(rate / told, told / rate) > coin.mostApart);
}
