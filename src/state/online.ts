import { atom } from 'jotai';
import { MINUTE_MS } from '#src/domain/days.ts';
import { endTrouble, heldMs, LONGEST_PAUSE_MS } from '#src/lib/back-off.ts';
import { now } from '#src/lib/clock.ts';
import { type Connection, onConnection, reportConnection, RETRY_MS } from '#src/lib/connection.ts';
import { soonInOneTab } from '#src/lib/exclusively.ts';
import { onOtherTab, postToOtherTabs } from '#src/lib/tab-sync.ts';
import type { Store } from './store.ts';

/** What the calls showed of the network. It does not flicker: see `steadily`. */
export const connectionAtom = atom<Connection>('online');

/** When a call last succeeded, ms, to the minute; undefined until one has. */
export const lastSuccessAtom = atom<number>();

/** How many parts of the page say themselves that the connection is lost: the bar at its foot need not, and would cover them. */
export const ownNoticeCountAtom = atom(0);

/** One read may fail while others succeed: the pool's trouble stands until the next attempt has had its turn, and so much longer. */
const attemptMs = 1_000;

/** A lossy line drops one call of many: a host counts as gone, or as slow, once nothing has come from it for so long after a failure. */
const doubtMs = 1_000;
const isDoubtful = (connection: Connection): boolean => connection === 'server' || connection === 'slow';

/** Milliseconds until the first attempt after the network was lost; each next one waits twice as long, up to `RETRY_MS`, of a pool in trouble up to minutes. */
const firstRetryMs = 2_000;
/** The part of a pause by which it may be shorter: pages that lost the network together do not retry together. */
const jitter = 0.3;

/** Message between tabs: the pool has just responded. */
const reachedKey = 'pool-reached';

/**
 * Keeps the atoms current. `check` makes a request and says whether the pool is there: when the browser is online again, when the page is seen again,
 * and from time to time while the pool is gone. One tab asks for all.
 */
export function watchConnection(store: Store, check: () => Promise<boolean>): void {
  const isLost = () => store.get(connectionAtom) !== 'online';
  const longestMs = () => (store.get(connectionAtom) === 'pool' ? LONGEST_PAUSE_MS : RETRY_MS);
  const ask = async () => {
    if (await check()) postToOtherTabs(reachedKey, null);
  };
  const retries = retryWhile({ isLost, longestMs, attempt: () => void ask() });
  store.sub(connectionAtom, retries.plan);
  onConnection(steadily((connection) => show(store, connection), retries.dueMs));
  onConnection((connection) => {
    const minuteMs = now() - (now() % MINUTE_MS);
    if (connection === 'online' && store.get(lastSuccessAtom) !== minuteMs) store.set(lastSuccessAtom, minuteMs);
  });
  onOtherTab((key) => key === reachedKey && isLost() && reportConnection('online'));
  window.addEventListener('online', () => void soonInOneTab('okkong-probe', ask));
  window.addEventListener('offline', () => reportConnection('offline'));
  document.addEventListener('visibilitychange', retries.anew);
  if (navigator.onLine === false) reportConnection('offline');
}

function show(store: Store, connection: Connection): void {
  if (connection === 'online') endTrouble();
  store.set(connectionAtom, connection);
}

/** Passes on what is reported, so that neither one failure among successes nor one success amid trouble changes it. */
function steadily(tell: (connection: Connection) => void, dueMs: () => number): (connection: Connection) => void {
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let told: Connection = 'online';
  let troubleEndsAt = Number.NEGATIVE_INFINITY;
  const settle = (connection: Connection) => {
    doubt = undefined;
    told = connection;
    tell(connection);
  };
  return (connection) => {
    const at = performance.now();
    if (connection === 'online' && at < troubleEndsAt) return;
    troubleEndsAt = connection === 'pool' ? at + Math.max(RETRY_MS, dueMs()) + attemptMs : Number.NEGATIVE_INFINITY;
    // The first failure began the doubt: those that follow do not prolong it.
    if (told === 'online' && isDoubtful(connection)) return void (doubt ??= setTimeout(settle, doubtMs, connection));
    clearTimeout(doubt);
    settle(connection);
  };
}

interface Retries {
  isLost: () => boolean;
  /** The longest pause between two attempts. */
  longestMs: () => number;
  attempt: () => void;
}

/**
 * Attempts while the connection is lost and the page is visible. `plan`: it was lost or is back; `anew`: attempts at once where it is lost, with short pauses
 * again, unless the server asked for peace; `dueMs`: how long until the next one.
 */
function retryWhile({ isLost, longestMs, attempt }: Retries) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstRetryMs;
  let dueAt = 0;
  const plan = () => {
    clearTimeout(timer);
    if (!isLost()) {
      pauseMs = firstRetryMs;
      return;
    }
    const waitMs = Math.max(pauseMs * (1 - jitter * Math.random()), heldMs());
    dueAt = performance.now() + waitMs;
    timer = setTimeout(retry, waitMs);
  };
  const retry = () => {
    const isSeen = document.visibilityState === 'visible';
    pauseMs = Math.min(2 * pauseMs, longestMs());
    plan();
    if (isLost() && isSeen && heldMs() === 0) attempt();
  };
  const anew = () => {
    pauseMs = firstRetryMs / 2;
    retry();
  };
  return { plan, anew, dueMs: () => Math.max(dueAt - performance.now(), heldMs()) };
}
