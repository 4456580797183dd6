import { describe, expect, it } from 'vitest';
import { figureDigits, groupThousands, roundAndTrim, roundHalfUp } from '#src/domain/decimal.ts';
import { formatHashrate, fromHs, parseHashrateUnit, splitHashrate, toHs } from '#src/domain/units.ts';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [1.004999999999999, 2, '1.00'],
    [0.5, 0, '1'],
    [0, 2, '0.00'],
    [-0, 2, '0.00'],
    [-1.005, 2, '-1.01'],
    [-0.001, 2, '0.00'],
    [1e21, 2, '1000000000000000000000.00'],
    [1.7976931348623157e308, 0, `17976931348623157${'0'.repeat(292)}`],
    [5e-324, 8, '0.00000000'],
    [1e-7, 8, '0.00000010'],
    [4.5e-8, 8, '0.00000005'],
    [Number.NaN, 2, '--'],
    [Number.POSITIVE_INFINITY, 2, '--'],
    [Number.NEGATIVE_INFINITY, 2, '--'],
  ])('rounds %d to %d decimals as %s', (value, digits, text) => {
    expect(roundHalfUp(value, digits)).toBe(text);
  });

  it('moves the decimal point exactly before it rounds', () => {
    expect(roundHalfUp(1005, 2, -3)).toBe('1.01');
    expect(roundHalfUp(0.07, 2, 2)).toBe('7.00');
  });

  it('trims zeros of a fraction and never those of a whole number', () => {
    expect([roundAndTrim(2.5, 2), roundAndTrim(2, 2), roundAndTrim(100, 0), roundAndTrim(0, 2)]).toEqual(['2.5', '2', '100', '0']);
  });

  it.each([
    ['999', '999'],
    ['-1234567.8901', '-1,234,567.8901'],
    ['-123456', '-123,456'],
    ['0.00001234', '0.00001234'],
    ['--', '--'],
  ])('groups %s as %s', (text, grouped) => {
    expect(groupThousands(text)).toBe(grouped);
  });

  it('asks for eight decimals only above zero and below a hundredth', () => {
    expect([0, 0.01, 0.0099, -0.005, 1].map(figureDigits)).toEqual([2, 2, 8, 8, 2]);
  });
});

describe('formatHashrate', () => {
  it.each([
    ['just below promotion', 999.994, 'GH/s', '999.99 GH/s'],
    ['half up into promotion', 999.995, 'GH/s', '1.00 TH/s'],
    ['promotion after a step', 999_999, 'GH/s', '1.00 PH/s'],
    ['promotion into the last unit', 999.999, 'PH/s', '1.00 EH/s'],
    ['no unit above the last', 999.999, 'EH/s', '1000.00 EH/s'],
    ['zero', 0, 'TH/s', '0.00 TH/s'],
    ['negative zero', -0, 'TH/s', '0.00 TH/s'],
    ['the decimal value, not the binary one', 1.005, 'TH/s', '1.01 TH/s'],
    ['the decimal value after a step', 1005, 'TH/s', '1.01 PH/s'],
    ['a hundredth', 0.01, 'TH/s', '0.01 TH/s'],
    ['just below a hundredth', 0.00999999, 'TH/s', '0.00999999 TH/s'],
    ['eight decimals half up', 0.000000005, 'TH/s', '0.00000001 TH/s'],
    ['smaller than eight decimals', 1e-300, 'TH/s', '0.00000000 TH/s'],
    ['huge', 1e30, 'H/s', '1000000000000.00 EH/s'],
    ['of a network that is told in ZH/s', 1.06, 'ZH/s', '1.06 ZH/s'],
    ['which no step goes beyond', 1234, 'ZH/s', '1234.00 ZH/s'],
    ['a short unit', 1500, 'T', '1.50 PH/s'],
    ['a unit that is misspelt', 1500, 'ghs', '1.50 TH/s'],
    ['no unit at all', 1500, ' ', '--'],
    ['a unit of another world', 1500, 'Sol/s', '1500.00 Sol/s'],
    ['not a number', Number.NaN, 'TH/s', '--'],
    ['negative', -1, 'TH/s', '--'],
    ['infinite', Number.POSITIVE_INFINITY, 'TH/s', '--'],
  ])('%s: %d %s is %s', (_, value, unit, text) => {
    expect(formatHashrate(value, unit)).toBe(text);
  });

  it('hands out figure and unit apart', () => {
    expect(splitHashrate(6213, 'PH/s')).toEqual({ value: '6.21', unit: 'EH/s' });
    expect(splitHashrate(Number.NaN, 'PH/s')).toEqual({ value: '--', unit: '' });
  });
});

describe('conversion', () => {
  it('knows units by their long and short names in any case', () => {
    expect(['TH/s', 'th/s', 'TH', 't', ' PH/s ', 'H', 'h/s', 'M'].map(parseHashrateUnit)).toEqual([
      'TH/s',
      'TH/s',
      'TH/s',
      'TH/s',
      'PH/s',
      'H/s',
      'H/s',
      'MH/s',
    ]);
    expect(['Ghs', 'Mhs', 'ths', 'GH/S', 'kh/s', 'Mhash/s', 'PHps', 'gh / sec', 'hash/s', 'E'].map(parseHashrateUnit)).toEqual([
      'GH/s',
      'MH/s',
      'TH/s',
      'GH/s',
      'KH/s',
      'MH/s',
      'PH/s',
      'GH/s',
      'H/s',
      'EH/s',
    ]);
    expect(['ZH/s', 'zh', 'Z', 'Zhash/s'].map(parseHashrateUnit)).toEqual(['ZH/s', 'ZH/s', 'ZH/s', 'ZH/s']);
    expect([toHs(1.06, 'ZH/s'), fromHs(1.06e21, 'ZH/s')]).toEqual([1.06e21, 1.06]);
    expect(['', ' ', 'X', 'TH/', 'Z/s', 'Ms', 'MB/s', 'GHz', 'constructor'].map(parseHashrateUnit)).toEqual(Array.from({ length: 9 }));
  });

  it('goes to H/s and back', () => {
    expect(toHs(2, 'PH/s')).toBe(2e15);
    expect(fromHs(2e15, 'TH/s')).toBe(2000);
    expect(toHs(1, 'H/s')).toBe(1);
  });

  it('is not a number for an unknown unit, which shows as --', () => {
    expect(toHs(1, 'Sol/s')).toBeNaN();
    expect(formatHashrate(fromHs(1, 'Sol/s'), 'TH/s')).toBe('--');
  });
});
