import { describe, expect, it } from 'vitest';
import { TRACK_END } from '#src/contracts/session.ts';
import { extendTrail, isWhole, KEY_STEP, startTrail, trailText } from '#src/parts/captcha/trail.ts';

const drag = (...ends: readonly number[]) =>
  ends.reduce((trail, position, index) => extendTrail(trail, 5_000.4 + 30 * (index + 1), position), startTrail(5_000.4));

describe('the trail of a drag', () => {
  it('is milliseconds since it began, from the left end', () => {
    expect(JSON.parse(trailText(drag(120, 480, TRACK_END)))).toEqual([
      [0, 0],
      [30, 120],
      [60, 480],
      [90, 1000],
    ]);
  });

  it('is whole at the far right, and not after one jump there', () => {
    expect(isWhole(drag(120, 480, TRACK_END))).toBe(true);
    expect(isWhole(drag(TRACK_END))).toBe(false);
    expect(isWhole(drag(120, 480, 999))).toBe(false);
    const keys = Array.from({ length: TRACK_END / KEY_STEP }, (_, index) => KEY_STEP * (index + 1));
    expect(isWhole(drag(...keys))).toBe(true);
  });

  it('stays within the contract however long it is, with its end', () => {
    const long = drag(...Array.from({ length: 5_000 }, (_, index) => index % 999), TRACK_END);
    expect(trailText(long).length).toBeLessThan(8_000);
    expect(isWhole(long)).toBe(true);
    // Its beginning stays, too: the last points give way.
    expect(long.points.slice(0, 3)).toEqual([
      [0, 0],
      [30, 0],
      [60, 1],
    ]);
  });
});
