import { describe, expect, it } from 'vitest';
import { type NumberLimits, readNumber, refusalOf, typeNumber } from '#src/domain/number-text.ts';

const amount: NumberLimits = { integers: 8, decimals: 2, reverts: true, empty: '0' };
const fee: NumberLimits = { ...amount, max: 100 };
const tenLong: NumberLimits = { integers: 10, decimals: 10, length: 10, empty: '' };
const figure: NumberLimits = { integers: 8, decimals: 4, empty: '' };
const whole: NumberLimits = { integers: 9, decimals: 0, reverts: true, empty: '' };

describe('one rule for numbers', () => {
  it.each([
    ['5', '5'],
    ['0007', '7'],
    ['000', '0'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['12.50', '12.50'],
    ['99999999.99', '99999999.99'],
    [' 7 ', '7'],
    ['1 000', '1000'],
    ['1\u{a0}000,5', '1000.5'],
    ['１００', '100'],
    ['１，０００．５', '1000.5'],
    ['３。２', '3.2'],
    ['3。2', '3.2'],
    ['1,000', '1000'],
    ['1,234', '1234'],
    ['1,000.5', '1000.5'],
    ['12,345,678.90', '12345678.90'],
    ['007,000', '7000'],
    ['1,5', '1.5'],
    ['12,5', '12.5'],
    ['12,55', '12.55'],
    ['1,', '1'],
    ['00000000012', '12'],
  ])('takes %j as %j', (text, expected) => {
    expect(readNumber(text, amount)).toBe(expected);
  });

  it.each([
    'abc',
    '-1',
    '-1,000',
    '+1',
    '１０＄',
    '1.234',
    '123456789',
    '1.2.3',
    '1,5.2',
    '12,345,6',
    '1,0000',
    '0,065',
    '0x10',
    'NaN',
    'Infinity',
    '10²',
    '½',
    '٣',
    '-',
    '0'.repeat(65),
    `${'1,'.repeat(30)}1`,
  ])('refuses %j', (text) => {
    expect(readNumber(text, amount)).toBeUndefined();
  });

  it.each([
    ['', '0'],
    ['.', '0'],
    ['2.5', '2.5'],
    ['100', '100'],
    ['100.01', '100'],
    ['150', '100'],
    ['99999999', '100'],
    ['-5', '0'],
    ['－５', '0'],
    ['-0.5', '0'],
  ])('keeps a fee of %j within 0 to 100: %j', (text, expected) => {
    expect(readNumber(text, fee)).toBe(expected);
  });

  it.each(['-', '--5', '-5x', '1.234'])('refuses a fee of %j', (text) => {
    expect(readNumber(text, fee)).toBeUndefined();
  });

  it.each(['-5', '－5', '−5', '– 5'])('reads a minus however it is printed: %s', (text) => {
    expect(readNumber(text, { ...figure, isSigned: true })).toBe('-5');
    expect(readNumber(text, figure)).toBeUndefined();
  });

  it('holds each field within its own limits', () => {
    expect(
      ['', '.', '1,000', '0007', '1234567890', '1,234,567.89', '0001234567890', '12345678901', '0.12345678', '123456789.1'].map((text) =>
        readNumber(text, tenLong),
      ),
    ).toEqual(['', '', '1000', '7', '1234567890', '1234567.89', '1234567890', undefined, '0.12345678', undefined]);
    expect(['', '0,065', '1,000', '1.2345', '1.23456', '123456789'].map((text) => readNumber(text, figure))).toEqual([
      '',
      '0.065',
      '1000',
      '1.2345',
      undefined,
      undefined,
    ]);
    expect(['23500000', '23,500,000', '1.5', '1,5', '1.', '1234567890'].map((text) => readNumber(text, whole))).toEqual([
      '23500000',
      '23500000',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a field that is typed into key by key', () => {
  const typed = (keys: string, limits = amount, start = '') => {
    let field = { text: start, value: start };
    const texts = [...keys].map((key) => (field = typeNumber(field.text + key, field, limits)).text);
    return { texts, value: field.value };
  };

  it.each([
    ['1,000', '1000'],
    ['1,000.5', '1000.5'],
    ['1,234,567', '1234567'],
    ['１，０００', '1000'],
    ['12,5', '12.5'],
    ['12.5', '12.5'],
    ['2a.5.-', '2.5'],
    ['12。5', '12.5'],
    ['.5', '0.5'],
    ['0,5', '0.5'],
    ['-5', '5'],
  ])('comes to the same as pasted: %j is %j', (keys, expected) => {
    expect(typed(keys).value).toBe(expected);
  });

  it.each([
    ['1,000', ['1', '1,', '1,0', '1,00', '1000'], '1000'],
    ['12,5', ['1', '12', '12,', '12,5'], '12'],
    ['12.5', ['1', '12', '12.', '12.'], '12'],
    ['1.000,5', ['1', '1.', '1.', '1.', '1.', '1.', '1.'], '1'],
  ])('a whole number does not swallow its point: %j', (keys, texts, value) => {
    expect(typed(keys, whole)).toEqual({ texts, value });
  });

  it('shows what is not finished as it was typed, and its number meanwhile', () => {
    expect(typed('12.5').texts).toEqual(['1', '12', '12.', '12.5']);
    expect(typed('1,000').texts).toEqual(['1', '1,', '1,0', '1,00', '1000']);
    expect(typeNumber('12.', { text: '12', value: '12' }, amount)).toEqual({ text: '12.', value: '12' });
    expect(typed('0,065', figure).value).toBe('0.065');
  });

  it('shows what is pasted as the number it is', () => {
    const before = { text: '42', value: '42' };
    expect(typeNumber('12,5', before, amount)).toEqual({ text: '12.5', value: '12.5' });
    expect(typeNumber('1,000', before, amount)).toEqual({ text: '1000', value: '1000' });
  });

  it('is pasted into an empty field as into any other', () => {
    const emptied = { text: '', value: '' };
    expect(typeNumber('12,5', emptied, whole)).toBe(emptied);
    expect(typeNumber('12,5', emptied, figure)).toEqual({ text: '12.5', value: '12.5' });
  });

  it('goes on from what was typed before hydration, whatever the field held then', () => {
    const early = typeNumber('1,0', { text: '100', value: '100' }, amount, true);
    expect(early.text).toBe('1,0');
    const later = typeNumber('1,00', early, amount);
    expect(typeNumber('1,000', later, amount)).toEqual({ text: '1000', value: '1000' });
  });

  it('stays as it was for what is no number', () => {
    const before = { text: '12.', value: '12' };
    for (const text of ['12.x', '1e12', '12,345,6']) expect(typeNumber(text, before, amount)).toBe(before);
  });

  it('is 0 once emptied where the field says so', () => {
    expect(typeNumber('', { text: '5', value: '5' }, amount)).toEqual({ text: '0', value: '0' });
    expect(typeNumber('', { text: '5', value: '5' }, figure)).toEqual({ text: '', value: '' });
    expect(typed('05', amount, '0').texts.at(-1)).toBe('5');
  });

  it('stops at the largest number', () => {
    expect(typed('150', fee)).toEqual({ texts: ['1', '15', '100'], value: '100' });
  });
});

describe('a field that keeps what it cannot read', () => {
  const before = { text: '13', value: '13' };

  it.each(['12.x', '-5', '99999999999', '1e12', '110 TH'])('shows %s, and its last number counts', (text) => {
    expect(typeNumber(text, before, figure)).toEqual({ text, value: '13', isUnread: true });
  });

  it('takes no number beyond its largest for another', () => {
    const percent: NumberLimits = { integers: 3, decimals: 2, max: 100, empty: '' };
    expect(['100', '150', '-5'].map((text) => readNumber(text, percent))).toEqual(['100', undefined, undefined]);
  });

  it('reads the numbers of other countries, pasted or key by key', () => {
    const keys = (text: string) =>
      [...text].reduce((field, key) => typeNumber(field.text + key, field, figure), { text: '', value: '' }).value;
    for (const [text, value] of [
      ['1.234,56', '1234.56'],
      ['1e3', '1000'],
      ["1'234", '1234'],
    ] as const) {
      expect(typeNumber(text, before, figure).value).toBe(value);
    }
    expect(['1.234,56', '1e3', '1e12'].map(keys)).toEqual(['1234.56', '1000', '10']);
  });
});

it('says what is wrong with a text that is refused, and nothing else', () => {
  const limits = { integers: 3, decimals: 2, max: 500, empty: '' } as const;
  expect(['abc', '', '-5', '501', '1.234', '5000'].map((text) => refusalOf(text, limits))).toEqual([
    'notNumber',
    'notNumber',
    'negative',
    'tooLarge',
    'tooLong',
    'tooLarge',
  ]);
  expect(refusalOf('1.5', { integers: 9, decimals: 0, empty: '' })).toBe('notWhole');
  expect(refusalOf('1234567890', { integers: 9, decimals: 0, empty: '' })).toBe('tooLong');
});
