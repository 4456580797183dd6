import type { Attempt } from './api-cache.ts';

/** The little of the worker's scope that is needed here; tests put their own in its place. */
declare const self: { readonly clients: { get(id: string): Promise<unknown> } };

/** A response this fresh (ms) is shared between tabs: a third of a page's refresh interval. */
const freshMs = 20_000;
/** An attempt that takes longer hangs: the next request makes its own. */
const promptMs = 5_000;

interface Wanted {
  readonly key: string;
  readonly clientId: string;
  /** Without a copy only an attempt under way will do: one that has ended may hold what a page could not read. */
  readonly isStored: boolean;
}

interface Shared {
  /** The page that asked first. */
  readonly clientId: string;
  readonly startedAt: number;
  readonly attempt: Promise<Attempt>;
  hasEnded: boolean;
}

const attempts = new Map<string, Shared>();

/**
 * One request to the network for all tabs that want the same read: the attempt that is under way, or the good one that another open tab made less than
 * 20 s ago; else a new one by `fetchNow`. The page that asked once and asks again means it, and so does a reload. `isOwn`: this call made it.
 */
export async function sharedAttempt(
  wanted: Wanted,
  fetchNow: () => Promise<Attempt>,
): Promise<{ attempt: Promise<Attempt>; isOwn: boolean }> {
  const { key, clientId } = wanted;
  const known = attempts.get(key);
  if (known && (await isFor(known, wanted))) return { attempt: known.attempt.then(aged(known)), isOwn: false };
  // Another page has asked meanwhile.
  if (attempts.get(key) !== known) return sharedAttempt(wanted, fetchNow);
  const attempt = fetchNow();
  const shared: Shared = { clientId, startedAt: performance.now(), attempt, hasEnded: false };
  forgetOld();
  attempts.set(key, shared);
  void settle(key, shared);
  return { attempt, isOwn: true };
}

/** A failure is shared only while it is under way. */
async function settle(key: string, shared: Shared): Promise<void> {
  const { verdict } = await shared.attempt;
  shared.hasEnded = true;
  if (verdict.kind !== 'good' && attempts.get(key) === shared) attempts.delete(key);
}

const ageOf = ({ startedAt }: Shared): number => performance.now() - startedAt;

async function isFor(shared: Shared, { clientId, isStored }: Wanted): Promise<boolean> {
  if (!shared.hasEnded) return ageOf(shared) < promptMs;
  const isOthers = isStored && ageOf(shared) < freshMs && shared.clientId !== clientId;
  return isOthers && (await self.clients.get(shared.clientId)) !== undefined;
}

function forgetOld(): void {
  for (const [key, shared] of attempts) if (shared.hasEnded && ageOf(shared) >= freshMs) attempts.delete(key);
}

/** The server's clock has gone on since its response. */
const aged =
  (shared: Shared) =>
  ({ response, verdict }: Attempt): Attempt => {
    if (verdict.kind !== 'good' || verdict.serverDate === undefined) return { response, verdict };
    const serverDate = new Date(Date.parse(verdict.serverDate) + ageOf(shared)).toUTCString();
    return { response, verdict: { ...verdict, serverDate } };
  };
