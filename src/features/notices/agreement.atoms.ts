import * as z from 'zod/mini';
import { readCookie } from '#src/lib/mirrors.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

const AGREEMENT_KEY = 'agreement';

/** As the cookie says, for who cannot wait for the database. */
export const isAgreementKept = (): boolean => readCookie(AGREEMENT_KEY) === '1';

/** Unaccepted, then accepted for good (spec 4): in the database, and in a cookie of a year, which the server reads too (decision B2). */
export const agreementAtom = persistedAtom<boolean>({
  key: AGREEMENT_KEY,
  schema: z.boolean(),
  initial: false,
  mirror: { cookie: AGREEMENT_KEY, parse: (text) => text === '1' || undefined, print: (isAccepted) => (isAccepted ? '1' : undefined) },
});
