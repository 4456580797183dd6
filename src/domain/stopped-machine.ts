import { DAY_MS, HOUR_MS } from './days.ts';
import { type Electricity, priceAt } from './electricity/electricity.ts';
import { known, type Maybe, product } from './known.ts';

/** What stands in a rack, as far as its trouble is looked for: a machine for one algorithm, or a computer with graphics cards. */
export type MachineKind = 'asic' | 'gpu';

const gpuAlgorithms: readonly string[] = ['Ethash', 'Etchash', 'KawPow', 'Octopus', 'Autolykos2'];
const gpuName = /gpu|rtx|gtx|\brx[\s_-]?\d|radeon|geforce|nvidia|[1-5]0[5-9]0(ti|s)?\b/i;
const asicName =
  /asic|antminer|\b[slte]\d{1,2}(xp|pro|j|k|\b)|whatsminer|\bm[2-7]\dt?s?\b|avalon|bitaxe|jasminer|goldshell|iceriver|ipollo/i;

/** What a worker most likely is, by its name, else by what mostly mines its algorithm. */
export function machineKind(algorithm: string, name = ''): MachineKind {
  if (gpuName.test(name)) return 'gpu';
  if (asicName.test(name)) return 'asic';
  return gpuAlgorithms.includes(algorithm) ? 'gpu' : 'asic';
}

/** After so long the mean of 24 hours holds hardly anything of the time in which a machine ran. */
const MOST_STOPPED_MS = 22 * (DAY_MS / 24);

interface StoppedMachine {
  /** Its mean of the last 24 hours, in which the time that it stood counts as nought; any unit. */
  readonly hashrate24h: Maybe;
  readonly stoppedMs: number;
}

/** The hashrate that a machine had while it ran: its mean over the part of the last 24 hours before it stopped; undefined once that is nearly none. */
export function hashrateBefore({ hashrate24h, stoppedMs }: StoppedMachine): number | undefined {
  const mean = known(hashrate24h);
  if (mean === undefined || mean <= 0 || stoppedMs < 0 || stoppedMs > MOST_STOPPED_MS) return undefined;
  return mean / (1 - stoppedMs / DAY_MS);
}

/**
 * Coins that a machine has not earned since it stopped, before electricity: today's income of its hashrate for that time. `coinsPerUnit`: a day of one unit of
 * its hashrate, net of fee. An estimate; undefined where one of the parts is not known.
 */
export function lostCoins(machine: StoppedMachine & { readonly coinsPerUnit: Maybe }): number | undefined {
  return known(product(hashrateBefore(machine), machine.coinsPerUnit, machine.stoppedMs / DAY_MS));
}

interface StoppedIncome {
  /** What it would bring and draw now, running: money an hour in the currency of `electricity`, watts at the wall. */
  readonly incomePerHour: Maybe;
  readonly powerW: Maybe;
  readonly stoppedAtMs: number;
  readonly untilMs: number;
  readonly electricity: Electricity;
}

/**
 * Money that a machine has not earned since it stopped, after electricity: its income less the price of each hour. Hours in which its electricity costs
 * more than it brings do not count: it would have stood still. An estimate; undefined where a part or a price is not known.
 */
export function lostAfterElectricity({ incomePerHour, powerW, stoppedAtMs, untilMs, electricity }: StoppedIncome): number | undefined {
  const [income, kilowatts] = [known(incomePerHour), product(powerW, 1 / 1000)];
  if (income === undefined || kilowatts === undefined) return undefined;
  let lost = 0;
  for (let atMs = stoppedAtMs; atMs < untilMs;) {
    const endMs = Math.min(untilMs, (Math.floor(atMs / HOUR_MS) + 1) * HOUR_MS);
    const perKwh = priceAt(electricity, atMs);
    if (perKwh === undefined) return undefined;
    lost += (Math.max(0, income - perKwh * kilowatts) * (endMs - atMs)) / HOUR_MS;
    atMs = endMs;
  }
  return lost;
}
