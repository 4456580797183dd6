import { redirect } from '@tanstack/react-router';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { now } from '#src/lib/clock.ts';
import { call } from '#src/lib/http.ts';
import { type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import type { Store } from '#src/state/store.ts';

/** User info is requested at start, on log-in and after ten minutes, not for each link. */
const userInfoFreshMs = 10 * 60_000;

interface Visit {
  session: Session | null;
  path: string;
  /** When user info last came, for which token. */
  checked: { token: string; atMs: number } | undefined;
  nowMs: number;
}

/** What the guard does before a page. Pure, so that its table is tested. */
export function guardDecision({ session, path, checked, nowMs }: Visit): 'to-home' | 'to-login' | 'request-user-info' | 'proceed' {
  // The router takes a path in any case, and with a slash at its end.
  if (!session) return /^\/account\/?$/i.test(path) ? 'to-login' : 'proceed';
  if (/^\/(?:login|register)\/?$/i.test(path)) return 'to-home';
  const isFresh = checked?.token === session.token && nowMs - checked.atMs < userInfoFreshMs;
  return isFresh ? 'proceed' : 'request-user-info';
}

/**
 * The navigation guard of one page. A refused session is logged out wherever it is used (`start.tsx`), and the navigation goes on. An account
 * found restricted is led to `/forbidden`, once a page: from there it may go where it likes.
 */
export function makeGuard(store: Store, leadToForbidden: () => void): (path: string) => void {
  let checked: Visit['checked'];
  let requestedFor: string | undefined;
  return (path) => {
    const session = storedSession();
    const decision = guardDecision({ session, path, checked, nowMs: now() });
    if (decision === 'to-login') throw redirect({ to: '/login', search: { redirect: '/account' }, replace: true });
    if (decision === 'to-home') throw redirect({ to: '/', replace: true });
    if (decision === 'proceed' || !session || requestedFor === session.token) return;
    void checkUser(session);
  };

  async function checkUser(session: Session): Promise<void> {
    requestedFor = session.token;
    const user = await refreshUser(store, session);
    requestedFor = undefined;
    if (!user) return;
    const isFirst = checked?.token !== session.token;
    checked = { token: session.token, atMs: now() };
    if (isFirst && user.forbidden && storedSession()?.token === session.token) leadToForbidden();
  }
}

/** What the pool says of the user; undefined when it does not respond: a lost network keeps what is known. */
async function refreshUser(store: Store, session: Session): Promise<ResponseOf<'userInfo'> | undefined> {
  try {
    const { data } = await call('userInfo', {});
    // The visitor may have logged out, or in as another, during the request.
    if (storedSession()?.token === session.token)
      store.set(sessionAtom, { token: session.token, gid: data.gid, nickname: data.nickname, avatar: data.headshotUrl });
    return data;
  } catch {
    return undefined;
  }
}
