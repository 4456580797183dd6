import { describe, expect, it } from 'vitest';
import { numberBeside, type Quantity } from '#src/domain/quantity-text.ts';

it('reads the unit that the field shows, whatever it is', () => {
  expect(numberBeside('126.98 T', undefined, 'T')).toBe('126.98');
  expect(numberBeside('3050 va', 'watts', 'VA')).toBe('3050');
  expect(numberBeside('126.98 P', undefined, 'T')).toBeUndefined();
  expect(numberBeside('126.98', undefined, 'T')).toBeUndefined();
});

describe('a number with the unit of its field beside it', () => {
  it.each<[string, Quantity, string]>([
    ['¥0.45', 'CNY/kWh', '0.45'],
    ['￥0.45', 'CNY/kWh', '0.45'],
    ['CNY 0.45', 'CNY/kWh', '0.45'],
    ['0.45元', 'CNY/kWh', '0.45'],
    ['0.45 元/度', 'CNY/kWh', '0.45'],
    ['每度0.45元', 'CNY/kWh', '0.45'],
    ['0,45 元/千瓦时', 'CNY/kWh', '0,45'],
    ['人民幣0.45元', 'CNY/kWh', '0.45'],
    ['45分', 'CNY/kWh', '0.45'],
    ['$0.12/kWh', 'USD/kWh', '0.12'],
    ['0.12 USD/kWh', 'USD/kWh', '0.12'],
    ['0.12 $ per kWh', 'USD/kWh', '0.12'],
    ['0.12/kWh', 'USD/kWh', '0.12'],
    ['US$0.12', 'USD/kWh', '0.12'],
    ['-$0.02', 'USD/kWh', '-0.02'],
    ['$-0.02', 'USD/kWh', '-0.02'],
    ['12¢/kWh', 'USD/kWh', '0.12'],
    ['$62/MWh', 'USD/kWh', '0.062'],
    ['$.12', 'USD/kWh', '.12'],
    ['$', 'USD/kWh', ''],
    ['$2,400', 'USD', '2,400'],
    ['2400 USD', 'USD', '2400'],
    ['¥5,000', 'CNY', '5,000'],
    ['1.2万元', 'CNY', '12000'],
    ['2%', 'percent', '2'],
    ['２％', 'percent', '2'],
    ['2.5 percent', 'percent', '2.5'],
    ['3.05kW', 'watts', '3050'],
    ['3,05 KW', 'watts', '3050'],
    ['3,050 W', 'watts', '3,050'],
    ['3050瓦', 'watts', '3050'],
    ['3.05千瓦', 'watts', '3050'],
    ['3050 Вт', 'watts', '3050'],
    ['40台', 'count', '40'],
    ['40 units', 'count', '40'],
    ['x40', 'count', '40'],
    ['40 pcs.', 'count', '40'],
    ['8 h', 'hours', '8'],
    ['8小时', 'hours', '8'],
  ])('is read: %s of %s is %s', (text, quantity, number) => {
    expect(numberBeside(text, quantity)).toBe(number);
  });

  it.each<[string, Quantity]>([
    ['€0.45', 'CNY/kWh'],
    ['¥0.45', 'USD/kWh'],
    ['HK$0.9', 'USD/kWh'],
    ['A$0.9', 'USD/kWh'],
    ['JP¥20', 'CNY/kWh'],
    ['12 ct', 'USD/kWh'],
    ['12p', 'USD/kWh'],
    ['$2,400/kWh', 'USD'],
    ['12¢', 'USD'],
    ['¥0.45/kW', 'CNY/kWh'],
    ['0.45', 'CNY/kWh'],
    ['3.05 kWh', 'watts'],
    ['3.05 MW', 'watts'],
    ['3050 VA', 'watts'],
    ['40 TH', 'count'],
    ['10² W', 'watts'],
    ['3050 W 40', 'watts'],
    ['0.35-0.45元', 'CNY/kWh'],
    ['-$-2', 'USD'],
    ['9'.repeat(70), 'watts'],
  ])('is no other number: %s of %s', (text, quantity) => {
    expect(numberBeside(text, quantity)).toBeUndefined();
  });
});
