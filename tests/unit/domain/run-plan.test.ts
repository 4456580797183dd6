import { describe, expect, it } from 'vitest';
import { bestHours, type RunHour, type RunLimits } from '#src/domain/run-plan.ts';

const hoursOf = (worths: readonly (number | undefined)[], perDay = worths.length): readonly RunHour[] =>
  worths.map((worth, index) => ({ worth, day: Math.floor(index / perDay) }));
const drawn = (runs: readonly boolean[]) => runs.map((isRunning) => (isRunning ? '#' : '.')).join('');

/** Worth, hours and starts of a plan; undefined where it breaks a limit. */
function judged(hours: readonly RunHour[], runs: readonly boolean[], { mostHours, leastRun = 1, mostStarts }: RunLimits) {
  let [worth, count, starts, run] = [0, 0, 0, 0];
  const perDay = new Map<number, { hours: number; starts: number }>();
  for (const [index, { day, worth: each }] of hours.entries()) {
    const today = perDay.get(day) ?? { hours: 0, starts: 0 };
    perDay.set(day, today);
    if (!runs[index]) {
      if (run > 0 && run < leastRun) return undefined;
      run = 0;
      continue;
    }
    if (each === undefined) return undefined;
    if (run === 0) starts += 1;
    if (run === 0) today.starts += 1;
    today.hours += 1;
    run += 1;
    worth += each;
    count += 1;
    if (today.hours > (mostHours ?? Infinity) || today.starts > (mostStarts ?? Infinity)) return undefined;
  }
  return { worth, count, starts };
}

/** The best of all plans there are. */
function bestOfAll(hours: readonly RunHour[], limits: RunLimits) {
  let best = { worth: 0, count: 0, starts: 0 };
  for (let bits = 0; bits < 2 ** hours.length; bits++) {
    const result = judged(
      hours,
      hours.map((_, index) => (bits & (1 << index)) > 0),
      limits,
    );
    if (!result) continue;
    const byWorth = result.worth - best.worth;
    if (byWorth > 0 || (byWorth === 0 && (result.count > best.count || (result.count === best.count && result.starts < best.starts))))
      best = result;
  }
  return best;
}

/** Whole numbers between -4 and 4, the same each time; every ninth or so is no hour to run. */
function worthsFrom(seed: number, length: number) {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const lot = Math.floor(state / 65_536) % 81;
    return lot % 9 === 4 && lot > 40 ? undefined : (lot % 9) - 4;
  });
}

describe('the best hours to run', () => {
  it.each<[name: string, worths: readonly (number | undefined)[], limits: RunLimits, plan: string]>([
    ['without limits every hour that is worth something', [1, -1, 2, -2, 3], {}, '#.#.#'],
    ['an hour worth nothing runs, as one that earns its electricity', [0, 0, -1], {}, '##.'],
    ['two of them are the best two', [1, 3, 2, 5], { mostHours: 2 }, '.#.#'],
    ['of hours worth the same those in a row, the earliest', [2, 2, 2, 2], { mostHours: 2 }, '##..'],
    ['a bridge over one bad hour is cheaper than to give up a start: 3 - 1 + 3 against 3', [3, -1, 3], { mostStarts: 1 }, '###'],
    ['a bridge that costs more than the run behind it is not built: 3 - 4 + 3 < 3', [3, -4, 3], { mostStarts: 1 }, '#..'],
    ['a run of two takes a bad hour along: 5 - 2', [-9, 5, -2, -9, -9], { leastRun: 2 }, '.##..'],
    ['and is left where that costs more than it brings', [-9, 1, -2, -9, -9], { leastRun: 2 }, '.....'],
    ['the last hour may begin a longer run', [-9, -9, 1], { leastRun: 3 }, '..#'],
    ['an hour that must stand still breaks a run', [5, undefined, 5, 5], { leastRun: 2 }, '..##'],
    ['nothing to plan', [], { leastRun: 2, mostHours: 3, mostStarts: 1 }, ''],
  ])('%s', (_name, worths, limits, plan) => {
    expect(drawn(bestHours(hoursOf(worths), limits))).toBe(plan);
  });

  it('counts hours and starts of each day anew, and a run over midnight as one start', () => {
    const hours = hoursOf([-1, -1, 2, 2, 2, -1, -1, 2], 4);
    expect(drawn(bestHours(hours, { mostStarts: 1, leastRun: 3 }))).toBe('..###..#');
    expect(drawn(bestHours(hours, { mostHours: 1 }))).toBe('...##...');
  });

  it('is as good as the best of all plans, for every mix of limits', () => {
    const choices = [undefined, 1, 2, 3] as const;
    for (const length of [5, 8, 9])
      for (let seed = 1; seed <= 6; seed++) {
        const hours = hoursOf(worthsFrom(seed * 7919 + length, length), 5);
        for (const mostHours of [undefined, 1, 3])
          for (const leastRun of choices)
            for (const mostStarts of [undefined, 1, 2]) {
              const limits = { mostHours, leastRun, mostStarts };
              const plan = bestHours(hours, limits);
              expect(judged(hours, plan, limits), `${drawn(plan)} ${JSON.stringify({ hours, limits })}`).toEqual(bestOfAll(hours, limits));
            }
      }
  });

  it('plans a week with every limit within a blink', () => {
    const hours = hoursOf(worthsFrom(5, 7 * 24), 24);
    const plan = bestHours(hours, { mostHours: 12, leastRun: 6, mostStarts: 4 });
    expect(judged(hours, plan, { mostHours: 12, leastRun: 6, mostStarts: 4 })).toBeDefined();
  });
});
