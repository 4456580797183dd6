import * as z from 'zod/mini';
import { readStored } from '#src/lib/storage.ts';
import { persistedAtom } from './persisted-atom.ts';

const sessionSchema = z.object({
  token: z.string().check(z.minLength(1)),
  gid: z.string(),
  nickname: z.string(),
  avatar: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

const storageKey = 'session';

/** The logged-in user, or null. The token is here and nowhere else (R28). */
export const sessionAtom = persistedAtom<Session | null>({ key: storageKey, schema: z.nullable(sessionSchema), initial: null });

/** The same before anything has mounted: until then an atom says null, as the prerendered page does (stack 7). */
export function storedSession(): Session | null {
  return readStored(storageKey, sessionSchema) ?? null;
}
