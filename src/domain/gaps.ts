/** A point of a series of figures: a moment, ms since 1970. */
interface Moment {
  readonly atMs: number;
}

/** How far from a whole number of steps a point may lie that belongs to them, as a part of the step. */
const OFF_STEP = 0.2;
/** Of a series in steps, so many of its points keep to them. */
const IN_STEPS = 0.8;
/** A point is missing where the next one comes later than so many steps. */
const STEPS_APART = 1.5;
/** Without steps a wait is a gap when it is so many times as long as most. */
const WAITS_APART = 3;

/** How the points of a series follow one another. Both in ms. */
interface Spacing {
  readonly stepMs: number;
  /** Two points further apart have a gap between them. */
  readonly gapMs: number;
}

/**
 * How the points of a series, oldest first, follow one another: by its shorter waits, for those with a gap in them are longer. A series of days
 * says so by `longestMs`: two of its points alone do not show it. Undefined for fewer than two points.
 */
function spacingOf(points: readonly Moment[], longestMs: number): Spacing | undefined {
  const waits = points.flatMap(({ atMs }, index) => (index > 0 ? [atMs - (points[index - 1]?.atMs ?? atMs)] : []));
  // The last one may be the step that is running.
  const whole = waits.length > 1 ? waits.slice(0, -1) : waits;
  const sorted = whole.filter((wait) => wait > 0).toSorted((a, b) => a - b);
  const [quarter, half] = [0.25, 0.5].map((part) => sorted[Math.floor(part * (sorted.length - 1))]);
  if (quarter === undefined || half === undefined) return undefined;
  const stepMs = Math.min(quarter, longestMs);
  const inSteps = sorted.filter((wait) => Math.abs(wait / stepMs - Math.max(1, Math.round(wait / stepMs))) <= OFF_STEP);
  const isInSteps = inSteps.length >= IN_STEPS * sorted.length;
  return { stepMs, gapMs: isInSteps ? STEPS_APART * stepMs : Math.min(WAITS_APART * half, STEPS_APART * longestMs) };
}

/**
 * The points of a series, oldest first, each with whether one or more are missing before it: no line leads there. `longestMs` is the step of a
 * series that is known to have one, a day's say; else the points themselves show it.
 */
export function withGaps<T extends Moment>(
  points: readonly T[],
  longestMs = Number.POSITIVE_INFINITY,
): readonly (T & { readonly isAfterGap?: true })[] {
  const gapMs = spacingOf(points, longestMs)?.gapMs ?? Number.POSITIVE_INFINITY;
  return points.map((point, index) =>
    point.atMs - (points[index - 1]?.atMs ?? point.atMs) > gapMs ? { ...point, isAfterGap: true } : point,
  );
}

/**
 * The values of a series, oldest first, one a step and undefined for each that is missing, for a drawing that places them side by side. A gap is
 * drawn no longer than all of its points together.
 */
export function valuesInSteps(
  points: readonly (Moment & { readonly value: number })[],
  longestMs = Number.POSITIVE_INFINITY,
): readonly (number | undefined)[] {
  const spacing = spacingOf(points, longestMs);
  return points.flatMap(({ atMs, value }, index) => {
    const waitMs = atMs - (points[index - 1]?.atMs ?? atMs);
    if (!spacing || waitMs <= spacing.gapMs) return [value];
    const missing = Math.min(points.length, Math.max(1, Math.round(waitMs / spacing.stepMs) - 1));
    return [...Array.from({ length: missing }, () => undefined), value];
  });
}
