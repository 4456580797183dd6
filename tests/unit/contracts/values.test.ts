import { expect, test } from 'vitest';
import { unixSeconds } from '#src/contracts/values.ts';

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
