import { useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';

import { deviceId } from '#src/lib/device-id.ts';
import { call } from '#src/lib/http.ts';
import { sessionAtom } from '#src/state/session.ts';
import { loginItem } from '../nav-items.ts';
import { useKnownRoutes } from '../use-known-routes.ts';

/** Logs out whatever the pool answers (decision D), then goes to the log-in page with the way back (spec 4). */
export function useLogOut(): () => void {
  const [session, setSession] = useAtom(sessionAtom);
  const router = useRouter<AnyRouter>();
  const isKnown = useKnownRoutes();
  return () => {
    if (!session) return;
    call('logout', { uuid: deviceId() }, { authorization: session.token }).catch(() => undefined);
    setSession(null);
    if (isKnown(loginItem.to)) router.history.push(`${loginItem.to}?redirect=${encodeURIComponent(router.state.location.href)}`);
  };
}
