import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { Language } from '#src/contracts/languages.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { languageAtom } from './language.ts';
import { persistedAtom } from './persisted-atom.ts';

/** What a language's readers think in, until one of them chooses; those of any other in USD. */
const firstCurrencies: Partial<Readonly<Record<Language, Currency>>> = { zh: 'CNY' };

/** The chosen one, remembered; null while none was. */
const chosenAtom = persistedAtom<Currency | null>({ key: 'currency', schema: z.nullable(z.enum(currencies)), initial: null });

/** The currency of income figures. */
export const currencyAtom = atom(
  (get): Currency => get(chosenAtom) ?? firstCurrencies[get(languageAtom)] ?? 'USD',
  (_get, set, currency: Currency) => set(chosenAtom, currency),
);
