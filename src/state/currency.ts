import * as z from 'zod/mini';
import { currencies, type Currency } from '#src/domain/money.ts';
import { persistedAtom } from './persisted-atom.ts';

/** The currency of income figures, remembered (decision B14). */
export const currencyAtom = persistedAtom<Currency>({ key: 'currency', schema: z.enum(currencies), initial: 'CNY' });
