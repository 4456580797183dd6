import { describe, expect, it } from 'vitest';
import { type Amount, amountIn, currencyBeside, isUnsaid, writtenAmount } from '#src/domain/amount.ts';
import type { Currency } from '#src/domain/money.ts';

const shown = (currency: Currency, cnyPerUsd: number | undefined = 7) => ({ currency, cnyPerUsd });
const units = { CNY: '元/度', USD: '美元/度' };
const yuan = (text: string): Amount => ({ text, currency: 'CNY' });

describe('an amount with its currency', () => {
  it.each([
    ['its own currency', yuan('0.5'), shown('CNY'), 0.5],
    ['the other one, by the rate', yuan('3.5'), shown('USD'), 0.5],
    ['dollars in yuan', { text: '0.5', currency: 'USD' }, shown('CNY'), 3.5],
    ['no rate: not a wrong figure', yuan('0.5'), shown('USD', Number.NaN), undefined],
    ['no rate, but its own currency', yuan('0.5'), { currency: 'CNY', cnyPerUsd: undefined }, 0.5],
    ['a rate of nothing', yuan('0.5'), shown('USD', 0), undefined],
    ['below zero', yuan('-0.7'), shown('USD'), -0.1],
    ['kept without a currency', { text: '0.5', currency: null }, shown('CNY'), undefined],
    ['nothing is nothing in each, without a rate too', yuan('0'), { currency: 'USD', cnyPerUsd: undefined }, 0],
    ['nothing without a currency', { text: '0.00', currency: null }, shown('USD'), 0],
    ['an empty field', { text: '', currency: null }, shown('USD'), 0],
    ['no number', { text: 'x', currency: 'CNY' }, shown('CNY'), undefined],
  ] as const)('is told in the one that is shown: %s', (_name, amount, money, expected) => {
    const told = amountIn(amount, money);
    expect(told === undefined ? told : Number(told.toFixed(12))).toBe(expected);
  });

  it('is asked for where older builds kept it without, but for nothing', () => {
    const unsaid = ['0.5', '0', '0.000', '', '-0.1'].map((text) => isUnsaid({ text, currency: null }));
    expect(unsaid).toEqual([true, false, false, false, true]);
    expect(isUnsaid(yuan('0.5'))).toBe(false);
    expect(currencyBeside({ text: '0.5', currency: null }, 'USD')).toBeNull();
    expect(currencyBeside({ text: '', currency: null }, 'USD')).toBe('USD');
    expect(currencyBeside(yuan(''), 'USD')).toBe('CNY');
  });

  // Typed or pasted into a field of dollars.
  it.each([
    ['0.5 元/度', '0.5', 'CNY'],
    ['¥0.5', '0.5', 'CNY'],
    ['￥０．５', '0.5', 'CNY'],
    ['0.5元', '0.5', 'CNY'],
    ['5毛', undefined],
    ['50分', '0.5', 'CNY'],
    ['RMB 0.62', '0.62', 'CNY'],
    ['0.62 CNY/kWh', '0.62', 'CNY'],
    ['人民币0.62元', '0.62', 'CNY'],
    ['人民幣 0.62', '0.62', 'CNY'],
    ['每度0.62元', '0.62', 'CNY'],
    ['0.62元/千瓦时', '0.62', 'CNY'],
    ['350 元/兆瓦时', '0.35', 'CNY'],
    ['0.5 yuan', '0.5', 'CNY'],
    ['$0.06', '0.06', 'USD'],
    ['US$0.06', '0.06', 'USD'],
    ['0.06 美元/度', '0.06', 'USD'],
    ['0.06 USD/kWh', '0.06', 'USD'],
    ['6 cents/kWh', '0.06', 'USD'],
    ['6¢', '0.06', 'USD'],
    ['60 $/MWh', '0.06', 'USD'],
    ['0,06 $', '0,06', 'USD'],
    ['0.5/度', '0.5', 'USD'],
    ['0.5 per kWh', '0.5', 'USD'],
    ['0.5', undefined],
    ['HK$0.5', undefined],
    ['NT$0.5', undefined],
    ['C$0.5', undefined],
    ['0.5港元', undefined],
    ['0.5 HKD', undefined],
    ['0.5 €', undefined],
    ['€0.5/kWh', undefined],
    ['0.5 £', undefined],
    ['0.5 ₽', undefined],
    ['0.5 日元', undefined],
    ['0.5 円', undefined],
    ['50 p/kWh', undefined],
    ['0.5 ¥$', undefined],
    ['0.5 W', undefined],
    ['', undefined],
    ['1'.repeat(80), undefined],
  ])('is read with the money that is written: %s', (text, number?: string, currency?: string) => {
    const found = writtenAmount(text, { per: 'kWh', beside: 'USD', units });
    expect(found).toEqual(number === undefined ? undefined : { text: number, currency });
  });

  it('of a text that names no money is in that of the field, and is asked for where that is', () => {
    const read = (text: string, beside: Currency | null) => writtenAmount(text, { per: 'kWh', beside, units })?.currency;
    expect(['0.5/kWh', '0.5 元/度', '0.5 美元/度'].map((text) => read(text, null))).toEqual([null, 'CNY', 'USD']);
    expect(read('0.5/kWh', 'CNY')).toBe('CNY');
  });

  it('of a machine takes 2.4万 and the name of the money', () => {
    const read = (text: string) => writtenAmount(text, { per: 'one', beside: 'USD', units: { CNY: '¥', USD: '$' } });
    expect(read('¥24,000')).toEqual({ text: '24,000', currency: 'CNY' });
    expect(read('2.4万元')).toEqual({ text: '24000', currency: 'CNY' });
    expect(read('2.4万')).toEqual({ text: '24000', currency: 'USD' });
    expect(read('3,500 dollars')).toEqual({ text: '3,500', currency: 'USD' });
    expect(read('0.5元/度')).toBeUndefined();
  });
});
