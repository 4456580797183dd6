import { describe, expect, it } from 'vitest';
import { DEFAULT_REGION, dialCodes, readPhone } from '#src/domain/phone.ts';

describe('readPhone', () => {
  it.each([
    ['13800138000', 'CN', '13800138000'],
    [' 138 0013-8000 ', 'CN', '13800138000'],
    ['１３８００１３８０００', 'CN', '13800138000'],
    ['+86 138 0013 8000', 'SG', '13800138000'],
    ['0086 13800138000', 'GB', '13800138000'],
    ['9123 4567', 'SG', '+6591234567'],
    ['12345', 'SG', '+6512345'],
    ['(020) 7946-0018', 'GB', '+442079460018'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['1 (212) 555-0123', 'US', '+12125550123'],
    ['+44 20 7946 0018', 'CN', '+442079460018'],
    ['+44 20 7946 0018', '', '+442079460018'],
    ['0044 20 7946 0018', 'CN', '+442079460018'],
  ])('takes %s of %s as %s', (text, region, phone) => {
    expect(readPhone(text, region)).toEqual({ phone });
  });

  it.each([
    ['', 'CN', 'missing'],
    ['  - ', 'SG', 'missing'],
    ['call me', 'CN', 'characters'],
    ['+44 123', 'CN', 'length'],
    ['0044 123', 'GB', 'length'],
    ['+999 12', 'CN', 'length'],
    ['1380013800a', 'CN', 'characters'],
    ['86+13800138000', 'CN', 'characters'],
    ['1380013800', 'CN', 'mainland'],
    ['23800138000', 'CN', 'mainland'],
    ['+86 138', 'CN', 'mainland'],
    ['13800138000', '', 'country'],
    ['1234', 'SG', 'length'],
    ['12345678901234', 'SG', 'length'],
    ['+', 'SG', 'characters'],
    ['+1234567890123456', 'CN', 'length'],
  ])('refuses %j of %s: %s', (text, region, problem) => {
    expect(readPhone(text, region)).toEqual({ problem });
  });
});

it('offers each region once, that of bare digits among them, with codes that fit E.164', () => {
  const regions = dialCodes.map(({ region }) => region);
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions).toContain(DEFAULT_REGION);
  expect(dialCodes.filter(({ code }) => !/^[1-9]\d{0,2}$/.test(code))).toEqual([]);
});
