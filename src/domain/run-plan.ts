/** An hour that machines may run in. */
export interface RunHour {
  /** Of the calendar, in any count: what is limited a day is counted anew with each. */
  readonly day: number;
  /** What running it is worth, in any one measure; may be below zero. Undefined where the machines must stand still. */
  readonly worth: number | undefined;
}

/** How a day may be run; whole numbers from 1. What is not set is not limited. */
export interface RunLimits {
  /** Running hours a day, at most. */
  readonly mostHours?: number | undefined;
  /** Hours in a row, at least; the last hours of all may be the beginning of a longer run. */
  readonly leastRun?: number | undefined;
  /** Starts a day, at most. A run that goes on over midnight starts once. */
  readonly mostStarts?: number | undefined;
}

/** How far worths that are the same may be apart, as a part of all of them: the noise of floating point. */
const NOISE = 1e-12;

/** The counts of a state run from 0 to these; 0 where nothing is counted. */
interface Sizes {
  readonly run: number;
  readonly starts: number;
  readonly count: number;
}

/** What can still be had from an hour on, by state. */
interface Layer {
  readonly worth: Float64Array;
  readonly hours: Uint16Array;
  readonly starts: Uint16Array;
}

/** What is there when an hour begins: hours run in a row (not above the least run), starts and running hours of its day. */
interface State {
  readonly run: number;
  readonly starts: number;
  readonly count: number;
}

/**
 * Which hours to run so that their worth is greatest under the limits; of plans that are worth the same the one with more hours, then the one with
 * fewer starts, then the one that runs earlier. The machines stand still before the first hour. An exact search over hours and states, backwards.
 */
export function bestHours(hours: readonly RunHour[], limits: RunLimits): readonly boolean[] {
  const sizes = { run: Math.max(1, limits.leastRun ?? 1), starts: limits.mostStarts ?? 0, count: limits.mostHours ?? 0 };
  const search = { hours, limits, sizes, noise: NOISE * hours.reduce((sum, { worth = 0 }) => sum + Math.abs(worth), 0) };
  const chosen: Uint8Array[] = [];
  let next = emptyLayer(sizes);
  for (let at = hours.length - 1; at >= 0; at--) {
    const { layer, runs } = layerAt(search, at, next);
    chosen[at] = runs;
    next = layer;
  }
  let state: State = { run: 0, starts: 0, count: 0 };
  return hours.map((_, at) => {
    const isRunning = chosen[at]?.[indexOf(sizes, state)] === 1;
    state = stateAfter(search, at, { state, isRunning });
    return isRunning;
  });
}

interface Search {
  readonly hours: readonly RunHour[];
  readonly limits: RunLimits;
  readonly sizes: Sizes;
  readonly noise: number;
}

const stateCount = ({ run, starts, count }: Sizes) => (run + 1) * (starts + 1) * (count + 1);
const indexOf = (sizes: Sizes, { run, starts, count }: State) => (run * (sizes.starts + 1) + starts) * (sizes.count + 1) + count;

function emptyLayer(sizes: Sizes): Layer {
  const length = stateCount(sizes);
  return { worth: new Float64Array(length), hours: new Uint16Array(length), starts: new Uint16Array(length) };
}

/** What each state of an hour is worth, and whether it then runs. */
function layerAt(search: Search, at: number, next: Layer) {
  const { sizes, noise } = search;
  const layer = emptyLayer(sizes);
  const runs = new Uint8Array(stateCount(sizes));
  for (let run = 0; run <= sizes.run; run++)
    for (let starts = 0; starts <= sizes.starts; starts++)
      for (let count = 0; count <= sizes.count; count++) {
        const state = { run, starts, count };
        const still = outcome(search, at, { state, isRunning: false, next });
        const running = outcome(search, at, { state, isRunning: true, next });
        const isRunning = isBetter(running, still, noise);
        const best = isRunning ? running : still;
        const index = indexOf(sizes, state);
        layer.worth[index] = best.worth;
        layer.hours[index] = best.hours;
        layer.starts[index] = best.starts;
        runs[index] = isRunning ? 1 : 0;
      }
  return { layer, runs };
}

interface Choice {
  readonly state: State;
  readonly isRunning: boolean;
}

interface Outcome {
  readonly worth: number;
  readonly hours: number;
  readonly starts: number;
}

const impossible: Outcome = { worth: -Infinity, hours: 0, starts: 0 };

/** What a choice leads to from here to the end; worth nothing at all where the limits forbid it. */
function outcome(search: Search, at: number, { state, isRunning, next }: Choice & { readonly next: Layer }): Outcome {
  const { hours, limits, sizes } = search;
  const worth = hours[at]?.worth;
  const isStart = isRunning && state.run === 0;
  const isForbidden = isRunning
    ? worth === undefined ||
      (limits.mostHours !== undefined && state.count >= limits.mostHours) ||
      (isStart && limits.mostStarts !== undefined && state.starts >= limits.mostStarts)
    : state.run > 0 && state.run < sizes.run;
  if (isForbidden) return impossible;
  const after = indexOf(sizes, stateAfter(search, at, { state, isRunning }));
  return {
    worth: (next.worth[after] ?? 0) + (isRunning ? (worth ?? 0) : 0),
    hours: (next.hours[after] ?? 0) + (isRunning ? 1 : 0),
    starts: (next.starts[after] ?? 0) + (isStart ? 1 : 0),
  };
}

function stateAfter({ hours, sizes }: Search, at: number, { state, isRunning }: Choice): State {
  const isNewDay = hours[at + 1]?.day !== hours[at]?.day;
  const run = isRunning ? Math.min(sizes.run, state.run + 1) : 0;
  if (isNewDay) return { run, starts: 0, count: 0 };
  const starts = Math.min(sizes.starts, state.starts + (isRunning && state.run === 0 ? 1 : 0));
  return { run, starts, count: Math.min(sizes.count, state.count + (isRunning ? 1 : 0)) };
}

/** Whether running is at least as good as standing still. */
function isBetter(running: Outcome, still: Outcome, noise: number): boolean {
  if (running.worth === -Infinity) return false;
  if (Math.abs(running.worth - still.worth) > noise) return running.worth > still.worth;
  return running.hours === still.hours ? running.starts <= still.starts : running.hours > still.hours;
}
