import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { findingsOf, newFindings } from '#src/server/sources/figures/findings.ts';
import { heldSince, withHeights } from '#src/server/sources/figures/heights.ts';
import type { PoolReading, SourceReadings } from '#src/server/sources/readings.ts';
import { coin, SAMPLES_MS } from '../support/pool-upstream.ts';

const START = SAMPLES_MS;

/** A pool of a coin that tells a height at a moment. */
function tells(symbol: string, height: number | null, atMs: number): SourceReadings {
  const of = (value: number) => ({ value, atMs, source: 'the pool' });
  const reading: PoolReading = {
    poolHashrateHs: of(1),
    poolHashrate24hHs: null,
    poolHashrate7dHs: null,
    poolHashrate14dHs: null,
    miners: null,
    workers: null,
    networkHashrateHs: null,
    difficulty: of(3),
    height: height === null ? null : of(height),
    blockTimeS: null,
    blockReward: null,
    terms: {},
    samples: [],
  };
  return { pools: [[coin(symbol).id, reading]] };
}

/** What is known after each of these heights was told, so many minutes after the start. What is kept goes through the database. */
function after(symbol: string, steps: readonly (readonly [minutes: number, height: number | null])[]): SourceReadings {
  return steps.reduce<SourceReadings>((before, [minutes, height]) => {
    const nowMs = START + minutes * MINUTE_MS;
    return JSON.parse(JSON.stringify(withHeights(tells(symbol, height, nowMs), before, nowMs))) as SourceReadings;
  }, {});
}
const poolOf = (readings: SourceReadings): PoolReading => readings.pools![0]![1];
const ageMinutes = (readings: SourceReadings, minutes: number): number =>
  (START + minutes * MINUTE_MS - poolOf(readings).difficulty!.atMs) / MINUTE_MS;

it.each<[string, string, number, number]>([
  ['ten blocks are not over', 'BTC', 99, 0],
  ['ten blocks are over', 'BTC', 101, 101],
  ['blocks of seconds', 'ETC', 14, 0],
  ['blocks of seconds, a quarter of an hour later', 'ETC', 16, 16],
  ['ten blocks a second', 'KAS', 16, 16],
])('a height holds while %s (%s)', (_what, symbol, minutes, age) => {
  const nowMs = START + minutes * MINUTE_MS;
  expect((nowMs - heldSince(coin(symbol), START, nowMs)) / MINUTE_MS).toBe(age);
});

describe('a network whose height stands still', () => {
  it.each<[string, readonly (readonly [number, number | null])[], number, number]>([
    [
      'for six hours',
      [
        [0, 100],
        [360, 100],
      ],
      360,
      360,
    ],
    [
      'for six hours, read all the while',
      [
        [0, 100],
        [100, 100],
        [200, 100],
        [300, 100],
        [360, 100],
      ],
      360,
      360,
    ],
    [
      'and went on',
      [
        [0, 100],
        [360, 100],
        [361, 101],
      ],
      361,
      0,
    ],
    [
      'and went back, as of a node that is behind',
      [
        [0, 100],
        [60, 90],
        [120, 100],
        [180, 90],
      ],
      180,
      180,
    ],
    [
      'after one block was taken back',
      [
        [0, 100],
        [1, 99],
        [2, 100],
        [3, 101],
      ],
      3,
      0,
    ],
    [
      'since it was told far too high, no longer than a day',
      [
        [0, 9e12],
        [1, 100],
        [1500, 200],
        [1501, 201],
      ],
      1501,
      0,
    ],
    [
      'as far as anybody can say, without a height',
      [
        [0, 100],
        [360, null],
      ],
      360,
      0,
    ],
  ])('%s has figures of that age', (_what, steps, minutes, age) => {
    const readings = after('ETC', steps);
    expect(ageMinutes(readings, minutes)).toBe(age);
    expect(poolOf(readings).poolHashrateHs!.atMs).toBe(START + minutes * MINUTE_MS);
  });

  it('is told to the operator', () => {
    const readings = after('ETC', [
      [0, 24_000_100],
      [360, 24_000_100],
    ]);
    expect(findingsOf(readings, START + 6 * HOUR_MS)).toEqual([
      { about: 'height of ETC', sentence: 'The ETC network stands at block 24000100 for 6 h: its figures are that old.' },
    ]);
    expect(
      findingsOf(
        after('ETC', [
          [0, 100],
          [10, 101],
        ]),
        START + 10 * MINUTE_MS,
      ),
    ).toEqual([]);
  });
});

it('blocks are timed by the heights that were seen, where a height is a block of a minute or more', () => {
  const every = (symbol: string, minutes: number, blocks: number) =>
    poolOf(
      after(
        symbol,
        Array.from({ length: blocks + 1 }, (_, index) => [index * minutes, 800_000 + index] as const),
      ),
    ).blockTimeS?.value;
  expect(every('BTC', 14, 120)).toBe(840);
  expect(every('BTC', 14, 400)).toBe(840);
  expect(every('BTC', 14, 90)).toBeUndefined();
  // Epochs of CFX are about a second, its blocks half of one.
  expect(every('CFX', 1 / 60, 2000)).toBeUndefined();
});

it('what is remembered of a height stays short', () => {
  const readings = after(
    'LTC',
    Array.from({ length: 2000 }, (_, index) => [index * 2, index] as const),
  );
  expect(JSON.stringify(readings.heights).length).toBeLessThan(400);
});

it('what is odd in an answer is new once', () => {
  const at = (minutes: number, readings: SourceReadings) => ({ readings, answeredAtMs: START + minutes * MINUTE_MS });
  const first = at(
    14,
    after('ETC', [
      [0, 100],
      [14, 100],
    ]),
  );
  const still = at(
    16,
    after('ETC', [
      [0, 100],
      [16, 100],
    ]),
  );
  const later = at(
    17,
    after('ETC', [
      [0, 100],
      [17, 100],
    ]),
  );
  expect(newFindings(first, still).map(({ about }) => about)).toEqual(['height of ETC']);
  expect(newFindings(still, later)).toEqual([]);
  expect(newFindings({ readings: undefined, answeredAtMs: undefined }, still)).toHaveLength(1);
});
