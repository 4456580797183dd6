import { describe, expect, it } from 'vitest';
import { amountIn, writtenHashrate } from '#src/domain/hashrate-text.ts';
import { plainNumber, shifted } from '#src/domain/plain-number.ts';
import { readHashrateText } from '#src/domain/readers.ts';
import inputs from '../../fixtures/inputs/hashrates.json' with { type: 'json' };

describe('a hashrate that was copied', () => {
  it.each(inputs.cases)('$input', ({ input, hs }) => {
    expect(readHashrateText(input) ?? null).toBe(hs);
  });

  it.each([
    ['95,5 TH/s', '95500000000000'],
    ['3.4 PH/s', '3400000000000000'],
    ['1.234,56 GH/s', '1234560000000'],
    ['1.234.567,89 MH/s', '1234567890000'],
    ['1e3 MH/s', '1000000000'],
    ['1.2E+3 GH/s', '1200000000000'],
    ['1e-3 TH/s', '1000000000'],
    ['1.2E', '1200000000000000000'],
    ['95\u{2009}500 GH/s', '95500000000000'],
    ['95\u{a0}500,5 GH/s', '95500500000000'],
    ['95’500 GH/s', '95500000000000'],
    ['算力：110 TH/s', '110000000000000'],
    ['110T算力', '110000000000000'],
    ['95.5 Th/秒', '95500000000000'],
    ['110 ТХ/с', '110000000000000'],
    ['1,5 ГХ/с', '1500000000'],
    ['110 ТH/s', '110000000000000'],
    ['5千亿 H/s', '500000000000'],
    ['１１０ＴＨ／ｓ', '110000000000000'],
    ['0,065 TH/s', '65000000000'],
    ['2.5 MHash/s', '2500000'],
    ['12.345.678 H/s', '12345678'],
    ['avg 9.05 GH/s', '9050000000'],
    ['Total: 62.3 MH/s', '62300000'],
    ['Total speed: 62.3 MH/s, A:12 R:0', '62300000'],
    ['Average speed (15s): 62.3 MH/s', '62300000'],
    ['Total hashrate 1,234.5 MH/s', '1234500000'],
    ['合计：62.3 MH/s', '62300000'],
    ['总算力 1.2 PH/s', '1200000000000000'],
    ['Итого: 1,5 ГХ/с', '1500000000'],
    ['62.31 MH/s [A12/R0]', '62310000'],
    ['62.31 MH/s [A12/R0/I1]', '62310000'],
    ['180.72 TH/s (102%)', '180720000000000'],
    ['62.3 MH/s (24h)', '62300000'],
    ['6 x 62 MH/s', '372000000'],
    ['6x62.5MH', '375000000'],
    ['2 × 1.1 TH/s', '2200000000000'],
    ['GHS av=104213.32', '104213320000000'],
    ['GHS 5s: 104213.32', '104213320000000'],
    ['GH/S(avg) 103880.1', '103880100000000'],
    ['"MHS av":62.31', '62310000'],
    ['1.1 ZH/s', '1100000000000000000000'],
    ['1,06 Zh/s', '1060000000000000000000'],
    ['1.1Z', '1100000000000000000000'],
    ['1.1 zetahash', undefined],
    ['1.1 zettahash/s', '1100000000000000000000'],
    ['1,1 ЗХ/с', '1100000000000000000000'],
  ])('%s is %s', (text, hs) => {
    expect(readHashrateText(text)).toBe(hs);
  });

  it.each([
    '',
    '110',
    '1,234',
    '5 s',
    '10 Gps',
    '99 MSol/s',
    '-5 TH/s',
    '110-120 TH/s',
    '110 TH/s @ 3250 W',
    'GPU0 62.3 MH/s',
    'Chain 1: 33.5 TH/s',
    'speed 10s/60s/15m 1234.5 1230.1 n/a H/s',
    '0 x 62 MH/s',
    '33.5 TH/s 33.1 TH/s',
    'Total 62',
    '95 5 TH/s',
    '1,10,0 TH',
    '1e400 H/s',
    '100兆H/s',
    '1'.repeat(70),
  ])('is none in %j', (text) => {
    expect(readHashrateText(text)).toBeUndefined();
  });

  it('stands in another unit to the last digit', () => {
    expect(amountIn(writtenHashrate('95500.25 GH/s')!, 'TH/s')).toBe('95.50025');
    expect(amountIn(writtenHashrate('1 H/s')!, 'EH/s')).toBe('0.000000000000000001');
  });
});

describe('a number of any country', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1e3', '1000'],
    ['1.5E-2', '0.015'],
    ['.5', '0.5'],
    ['007', '7'],
    ['-5', undefined],
    ['1,2,3', undefined],
    ['e3', undefined],
  ])('%s is %s', (text, number) => {
    expect(plainNumber(text)).toBe(number);
  });

  it('is moved by powers of ten', () => {
    expect([shifted('12.34', 1), shifted('12.34', 3), shifted('12.34', -3), shifted('0', 5)]).toEqual(['123.4', '12340', '0.01234', '0']);
  });
});
