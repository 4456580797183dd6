/** One figure of a series. */
export interface ChartPoint {
  /** Milliseconds since 1970. */
  atMs: number;
  /** In the unit the caller names beside the chart. */
  value: number;
  /** Something is missing before it: no line leads here from the point before. */
  isAfterGap?: boolean;
}

/** What a chart says to someone who cannot see it; the caller writes the sentence. */
interface ChartSummary {
  first: ChartPoint;
  latest: ChartPoint;
  min: ChartPoint;
  max: ChartPoint;
}

/** First, latest, lowest and highest point of a series in order of time; undefined for an empty one. */
export function summarise(points: readonly ChartPoint[]): ChartSummary | undefined {
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return undefined;
  let min = first;
  let max = first;
  for (const point of points) {
    if (point.value < min.value) min = point;
    if (point.value > max.value) max = point;
  }
  return { first, latest, min, max };
}

/**
 * At most `limit` points that keep the shape of the series: the lowest and the highest of each slice, in order of time,
 * with the first and the latest. A drawing of a few hundred pixels shows no more (100,000 points).
 */
export function decimate(points: readonly ChartPoint[], limit: number): readonly ChartPoint[] {
  if (points.length <= limit) return points;
  const sliceCount = Math.max(1, Math.floor((limit - 2) / 2));
  const inner = points.length - 2;
  const kept: ChartPoint[] = points.slice(0, 1);
  for (let slice = 0; slice < sliceCount; slice += 1) {
    const from = 1 + Math.floor((slice * inner) / sliceCount);
    const to = 1 + Math.floor(((slice + 1) * inner) / sliceCount);
    kept.push(...extremes(points.slice(from, to)));
  }
  return withGapsKept(points, [...kept, ...points.slice(-1)]);
}

/** A gap that lies among points left out stands before the next that is kept. */
function withGapsKept(points: readonly ChartPoint[], kept: readonly ChartPoint[]): readonly ChartPoint[] {
  if (!points.some(({ isAfterGap }) => isAfterGap)) return kept;
  let index = 0;
  return kept.map((point) => {
    let isAfterGap = false;
    for (; index < points.length; index += 1) {
      isAfterGap ||= points[index]?.isAfterGap ?? false;
      if (points[index] === point) break;
    }
    index += 1;
    return { ...point, isAfterGap };
  });
}

function extremes(slice: readonly ChartPoint[]): readonly ChartPoint[] {
  const summary = summarise(slice);
  if (!summary) return [];
  const { min, max } = summary;
  if (min === max) return [min];
  return min.atMs < max.atMs ? [min, max] : [max, min];
}
