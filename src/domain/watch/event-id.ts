import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FarmEvent } from './farm-event.ts';

const ID_BYTES = 16;

/** An event with its id: a digest of farm, kind, machines, amount and the second since which it is so. */
export function withId(event: Omit<FarmEvent, 'id'>): FarmEvent {
  const { coinId, address, kind, workers, amount, atMs } = event;
  const parts = [coinId, address, kind, Math.floor(atMs / 1000), amount, ...workers.toSorted()];
  return { id: bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))).slice(0, ID_BYTES)), ...event };
}
