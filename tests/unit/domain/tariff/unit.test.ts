import { describe, expect, it } from 'vitest';
import { hoursOf, pricesOf, rowsOf } from './read-tariff.ts';

const table = (heading: string, price: number) => `Hour;${heading}\n${rowsOf(24, (hour) => `${hour};${price}`)}`;

describe('the unit of prices', () => {
  it.each([
    ['Unit rate (p/kWh)', 'cents', 'GBP'],
    ['Price in pence', 'cents', 'GBP'],
    ['Pris öre/kWh', 'cents', 'SEK'],
    ['Pris øre/kWh', 'cents', undefined],
    ['Preis ct/kWh', 'cents', 'EUR'],
    ['price_ct_kwh', 'cents', 'EUR'],
    ['EUR cents per kWh', 'cents', 'EUR'],
    ['电价（分/度）', 'cents', 'CNY'],
    ['電價（分/千瓦時）', 'cents', 'CNY'],
    ['電價（仙／度）', 'cents', 'HKD'],
    ['电价 元/度', 'kwh', 'CNY'],
    ['電價（港元／度）', 'kwh', 'HKD'],
    ['电价（元/兆瓦时）', 'mwh', 'CNY'],
    ['Price EUR/MWh', 'mwh', 'EUR'],
    ['price USD', undefined, 'USD'],
  ])('%s', (heading, unit, currency) => {
    const read = pricesOf(table(heading, 24.5));
    expect(read).toMatchObject({ isGuess: unit === undefined, unit: unit ?? 'mwh', currency });
  });

  it('is that of the column of prices, not of another one', () => {
    const text = `Hour;Volume MWh;Price p/kWh\n${rowsOf(24, (hour) => `${hour};900;24.5`)}`;
    expect([hoursOf(text).weekday[0], pricesOf(text).unit]).toEqual([0.245, 'cents']);
  });

  it('is read in the lines of a bill', () => {
    const bill = (price: string) => hoursOf(`08:00-22:00 ${price}\n22:00-08:00 ${price}`).weekday[9];
    expect(['9.5 ct/kWh', '9.5ct/kWh', '9.5p/kWh', '95分/度', '95 EUR/MWh', '95 元'].map(bill)).toEqual([
      0.095, 0.095, 0.095, 0.95, 0.095, 95,
    ]);
  });

  it('is a guess where prices without one do not speak for themselves', () => {
    const guess = (price: number) => pricesOf(table('Price', price));
    expect(guess(0.31)).toMatchObject({ unit: 'kwh', isGuess: false });
    expect(guess(5)).toMatchObject({ unit: 'kwh', isGuess: true });
    expect(guess(24.5)).toMatchObject({ unit: 'mwh', isGuess: true });
    expect(pricesOf('08:00-22:00 30\n22:00-08:00 15')).toMatchObject({ unit: 'kwh', isGuess: true });
  });
});

describe('the currency of prices', () => {
  it.each([
    ['31 円/kWh', 'JPY', 31],
    ['₹7.5/kWh', 'INR', 7.5],
    ['160 원/kWh', 'KRW', 160],
    ['R$ 1,50', 'BRL', 1.5],
    ['A$0.45', 'AUD', 0.45],
    ['C$0.45', 'CAD', 0.45],
    ['NT$4.1', 'TWD', 4.1],
    ['6,43 ₽', 'RUB', 6.43],
    ['30 ₸', 'KZT', 30],
    ['0,81 zł', 'PLN', 0.81],
    ['1,9 kr', 'kr', 1.9],
    ['7.1 BDT/kWh', 'BDT', 7.1],
    ['0.62 元', 'CNY', 0.62],
    ['$0.08', 'USD', 0.08],
    ['15.5 ¢/kWh', 'USD', 0.155],
    ['22,5 ct/kWh', 'EUR', 0.225],
  ])('of a bill is read off its sign or word: %s', (amount, currency, price) => {
    const read = pricesOf(`08:00-22:00 ${amount}\n22:00-08:00 ${amount}`);
    expect(read.currency).toBe(currency);
    expect(read.kind === 'hours' && read.hours.weekday[9]).toBe(price);
  });

  it('of a table is read off its cells too', () => {
    const rows = Array.from({ length: 24 }, (_, hour) => `${hour};₹${hour + 1}.5`).join('\n');
    expect(pricesOf(`hour;price\n${rows}`)).toMatchObject({ currency: 'INR', kind: 'hours' });
  });
});
