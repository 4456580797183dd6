import * as z from 'zod/mini';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { AGREEMENT_KEY } from './session-flags.ts';

/** Unaccepted, then accepted for good: in the database, and in a cookie of a year, which the server reads too. */
export const agreementAtom = persistedAtom<boolean>({
  key: AGREEMENT_KEY,
  schema: z.boolean(),
  initial: false,
  mirror: { cookie: AGREEMENT_KEY, parse: (text) => text === '1' || undefined, print: (isAccepted) => (isAccepted ? '1' : undefined) },
});
