import { useStore } from 'jotai';
import { useCallback } from 'react';
import type { AccountWatches } from '#src/contracts/account-watch.ts';
import type { RequestOf } from '#src/contracts/schemas.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { call } from '#src/lib/http.ts';
import { storageRead } from '#src/lib/storage.ts';
import { watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { watchesAtom } from '#src/parts/watches.ts';
import { storedSession } from '#src/state/session.ts';

/** As many as a request may hold, the newest. */
const MOST_KEYS = 100;

/** Asks what the account is told of and which links it made; what this device has of its own joins it. The request never changes. */
export function useAccountWatchesRequest(): (signal?: AbortSignal) => Promise<ApiResponse<AccountWatches>> {
  const store = useStore();
  return useCallback(
    async (signal) => {
      await storageRead();
      const tokens = store.get(watchesAtom).map(({ token }) => token);
      const keys = store.get(watcherLinksAtom).map(({ key }) => key);
      return call('accountWatch', { tokens, keys: keys.slice(0, MOST_KEYS) }, signal && { signal });
    },
    [store],
  );
}

/** What was made just now joins the account, if somebody is logged in; where that fails, the account's page does it later. Never rejects. */
export async function joinAccount(made: Partial<RequestOf<'accountWatch'>>): Promise<void> {
  if (storedSession()) await call('accountWatch', { tokens: [], keys: [], ...made }).catch(() => undefined);
}
