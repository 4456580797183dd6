import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type NamedFarm, type Watch, type WatchWay, watchWays } from '#src/contracts/watch.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import type { Database } from '../../db/database.ts';
import { watch } from '../../db/schema.ts';
import { farmsOf } from '../subscriptions/watches.ts';
import type { WatchTokens } from '../subscriptions/tokens.ts';
import type { Sent, Way } from '../ways/way.ts';
import { CLAIM_S, type Claim, claimDue, markBegun, markSent, markUnsent } from './outbox.ts';
import { toldMessage } from './told.ts';

/** The ways that this site's operator offers. */
export type Ways = Readonly<Partial<Record<WatchWay, Way>>>;

interface SenderPlan {
  readonly db: Database;
  readonly ways: () => Ways;
  readonly tokens: WatchTokens;
  readonly now: () => number;
  /** A way that has not said in this time (ms) what became of a message is not waited for: it may have arrived. Well within a claim. */
  readonly patienceMs?: number;
  /** Told of every message, by its way alone. */
  readonly onSent?: (way: WatchWay, sent: Sent['kind']) => void;
  /** A watch has ended by itself: its farms may have nobody left. */
  readonly onEnded?: (farms: readonly NamedFarm[]) => Promise<void>;
}

/** Waits between tries; then no more. What stopped a day ago is no news. */
const waitsMs = [30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS, 8 * HOUR_MS] as const;

const PATIENCE_MS = (CLAIM_S - 15) * SECOND_MS;

const problems = { refused: 'refused', later: 'busy', unknown: 'silent', gone: 'gone' } as const;
/** How a message that did not arrive is called in the list of watches. */
export const problemOf = (kind: Sent['kind']): Watch['problem'] => (kind === 'sent' ? '' : problems[kind]);

/** What a way says of a message, or that it says nothing. */
async function withPatience(sending: Promise<Sent>, ms: number): Promise<Sent> {
  const end = new AbortController();
  const silence = wait(ms, { kind: 'unknown' } as const, { ref: false, signal: end.signal });
  silence.catch(() => undefined);
  return Promise.race([sending, silence]).finally(() => end.abort());
}

/** Sends what is due by some ways, of all watches that no other instance has taken. */
export type Sender = (by?: readonly WatchWay[]) => Promise<number>;

/** Gives what sends; it says how many messages it tried. */
export function createSender({ db, ways, tokens, now, patienceMs = PATIENCE_MS, onSent, onEnded }: SenderPlan): Sender {
  const settle = async (claim: Claim, sent: Sent, farms: readonly NamedFarm[]): Promise<void> => {
    if (sent.kind === 'sent') return markSent(db, claim, now());
    if (sent.kind === 'gone') {
      await db.delete(watch).where(eq(watch.id, claim.watch.id));
      return onEnded?.(farms);
    }
    const tries = Math.max(...claim.rows.map((row) => row.tries));
    const waitMs = sent.kind === 'refused' ? undefined : waitsMs[tries - 1];
    const afterMs = sent.kind === 'later' ? (sent.afterMs ?? 0) : 0;
    const nextAtMs = waitMs === undefined ? undefined : now() + Math.max(waitMs, afterMs);
    const problem = sent.kind !== 'refused' && nextAtMs === undefined ? 'lost' : problemOf(sent.kind);
    await markUnsent(db, claim, { problem, nextAtMs, isSame: sent.kind === 'unknown' });
  };
  const send = async (claim: Claim): Promise<void> => {
    const { id, way, target, rules } = claim.watch;
    const farms = await farmsOf(db, id);
    const events = claim.rows.map(({ event }) => event);
    const message = toldMessage({ id, rules, farms }, events, { tokens, batch: claim.batch, nowMs: now() });
    if (!(await markBegun(db, claim, now()))) return;
    const sending = ways()[way]?.(target, message);
    // A way that the operator has taken away may come back.
    const sent: Sent = sending ? await withPatience(sending, patienceMs) : { kind: 'later' };
    onSent?.(way, sent.kind);
    await settle(claim, sent, farms);
  };
  return async (by = watchWays) => {
    const claims = await claimDue(db, now(), by);
    const done = await Promise.allSettled(claims.map(send));
    const failed = done.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return claims.length;
  };
}
