import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';

beforeEach(() => removeStored('currency'));

it.each([
  ['en', 'USD'],
  ['zh', 'CNY'],
  ['zh_hk', 'USD'],
] as const)('the first currency of %s is %s, until one is chosen', (language, first) => {
  const store = makeStore();
  store.set(languageAtom, language);
  onTestFinished(store.sub(currencyAtom, () => undefined));
  expect(store.get(currencyAtom)).toBe(first);
  void writeStored('currency', 'CNY');
  expect(store.get(currencyAtom)).toBe('CNY');
  store.set(currencyAtom, 'USD');
  expect(store.get(currencyAtom)).toBe('USD');
});
