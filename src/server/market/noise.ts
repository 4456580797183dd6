import { DAY_MS } from '#src/domain/days.ts';

/** A value of time in model terms: takes ms since 1970, pure. */
export type Series = (atMs: number) => number;

const LONGEST_PERIOD_MS = 365 * DAY_MS;
const PERIOD_RATIO = 3;
const OCTAVES = 10;

/** FNV-1a: one 32-bit number per series name, so that two series of one market never move together by accident. */
function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Lattice value at an integer place, evenly spread over [-1, 1): the finaliser of MurmurHash3, which has no visible pattern. */
function latticeValue(seed: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x27d4eb2f);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x80000000 - 1;
}

interface Octave {
  readonly seed: number;
  readonly periodMs: number;
  readonly amplitude: number;
}

/** Amplitude grows with the root of the period, as in a random walk; the sum is 1, so that the whole stays within its bound. */
function octavesOf(seed: number): readonly Octave[] {
  const periods = Array.from({ length: OCTAVES }, (_, index) => LONGEST_PERIOD_MS / PERIOD_RATIO ** index);
  const total = periods.reduce((sum, periodMs) => sum + Math.sqrt(periodMs), 0);
  return periods.map((periodMs, index) => ({
    seed: Math.imul(seed + index, 0x2c1b3c6d) >>> 0,
    periodMs,
    amplitude: Math.sqrt(periodMs) / total,
  }));
}

function octaveAt({ seed, periodMs, amplitude }: Octave, atMs: number): number {
  const place = atMs / periodMs;
  const index = Math.floor(place);
  const part = place - index;
  const blend = part * part * part * (part * (part * 6 - 15) + 10);
  const left = latticeValue(seed, index);
  return amplitude * (left + (latticeValue(seed, index + 1) - left) * blend);
}

/** Which walk: the market's seed, a name of its own, and how far it may go from zero (in the logarithm: 0.1 is about 10%). */
interface WalkOptions {
  readonly seed: number;
  readonly name: string;
  readonly bound: number;
}

/**
 * A smooth bounded random walk (value noise in ten octaves from 27 minutes to a year), meant for logarithms.
 * The same seed, name and moment give the same value for ever; the value never leaves [-bound, bound].
 */
export function createWalk({ seed, name, bound }: WalkOptions): Series {
  const octaves = octavesOf((seed ^ nameHash(name)) >>> 0);
  return (atMs) => {
    let sum = 0;
    for (const octave of octaves) sum += octaveAt(octave, atMs);
    return sum * bound;
  };
}

/** The same walk measured from its value at `originMs`: zero there, and never further than twice the bound away. */
export function createWalkFrom(options: WalkOptions, originMs: number): Series {
  const walk = createWalk(options);
  const origin = walk(originMs);
  return (atMs) => walk(atMs) - origin;
}

/** Mean of a series over (fromMs, toMs], sampled at the middle of `count` equal parts; at one moment when the span is empty. */
export function meanOver(series: Series, [fromMs, toMs]: readonly [number, number], count: number): number {
  const partMs = (toMs - fromMs) / count;
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += series(fromMs + (index + 0.5) * partMs);
  return sum / count;
}

/** A named sequence of random numbers by their index: spread evenly over [0, 1), the same for ever. */
export function createDice(seed: number, name: string): (index: number) => number {
  const ownSeed = (seed ^ nameHash(name)) >>> 0;
  return (index) => (latticeValue(ownSeed, index) + 1) / 2;
}
