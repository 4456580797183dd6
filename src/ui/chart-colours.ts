/** What a canvas needs of the style sheet, which it cannot read by itself. */
export interface ChartColours {
  line: string;
  /** Of the level that a series is measured against. */
  reference: string;
  /** Top and foot of the area under the line; undefined when the token is not a plain hex colour. */
  area: readonly [string, string] | undefined;
  surface: string;
  grid: string;
  text: string;
  /** A CSS font shorthand at the size of the visitor's text setting. */
  font: string;
  /** Pixels of one rem. */
  remPx: number;
}

/** DESIGN 10 "Chart": the area falls from 26% to nothing. */
const areaTop = '42';
const areaFoot = '00';

/** Reads the tokens as they stand for `element`: its theme, its dark zone, its text size. Beside a reference the series is the hot one. */
export function readChartColours(element: Element, hasReference = false): ChartColours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const reference = token('--chart-1');
  const line = hasReference ? token('--chart-2') : reference;
  return {
    line,
    reference,
    area: /^#[0-9a-f]{6}$/i.test(line) ? [line + areaTop, line + areaFoot] : undefined,
    surface: token('--raised'),
    grid: token('--border'),
    text: token('--muted'),
    font: `400 ${remPx * 0.75}px ${token('--font-mono')}`,
    remPx,
  };
}
