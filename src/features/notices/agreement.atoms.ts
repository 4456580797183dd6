import * as z from 'zod/mini';
import { writeCookie } from '#src/lib/mirrors.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { AGREEMENT_KEY, hasAgreementCookie } from './agreement.ts';

/** Unaccepted, then accepted for good (spec 4): in the database, and in a cookie of a year. Other tabs hear it. */
export const agreementAtom = persistedAtom<boolean>({
  key: AGREEMENT_KEY,
  schema: z.boolean(),
  initial: false,
  readMirror: () => hasAgreementCookie() || undefined,
  writeMirror: (isAccepted) => isAccepted && writeCookie(AGREEMENT_KEY, '1'),
});
