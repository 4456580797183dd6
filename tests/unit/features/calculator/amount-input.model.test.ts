import { describe, expect, it } from 'vitest';
import { leftAmount, typedAmount, typedFee } from '#src/features/calculator/amount-input.model.ts';

describe('typedAmount', () => {
  it.each([
    ['', '0'],
    ['5', '5'],
    ['05', '5'],
    ['000', '0'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['.', '0.'],
    ['12.', '12.'],
    ['12.34', '12.34'],
    ['99999999.99', '99999999.99'],
    [' 7 ', '7'],
    ['1,000', '1000'],
    ['１，０００', '1000'],
    ['12,345,678.90', '12345678.90'],
    ['１２．５', '12.5'],
    ['3。2', '3.2'],
  ])('takes %j as %j', (text, expected) => {
    expect(typedAmount(text, '42')).toBe(expected);
  });

  it.each([
    'abc',
    '1e5',
    '-1',
    '+1',
    '1.234',
    '123456789',
    '1.2.3',
    '1,',
    '1,5',
    '1,00',
    '1,0000',
    '0x10',
    '1 000',
    'NaN',
    'Infinity',
    '٣',
  ])('refuses %j', (text) => {
    expect(typedAmount(text, '42.5')).toBe('42.5');
  });
});

it('comes to a thousand when 1,000 is typed key by key', () => {
  expect([...'1,000'].reduce((held, key) => typedAmount(held + key, held), '0')).toBe('1000');
});

describe('typedFee', () => {
  it.each([
    ['', '0'],
    ['2.5', '2.5'],
    ['100', '100'],
    ['100.01', '100'],
    ['150', '100'],
    ['99999999', '100'],
    ['-5', '0'],
    ['-0.5', '0'],
  ])('keeps %j within 0 to 100: %j', (text, expected) => {
    expect(typedFee(text, '2')).toBe(expected);
  });

  it.each(['abc', '-', '1.234', '--5', '-5x'])('refuses %j', (text) => {
    expect(typedFee(text, '2')).toBe('2');
  });
});

it('drops a point at the end once the field is left', () => {
  expect(['12.', '0.', '12.5', '12'].map(leftAmount)).toEqual(['12', '0', '12.5', '12']);
});
