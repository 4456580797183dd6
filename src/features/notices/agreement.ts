import * as z from 'zod/mini';
import { readCookie } from '#src/lib/mirrors.ts';
import { readStored } from '#src/lib/storage.ts';

export const AGREEMENT_KEY = 'agreement';

/** The cookie is what the server and the notice dialog look at (decision B2, spec 4). */
export const hasAgreementCookie = (): boolean => readCookie(AGREEMENT_KEY) === '1';

/** True when this visitor has accepted before, here or in another tab. */
export const isAgreementAccepted = (): boolean => readStored(AGREEMENT_KEY, z.boolean()) === true || hasAgreementCookie();
