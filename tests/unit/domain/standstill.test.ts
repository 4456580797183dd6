import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#src/domain/days.ts';
import { type Unchanged, standingAfter, standsStillSince } from '#src/domain/standstill.ts';

const start = Date.UTC(2026, 10, 21, 12, 40);
/** The standing after answers at these minutes. */
const after = (...answers: [said: string, minute: number][]): Unchanged | undefined =>
  answers.reduce<Unchanged | undefined>((before, [said, minute]) => standingAfter(before, said, start + minute * MINUTE_MS), undefined);

describe('figures stand still', () => {
  it.each<[string, [string, number][], number | undefined]>([
    [
      'after three equal answers over a quarter of an hour',
      [
        ['a', 0],
        ['a', 8],
        ['a', 15],
      ],
      0,
    ],
    [
      'not after two',
      [
        ['a', 0],
        ['a', 20],
      ],
      undefined,
    ],
    [
      'not before the quarter of an hour',
      [
        ['a', 0],
        ['a', 1],
        ['a', 2],
        ['a', 14],
      ],
      undefined,
    ],
    [
      'since the answer that said so first',
      [
        ['b', 0],
        ['a', 5],
        ['a', 12],
        ['a', 30],
      ],
      5,
    ],
    [
      'no more once they move',
      [
        ['a', 0],
        ['a', 8],
        ['a', 15],
        ['b', 16],
      ],
      undefined,
    ],
    [
      'not by one answer that is told again and again',
      [
        ['a', 0],
        ['a', 0],
        ['a', 0],
        ['a', 20],
      ],
      undefined,
    ],
    [
      'not by an older copy',
      [
        ['a', 10],
        ['a', 20],
        ['b', 5],
        ['a', 24],
      ],
      undefined,
    ],
  ])('%s', (_when, answers, sinceMinute) => {
    expect(standsStillSince(after(...answers))).toBe(sinceMinute === undefined ? undefined : start + sinceMinute * MINUTE_MS);
  });

  it('is not known without an answer', () => expect(standsStillSince(undefined)).toBeUndefined());
});
