import { type Coin, coinById } from '#src/domain/coins.ts';
import type { Finding, SourceReadings } from '../readings.ts';
import { contradictionFindings } from './agreement.ts';
import { ageText } from './figure-text.ts';
import { type HeightMemory, heldSince } from './heights.ts';

function stillFindings(coin: Coin, { height, grewAtMs }: HeightMemory, nowMs: number): readonly Finding[] {
  const sinceMs = heldSince(coin, grewAtMs, nowMs);
  if (sinceMs === nowMs) return [];
  const sentence = `The ${coin.symbol} network stands at block ${height} for ${ageText(sinceMs, nowMs)}: its figures are that old.`;
  return [{ about: `height of ${coin.symbol}`, sentence }];
}

/** What is wrong with the readings of a source, though it answers: what its dialect found, a network that contradicts itself, a height that stands still. */
export function findingsOf({ pools = [], nodes = [], heights = [], findings = [] }: SourceReadings, nowMs: number): readonly Finding[] {
  const ofEach = <T>(rows: readonly (readonly [number, T])[], find: (coin: Coin, row: T) => readonly Finding[]): readonly Finding[] =>
    rows.flatMap(([coinId, row]) => {
      const coin = coinById(coinId);
      return coin ? find(coin, row) : [];
    });
  return [
    ...findings,
    ...ofEach([...pools, ...nodes], contradictionFindings),
    ...ofEach(heights, (coin, memory) => stillFindings(coin, memory, nowMs)),
  ];
}

/** The last readings of a source, and when it answered with them (ms). */
interface Answer {
  readonly readings: SourceReadings | undefined;
  readonly answeredAtMs: number | undefined;
}

const findingsIn = ({ readings, answeredAtMs }: Answer): readonly Finding[] =>
  readings && answeredAtMs !== undefined ? findingsOf(readings, answeredAtMs) : [];

/** What is wrong with an answer and was not with the one before it. */
export function newFindings(before: Answer, after: Answer): readonly Finding[] {
  const known = new Set(findingsIn(before).map(({ about }) => about));
  return findingsIn(after).filter(({ about, isNote }) => !isNote && !known.has(about));
}
