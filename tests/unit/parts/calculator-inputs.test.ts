import { expect, it } from 'vitest';
import { calculatorHashrate, calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { makeStore } from '#src/state/store.ts';

it.each([
  ['1.5', 'PH/s', 'TH/s', '1500'],
  ['12.345', 'TH/s', 'TH/s', '12.35'],
  ['99999999', 'GH/s', 'GH/s', '99999999'],
  ['100000000', 'GH/s', 'GH/s', undefined],
  ['1', 'MH/s', 'TH/s', undefined],
  ['0', 'TH/s', 'TH/s', undefined],
  ['.', 'TH/s', 'TH/s', undefined],
  ['', 'TH/s', 'TH/s', undefined],
] as const)('the calculator takes %j %s in %s as %j', (amount, unit, calculatorUnit, hashrate) => {
  expect(calculatorHashrate(amount, unit, calculatorUnit)).toBe(hashrate);
});

it('starts with AI(BTC), and with what a visitor left in it', async () => {
  const inputs = () => {
    const store = makeStore();
    store.sub(calculatorInputsAtom, () => undefined);
    return store.get(calculatorInputsAtom);
  };
  expect(inputs()).toEqual({ coinId: 9, hashrate: '100', feePercent: null });
  await writeStored('calculator', { coinId: 1, hashrate: '12345678.12', feePercent: '3' });
  expect(inputs()).toEqual({ coinId: 1, hashrate: '12345678.12', feePercent: '3' });
  await writeStored('calculator', { coinId: 1, hashrate: '123456789', feePercent: '3' });
  expect(inputs().hashrate).toBe('100');
  await removeStored('calculator');
});
