import * as z from 'zod/mini';
import { readStored, writeStored } from './storage.ts';

const storageKey = 'pool-keeps-once';

/** True when the pool keeps a repeated send once, as it has said: only then may anything wait to be sent later. */
export function isPoolIdempotent(): boolean {
  return readStored(storageKey, z.boolean()) ?? false;
}

/** Learns it from the `x-pool-idempotent` header of a network response; kept, for it is needed offline. */
export function observePoolIdempotency(header: string | null): void {
  const isIdempotent = header === '1';
  if (isIdempotent !== isPoolIdempotent()) void writeStored(storageKey, isIdempotent);
}
