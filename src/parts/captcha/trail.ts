import { FEWEST_TRAIL_POINTS, TRACK_END } from '#src/contracts/session.ts';

/** What one key moves, and the least that the pool takes for a key rather than a pointer. */
export const KEY_STEP = 100;

/** Keeps the text of a long drag below the contract's 8,000 characters. */
const MOST_POINTS = 400;

/** The way of one drag: milliseconds since it began, and the position then. */
export interface Trail {
  readonly startedAtMs: number;
  /** Positions are whole numbers from 0 to the end of the track. */
  readonly points: readonly (readonly [number, number])[];
}

/** A trail that begins at a moment, at the left end. */
export function startTrail(atMs: number): Trail {
  return { startedAtMs: atMs, points: [[0, 0]] };
}

/** The trail with one more point; of a very long one the last gives way. */
export function extendTrail({ startedAtMs, points }: Trail, atMs: number, position: number): Trail {
  const kept = points.length < MOST_POINTS ? points : points.slice(0, -1);
  return { startedAtMs, points: [...kept, [Math.round(atMs - startedAtMs), position]] };
}

/** Whether a trail is worth sending: it has arrived, and by more than one jump. */
export function isWhole({ points }: Trail): boolean {
  return points.length >= FEWEST_TRAIL_POINTS && points.at(-1)?.[1] === TRACK_END;
}

/** The trail as the captcha call takes it. */
export const trailText = ({ points }: Trail): string => JSON.stringify(points);
