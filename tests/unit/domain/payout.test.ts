import { describe, expect, it } from 'vitest';
import { firstPayoutInDays, timeAhead } from '#src/domain/payout.ts';

describe('days until the first payout', () => {
  it.each([
    // A Bitaxe Gamma: 0.001 / 0.00000042 = 2,381 days.
    ['a small machine', { perDay: 0.000_000_42, minimum: 0.001 }, 2380.95],
    ['a rig', { perDay: 0.0117, minimum: 0.1 }, 8.547],
    ['a farm with a balance', { perDay: 0.01, minimum: 0.1, unpaid: 0.06 }, 4],
    ['a minimum that is reached', { perDay: 0.01, minimum: 0.1, unpaid: 0.1 }, 0],
    ['a minimum that is reached, whatever is earned', { perDay: 0, minimum: 0.1, unpaid: 0.2 }, 0],
    ['a pool without a minimum', { perDay: 0.01, minimum: 0 }, 0],
  ])('of %s', (_name, given, days) => expect(firstPayoutInDays(given)).toBeCloseTo(days, 2));

  it('are never over where nothing is earned', () => expect(firstPayoutInDays({ perDay: 0, minimum: 0.1 })).toBe('never'));

  it.each([[{ perDay: null, minimum: 0.1 }], [{ perDay: 0.01, minimum: undefined }], [{ perDay: Number.NaN, minimum: 0.1 }]])(
    'are not known of %o',
    (given) => expect(firstPayoutInDays(given)).toBeUndefined(),
  );
});

describe('a time ahead', () => {
  it.each([
    [0, { unit: 'day' }],
    [1, { unit: 'day' }],
    [1.2, { unit: 'days', count: 2 }],
    [5.000_000_001, { unit: 'days', count: 5 }],
    [8.547, { unit: 'days', count: 9 }],
    [60, { unit: 'days', count: 60 }],
    [61, { unit: 'months', count: 2 }],
    [700, { unit: 'months', count: 23 }],
    [731, { unit: 'years', count: 2 }],
    [2380.95, { unit: 'years', count: 6.5 }],
    [36_525, { unit: 'years', count: 100 }],
  ])('of %d days', (days, said) => expect(timeAhead(days)).toEqual(said));
});
