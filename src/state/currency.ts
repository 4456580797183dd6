import * as z from 'zod/mini';
import { persistedAtom } from './persisted-atom.ts';

const currencySchema = z.enum(['CNY', 'USD']);
export type Currency = z.infer<typeof currencySchema>;

/** The currency of income figures, remembered (decision B14). */
export const currencyAtom = persistedAtom<Currency>({ key: 'currency', schema: currencySchema, initial: 'CNY' });
