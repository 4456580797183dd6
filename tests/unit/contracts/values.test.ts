import { expect, test } from 'vitest';
import { anonymousTokenResponse } from '#src/contracts/anonymous.ts';
import { token, unixSeconds } from '#src/contracts/values.ts';

test.each([Date.UTC(2009, 0, 1) / 1000, Date.UTC(2026, 10, 20) / 1000, Date.UTC(2100, 0, 1) / 1000])(
  '%i is a time in seconds',
  (seconds) => {
    expect(unixSeconds.parse(seconds)).toBe(seconds);
  },
);

test.each([Date.UTC(2026, 10, 20), Date.UTC(1970, 5, 1), Date.UTC(2008, 11, 31) / 1000, Date.UTC(2100, 0, 2) / 1000, -1])(
  '%i is none: milliseconds, or another century',
  (value) => {
    expect(unixSeconds.safeParse(value).success).toBe(false);
  },
);

test('a token that cannot stand in a header is refused; none is none', () => {
  for (const bad of ['\u202Eabc', 'abc\u0000', 'a b', 'a\nb', 'x'.repeat(5000)]) expect(token.safeParse(bad).success).toBe(false);
  expect(token.parse('eyJ.a-b_c=')).toBe('eyJ.a-b_c=');
  expect(token.parse(null)).toBe('');
});

test("a farm's token and names are what the next request can bear", () => {
  const good = { token: 'abc', accName: '0xabc', algorithmType: 'Ethash' };
  expect(anonymousTokenResponse.parse(good)).toEqual(good);
  for (const bad of [{ token: '' }, { accName: '\u202E0xabc' }, { algorithmType: 'Et hash' }])
    expect(anonymousTokenResponse.safeParse({ ...good, ...bad }).success).toBe(false);
});
