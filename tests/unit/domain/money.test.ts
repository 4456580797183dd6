import { describe, expect, it } from 'vitest';
import { convert, feeRates, formatIncome, formatMoney, formatPercent, moneyLeft, payoutFees } from '#src/domain/money.ts';

describe('money', () => {
  it.each([
    [87_000, '87000.00'],
    [0.045, '0.04500'],
    [0.0431, '0.04310'],
    [0.01, '0.01000'],
    [0.00711627, '0.007116'],
    [0.99994, '0.9999'],
    [0.99996, '1.00'],
    [0.0099999, '0.01000'],
    [0.00000123456, '0.00000123'],
    [1e-12, '0.00000000'],
    [0, '0.00'],
    [-0.004, '-0.004000'],
    [1.005, '1.01'],
    [Number.NaN, '--'],
  ])('shows %d as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('shows what is not known as --', () => {
    for (const format of [formatMoney, formatIncome, formatPercent]) expect([undefined, null].map(format)).toEqual(['--', '--']);
  });

  it.each([
    [4.2419e-7, '0.00000042'],
    [40.40325419, '40.40325419'],
    [0, '0.00000000'],
    [Number.NaN, '--'],
  ])('shows an income of %d as %s', (amount, text) => {
    expect(formatIncome(amount)).toBe(text);
  });
});

describe('what is left of an income', () => {
  it.each([
    [8.4, 5.04, 3.36],
    [8.4, 10, -1.6],
    [0.1 + 0.2, 0.3, 0],
    [0.3, 0.1 + 0.2, 0],
    [8.4e9 * (1 - 1e-15), 8.4e9, 0],
    [1, 1.000_000_006, -6e-9],
    [1, 1.000_000_004, 0],
    [0, 0, 0],
  ])('of %d after %d is %d', (income, cost, left) => {
    expect(moneyLeft(income, cost)).toBeCloseTo(left, 12);
    expect(Math.sign(moneyLeft(income, cost)!)).toBe(Math.sign(left));
  });

  it('is not known where one of both is not', () => {
    expect([moneyLeft(null, 1), moneyLeft(1, undefined), moneyLeft(Number.NaN, 1)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a currency', () => {
  it('is as the pool states it, else out of the other at CNY for a USD', () => {
    expect([convert({ CNY: 72, USD: 11 }, 'CNY', 7.2), convert({ CNY: 72, USD: 11 }, 'USD', 7.2)]).toEqual([72, 11]);
    expect([convert({ CNY: 72 }, 'USD', 7.2), convert({ USD: 10 }, 'CNY', 7.2)]).toEqual([10, 72]);
    expect(convert({ CNY: 0 }, 'USD', 7.2)).toBe(0);
  });

  it.each([
    [{ CNY: 72 }, 'USD', undefined],
    [{ USD: 10 }, 'CNY', undefined],
    [{ CNY: 72 }, 'USD', 0],
    [{ CNY: null }, 'USD', 7.2],
    [{ CNY: undefined }, 'CNY', 7.2],
    [{ USD: Number.NaN }, 'USD', 7.2],
    [{}, 'CNY', 7.2],
  ] as const)('%j in %s at %s is not known', (stated, currency, rate) => {
    expect(convert(stated, currency, rate)).toBeUndefined();
  });
});

describe('fees', () => {
  it.each([
    ['0.02 0.01', ['2%', '1%']],
    ['0.025', ['2.5%']],
    ['0', ['0%']],
    ['1', ['100%']],
    ['.07', ['7%']],
    ['  0.02\t0.01 ', ['2%', '1%']],
    ['0.02 x', ['2%', '--']],
    ['2', ['--']],
    ['-0.1', ['--']],
    ['0x1', ['--']],
    ['', []],
  ])('reads %j as %j', (fee, percents) => {
    expect(feeRates(fee).map(formatPercent)).toEqual(percents);
  });

  it('keeps the place of a rate it cannot read', () => {
    expect(feeRates('x 0.01')).toEqual([undefined, 0.01]);
  });

  it('gives each income type its own fee', () => {
    expect(payoutFees('FPPS PPLNS', '0.02 0.01')).toEqual([
      { incomeType: 'FPPS', percent: '2%' },
      { incomeType: 'PPLNS', percent: '1%' },
    ]);
    expect(payoutFees('FPPS PPLNS', '0.02').map(({ percent }) => percent)).toEqual(['2%', '--']);
    expect(payoutFees('', '0.02')).toEqual([]);
  });

  it('writes percentages without zeros at the end', () => {
    expect([0.0169, 0.07, -0.75, 1 / 3, Number.NaN].map(formatPercent)).toEqual(['1.69%', '7%', '-75%', '33.33%', '--']);
  });
});
