import { redirect } from '@tanstack/react-router';
import { AppError } from '#src/lib/app-error.ts';
import { now } from '#src/lib/clock.ts';
import { call } from '#src/lib/http.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import type { Store } from '#src/state/store.ts';

/** Decision B4: user info is requested at start, on log-in and after ten minutes, not for each link. */
const userInfoFreshMs = 10 * 60_000;

interface Visit {
  session: Session | null;
  path: string;
  /** When user info last came, for which token. */
  checked: { token: string; atMs: number } | undefined;
  nowMs: number;
}

/** Spec 4: what the guard does before a page. Pure, so that its table is tested. */
export function guardDecision({ session, path, checked, nowMs }: Visit): 'to-home' | 'request-user-info' | 'proceed' {
  if (!session) return 'proceed';
  if (path === '/login') return 'to-home';
  const isFresh = checked?.token === session.token && nowMs - checked.atMs < userInfoFreshMs;
  return isFresh ? 'proceed' : 'request-user-info';
}

/** The navigation guard of one page. `leave` is told where to go after a forced logout. */
export function makeGuard(store: Store, leave: () => void): (path: string) => void {
  let checked: Visit['checked'];
  let requestedFor: string | undefined;
  return (path) => {
    const session = storedSession();
    const decision = guardDecision({ session, path, checked, nowMs: now() });
    if (decision === 'to-home') throw redirect({ to: '/', replace: true });
    if (decision === 'proceed' || !session || requestedFor === session.token) return;
    void checkUser(session);
  };

  async function checkUser(session: Session): Promise<void> {
    requestedFor = session.token;
    const hasResponse = await refreshUser(store, session, leave);
    requestedFor = undefined;
    if (hasResponse) checked = { token: session.token, atMs: now() };
  }
}

/** Only a refused session logs out; a lost network keeps it (decision B4). True when the pool responded with user info. */
async function refreshUser(store: Store, session: Session, leave: () => void): Promise<boolean> {
  const authorization = session.token;
  // The visitor may have logged out, or in as another, during the request.
  const isCurrent = () => storedSession()?.token === session.token;
  try {
    const { data } = await call('userInfo', {}, { authorization });
    if (isCurrent()) store.set(sessionAtom, { ...session, gid: data.gid, nickname: data.nickname, avatar: data.headshotUrl });
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'auth' || !isCurrent()) return false;
    store.set(sessionAtom, null);
    call('logout', { uuid: deviceId() }, { authorization }).catch(() => undefined);
    leave();
    return false;
  }
}
