import * as z from 'zod/mini';
import { readStored, writeStored } from './storage.ts';

const storageKey = 'pool-keeps-once';

/** True when the pool has said that it keeps a repeated send once: only then may anything wait to be sent later (decision E3). */
export function poolKeepsOnce(): boolean {
  return readStored(storageKey, z.boolean()) ?? false;
}

/** Learns it from the `x-pool-idempotent` header of a network response; kept, for it is needed offline. */
export function observePoolPromise(header: string | null): void {
  const isPromised = header === '1';
  if (isPromised !== poolKeepsOnce()) void writeStored(storageKey, isPromised);
}
