import * as z from 'zod/mini';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { fromHs, type HashrateUnit, toHs } from '#src/domain/units.ts';
import { storedField } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';

/** What a machine or two does, to start from; in the unit of the coin. */
const DEFAULT_HASHRATE = '100';

const amountText = z.string().check(z.regex(/^\d{1,8}(\.\d{0,2})?$/));

const inputsSchema = z.object({
  coinId: storedField('coinId', z.number(), AI_BTC_ID),
  hashrate: storedField('hashrate', amountText, DEFAULT_HASHRATE),
  /** Percent; null while the visitor leaves the pool's own fee of the coin. */
  feePercent: storedField('feePercent', z.nullable(amountText), null),
});

/** What the visitor has typed, as text, so that '12.' stays as it is while typing. */
export type CalculatorInputs = z.infer<typeof inputsSchema>;

/** Kept until the calculator is closed. */
export const calculatorInputsAtom = persistedAtom<CalculatorInputs>({
  key: 'calculator',
  schema: inputsSchema,
  initial: { coinId: AI_BTC_ID, hashrate: DEFAULT_HASHRATE, feePercent: null },
});

/** A hashrate as the calculator's field takes it, in its own unit; undefined for none, and for one that its digits cannot hold. */
export function calculatorHashrate(amount: string, unit: HashrateUnit, calculatorUnit: HashrateUnit): string | undefined {
  const text = roundAndTrim(fromHs(toHs(/\d/.test(amount) ? Number(amount) : Number.NaN, unit), calculatorUnit), 2);
  return Number(text) > 0 && amountText.safeParse(text).success ? text : undefined;
}
