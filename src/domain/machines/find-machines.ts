import { findAsics, type FoundMachine } from './find-asics.ts';
import { findGpus } from './find-gpus.ts';

/** Longer texts are no names: a log of a rig has at most so much. */
const LONGEST = 4000;

/**
 * The listed machines or cards that a text names, best first: what pyasic, cgminer, firmware, shops, nvidia-smi, rocm-smi, lspci and
 * miners' logs print. Empty when none fits; a sibling of another name is never offered. `hashrate`, in H/s, only where the text names another than
 * the machine's own.
 */
export function findMachines(text: string, kind: 'asic' | 'gpu'): readonly FoundMachine[] {
  if (text.length > LONGEST) return [];
  return kind === 'asic' ? findAsics(text) : findGpus(text);
}
