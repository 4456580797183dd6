import { DAY_MS } from './days.ts';
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
