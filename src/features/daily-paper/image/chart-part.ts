import { CHART_HEIGHT, CHART_WIDTH, chartShape } from '#src/parts/sheet/chart-shape.ts';
import { type PaperRow, seriesDays } from '../paper.model.ts';
import { EDGE, INNER, type PaperPen, RIGHT, type Sheet } from './paper-pen.ts';

const PLOT_HEIGHT = 210;
const AXIS_WIDTH = 110;
const label = { size: 19, face: 'mono', ink: '--muted' } as const;

/** The price of the first coin over the last days; nothing for fewer than two prices. Gives the lower edge. */
export function drawPriceChart(pen: PaperPen, sheet: Sheet, row: PaperRow, top: number): number {
  const { t } = sheet;
  const title = t('chart.title', { symbol: row.coin.symbol, days: row.prices.length });
  return drawChart(pen, sheet, { title, unit: t('chart.unit'), values: row.prices, top });
}

interface ChartPlan {
  readonly title: string;
  readonly unit: string;
  /** At the ends of the last days, oldest first. */
  readonly values: readonly (number | undefined)[];
  readonly top: number;
}

/** A line over the last days, under its heading; nothing for fewer than two values. Gives the lower edge. */
export function drawChart(pen: PaperPen, { formats, paper }: Sheet, { title, unit, values, top }: ChartPlan): number {
  const shape = chartShape(values);
  if (!shape) return top;
  pen.box('--text', EDGE, top, INNER, 2);
  const width = pen.text(title, { x: EDGE, y: top + 42 }, { size: 25, weight: 600 });
  pen.text(unit, { x: EDGE + width + 20, y: top + 42 }, { size: 20, ink: '--muted', maxWidth: INNER - width - 20 });
  const plot = { x: EDGE + AXIS_WIDTH, y: top + 72, scaleX: (INNER - AXIS_WIDTH - 8) / CHART_WIDTH, scaleY: PLOT_HEIGHT / CHART_HEIGHT };
  for (const { y, value } of shape.grid) {
    const lineY = Math.round(plot.y + y * plot.scaleY);
    pen.box('--border', plot.x, lineY, CHART_WIDTH * plot.scaleX, 1);
    pen.text(formats.number(value, shape.digits), { x: plot.x - 14, y: lineY + 7 }, { ...label, align: 'right' });
  }
  pen.stroke('--chart-2', shape.line, plot);
  pen.disc('--chart-2', { x: plot.x + shape.endX * plot.scaleX, y: plot.y + shape.endY * plot.scaleY }, 7);
  const days = seriesDays(paper.dayStartMs, values.length);
  const base = plot.y + PLOT_HEIGHT + 34;
  pen.text(formats.beijingDay(days.fromMs), { x: plot.x, y: base }, label);
  pen.text(formats.beijingDay(days.toMs), { x: RIGHT, y: base }, { ...label, align: 'right' });
  return base + 26;
}
