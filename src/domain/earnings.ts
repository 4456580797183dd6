import { coinBySymbol } from './coins.ts';
import { DAY_S } from './days.ts';
import { type Maybe, product, quotient } from './known.ts';
import { moneyLeft } from './money.ts';

/** Spans that calculators project to, in days. */
export const PROJECTION_DAYS = [1, 7, 30, 365] as const;

/** Days of past income that a projection takes its mean from. */
export const MEAN_DAYS = 7;

interface Difficulty {
  readonly symbol: string;
  readonly difficulty: number;
}

/** Expected hashes of one block. NaN for an unknown coin and for a difficulty that is not above zero. */
function hashesPerBlock({ symbol, difficulty }: Difficulty): number {
  const coin = coinBySymbol(symbol);
  return coin === undefined || !(difficulty > 0) ? Number.NaN : coin.hashesPerDifficultyUnit * difficulty;
}

/** Blocks a miner is expected to find in a day. Its inputs are those of coinsPerDay. */
function blocksPerDay({ hashrateHs, ...difficulty }: Difficulty & { readonly hashrateHs: number }): number {
  return hashrateHs < 0 ? Number.NaN : (hashrateHs * DAY_S) / hashesPerBlock(difficulty);
}

/** What an income follows from. `feeRate` is a ratio 0..1; for FPPS the reward holds the average transaction fees too. */
interface EarningsInput extends Difficulty {
  readonly hashrateHs: number;
  readonly blockReward: number;
  readonly feeRate: number;
}

/**
 * Expected income in coins a day: H * 86400 / (k * D) * R * (1 - f). Block time plays no part.
 * NaN for an unknown coin, a difficulty not above zero, a negative hashrate or reward, or a fee outside 0..1.
 */
export function coinsPerDay({ blockReward, feeRate, ...mining }: EarningsInput): number {
  if (!(blockReward >= 0) || !(feeRate >= 0 && feeRate <= 1)) return Number.NaN;
  return blocksPerDay(mining) * blockReward * (1 - feeRate);
}

/**
 * What mining alone brings within so many days: the blocks that are expected, and the chance 0..1 of at least one, since blocks come as a
 * Poisson process. NaN as coinsPerDay, and for a negative span.
 */
export function soloOdds(mining: Difficulty & { readonly hashrateHs: number }, days: number): { blocks: number; chance: number } {
  const blocks = days < 0 ? Number.NaN : blocksPerDay(mining) * days;
  // -expm1(-x) keeps the digits of a small chance that 1 - e^-x loses.
  return { blocks, chance: -Math.expm1(-blocks) };
}

/** Seconds between two blocks of the whole network; NaN for an unknown coin. ALPH finds on 16 chains at once. */
export function networkBlockTimeS(symbol: string): number {
  const coin = coinBySymbol(symbol);
  return coin === undefined ? Number.NaN : coin.blockTimeS / coin.parallelChains;
}

/** Coins a day that a network mints with this reward a block, without transaction fees. */
export function networkCoinsPerDay({ symbol }: { readonly symbol: string }, blockReward: number): number {
  return (DAY_S / networkBlockTimeS(symbol)) * blockReward;
}

/** Hashrate of the network that a difficulty stands for, in H/s. NaN as coinsPerDay. */
export function networkHashrateHs(network: Difficulty): number {
  return hashesPerBlock(network) / networkBlockTimeS(network.symbol);
}

/** Difficulty at which a network of this hashrate keeps its block time: the inverse of networkHashrateHs. NaN for an unknown coin. */
export function difficultyOfHashrate({ symbol, hashrateHs }: { readonly symbol: string; readonly hashrateHs: number }): number {
  return (hashrateHs * networkBlockTimeS(symbol)) / hashesPerBlock({ symbol, difficulty: 1 });
}

/** How far a period of constant difficulty has come: blocks found since the last change and the seconds they took. */
interface RetargetInput {
  readonly difficulty: number;
  readonly blocksDone: number;
  readonly elapsedS: number;
  readonly blockTimeS: number;
  readonly periodBlocks: number;
}

/** The difficulty to come, its change as a ratio (0.0169 is +1.69%) and the seconds until then. */
interface Retarget {
  readonly difficulty: number;
  readonly changeRatio: number;
  readonly adjustInSeconds: number;
}

/** Next difficulty of a chain that changes it once a period (BTC, LTC), limited to a factor of 4. Undefined before the first block. */
export function nextDifficulty({ difficulty, blocksDone, elapsedS, blockTimeS, periodBlocks }: RetargetInput): Retarget | undefined {
  if (!(blocksDone > 0) || !(elapsedS > 0)) return undefined;
  const factor = Math.min(4, Math.max(1 / 4, (blocksDone * blockTimeS) / elapsedS));
  const blocksLeft = Math.max(0, periodBlocks - blocksDone);
  return { difficulty: difficulty * factor, changeRatio: factor - 1, adjustInSeconds: (blocksLeft * elapsedS) / blocksDone };
}

/** Cost of a day's electricity in the currency of the price: power in watts, price per kWh. */
export function electricityPerDay({ powerW, pricePerKwh }: { readonly powerW: number; readonly pricePerKwh: number }): number {
  return ((powerW * 24) / 1000) * pricePerKwh;
}

/** A day of a machine: its income in coins net of fee, the coin's price, and the cost of its electricity in the same currency. */
interface MachineDay {
  readonly coinsPerDay: number;
  readonly coinPrice: Maybe;
  readonly electricityPerDay: number;
}

/** What is left of a day's income once its electricity is paid; negative when the machine runs at a loss. */
export function netPerDay(day: MachineDay): number | undefined {
  return moneyLeft(product(day.coinsPerDay, day.coinPrice), day.electricityPerDay);
}

/** The coin price below which mining costs more than it brings. Undefined when there is no income, which shows as '--'. */
export function shutdownPrice(day: Omit<MachineDay, 'coinPrice'>): number | undefined {
  return quotient(day.electricityPerDay, day.coinsPerDay);
}

/** Part of a day's income that its electricity takes, as a ratio; above 1 is a loss. Undefined when there is no income or no price. */
export function electricityShare(day: MachineDay): number | undefined {
  return quotient(day.electricityPerDay, product(day.coinsPerDay, day.coinPrice));
}

/** Mean of the last 7 days, fewer when there are fewer; NaN of none. */
export function meanOfLastDays(dailyValues: readonly number[]): number {
  const recent = dailyValues.slice(-MEAN_DAYS);
  return recent.reduce((sum, value) => sum + value, 0) / recent.length;
}
