import { atom } from 'jotai';
import * as z from 'zod/mini';
import { deviceId } from '#src/lib/device-id.ts';
import { call } from '#src/lib/http.ts';
import { readStored } from '#src/lib/storage.ts';
import { persistedAtom, RESET } from './persisted-atom.ts';

const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  gid: z.string(),
  nickname: z.string(),
  avatar: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/** What this device is told of (parts/watches.ts), as many as a request may hold. */
const storedTokens = z.array(z.object({ token: z.string() }));
const MOST_TOKENS = 20;

const storageKey = 'session';

/** Under this key stands what the device has in common with the account that is, or was, logged in. */
export const ACCOUNT_FARMS_KEY = 'account-farms';

/** The logged-in user, or null. The token is here and nowhere else. */
export const sessionAtom = persistedAtom<Session | null>({ key: storageKey, schema: z.nullable(sessionSchema), initial: null });

/** The same before anything has mounted: until then an atom says null, as the prerendered page does. */
export function storedSession(): Session | null {
  return readStored(storageKey, sessionSchema) ?? null;
}

/**
 * Ends the session here and in the other tabs, and at the pool with the device's id, whatever it responds. With a token only
 * the session of that token: the visitor may have logged out, or in as another, since. True when there was one to end.
 */
export const logOutAtom = atom(null, (_get, set, token?: string): boolean => {
  const session = storedSession();
  if (!session || (token !== undefined && token !== session.token)) return false;
  const tokens = (readStored('watches', storedTokens) ?? [])
    .slice(-MOST_TOKENS)
    .map((watch) => watch.token)
    .join(',');
  call('logout', { uuid: deviceId(), ...(tokens !== '' && { tokens }) }, { authorization: session.token, isKeptAlive: true }).catch(
    () => undefined,
  );
  // Nothing of it stays behind, not even an empty record.
  set(sessionAtom, RESET);
  return true;
});
