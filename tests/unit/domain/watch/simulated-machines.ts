const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
export const LOOK_MS = 5 * MINUTE_MS;
export const START_MS = Date.UTC(2026, 0, 1);
export const YEAR_LOOKS = 365 * 288;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many shares come where so many are expected. */
export function poisson(mean: number, roll: () => number): number {
  // Three dice are a bell that is good enough for many.
  if (mean > 20) return Math.round(mean + Math.sqrt(mean) * 2 * (roll() + roll() + roll() - 1.5));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let left = roll(); left > limit; left *= roll()) count += 1;
  return count;
}

/** From one moment to another, ms. */
export type Spell = readonly [fromMs: number, toMs: number];

/** What a kind of machine does in a year. */
export interface Kind {
  readonly name: string;
  /** Mean time between two shares. */
  readonly shareEveryMs: number;
  /** Whether the pool tells when the last share came, or only a hashrate. */
  readonly hasShareTimes?: false;
  /** When one of them stands still for reasons of its own; those of a hall get the same dice. */
  readonly off?: (roll: () => number, hall: () => number) => Spell[];
  /** What it runs at (ratio) at a moment. */
  readonly runsAt?: (atMs: number) => number;
}

const days = Array.from({ length: 365 }, (_, day) => START_MS + day * DAY_MS);
const between = (roll: () => number, least: number, most: number): number => least + roll() * (most - least);
/** So many spells a year, each of a length between the two. */
const seldom =
  (perYear: number, least: number, most: number) =>
  (roll: () => number): Spell[] =>
    Array.from({ length: perYear }, () => {
      const fromMs = START_MS + between(roll, 10 * DAY_MS, 355 * DAY_MS);
      return [fromMs, fromMs + between(roll, least, most)] as const;
    });
const hourOf = (atMs: number): number => Math.floor((atMs % DAY_MS) / HOUR_MS);

export const kinds: readonly Kind[] = [
  { name: 'steady', shareEveryMs: 8_000 },
  { name: 'hall', shareEveryMs: 12_000, off: (_, hall) => seldom(4, 2 * HOUR_MS, 20 * HOUR_MS)(hall) },
  { name: 'tiny', shareEveryMs: 5 * MINUTE_MS },
  { name: 'rare', shareEveryMs: 45 * MINUTE_MS, off: seldom(1, 3 * DAY_MS, 6 * DAY_MS) },
  {
    name: 'flapping',
    shareEveryMs: 10_000,
    // Six bad days, a quarter of an hour off and a quarter on.
    off: (roll) =>
      Array.from({ length: 6 }, () => START_MS + between(roll, 10 * DAY_MS, 350 * DAY_MS)).flatMap((fromMs) =>
        Array.from({ length: 48 }, (_, time): Spell => [fromMs + time * 30 * MINUTE_MS, fromMs + (time * 30 + 15) * MINUTE_MS]),
      ),
  },
  { name: 'planned', shareEveryMs: 10_000, off: () => days.map((day): Spell => [day + 9 * HOUR_MS, day + 14 * HOUR_MS]) },
  {
    name: 'throttled',
    shareEveryMs: 10_000,
    runsAt: (atMs) => (atMs > days[180]! && atMs < days[220]! && hourOf(atMs) >= 4 && hourOf(atMs) < 11 ? 0.6 : 1),
  },
  { name: 'dying', shareEveryMs: 10_000, off: seldom(5, HOUR_MS, 3 * DAY_MS) },
  { name: 'no share times', shareEveryMs: 60_000, hasShareTimes: false, off: seldom(2, 2 * HOUR_MS, DAY_MS) },
  { name: 'tuned', shareEveryMs: 15_000, runsAt: (atMs) => 1 + 0.12 * Math.sin(atMs / (7 * HOUR_MS)), off: seldom(1, 2 * HOUR_MS, DAY_MS) },
];

/** A machine over the year: asked once for each look, in order. */
export class SimulatedMachine {
  readonly name: string;
  readonly off: readonly Spell[];
  readonly kind: Kind;
  private readonly roll: () => number;
  private next = 0;
  private lastShareMs = 0;
  private before = 0;

  constructor(kind: Kind, index: number, { seed, hall }: { seed: number; hall: () => number }) {
    this.kind = kind;
    this.name = `${kind.name.replaceAll(' ', '_')}-${String(index + 1).padStart(2, '0')}`;
    this.roll = dice(seed);
    this.off = (kind.off?.(this.roll, hall) ?? []).toSorted((a, b) => a[0] - b[0]);
  }

  /** The five minutes before a moment; `isPoolUp`: whether its shares arrive. */
  look(atMs: number, isPoolUp: boolean): { name: string; hashrateHs: number; lastShareMs: number | null } {
    while ((this.off[this.next]?.[1] ?? Infinity) <= atMs) this.next += 1;
    const spell = this.off[this.next];
    const isOff = !isPoolUp || (spell !== undefined && spell[0] <= atMs);
    const mean = isOff ? 0 : (LOOK_MS / this.kind.shareEveryMs) * (this.kind.runsAt?.(atMs) ?? 1);
    const count = mean === 0 ? 0 : poisson(mean, this.roll);
    if (count > 0) this.lastShareMs = atMs - Math.min(LOOK_MS, (-Math.log(this.roll()) * LOOK_MS) / count);
    // A pool counts over ten minutes.
    const hashrateHs = ((this.before + count) / (2 * LOOK_MS)) * this.kind.shareEveryMs * 100e12;
    this.before = count;
    return { name: this.name, hashrateHs, lastShareMs: this.kind.hasShareTimes === false ? null : this.lastShareMs };
  }
}
