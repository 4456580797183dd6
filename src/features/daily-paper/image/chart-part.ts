import { type PaperRow, seriesDays } from '../paper.model.ts';
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from '../sheet/price-chart.model.ts';
import { type PaperPen, placedPath } from './paper-pen.ts';
import { EDGE, INNER, RIGHT, type Sheet } from './sheet.ts';

const PLOT_HEIGHT = 210;
const AXIS_WIDTH = 110;
const label = { size: 19, face: 'mono', ink: '--muted' } as const;

/** The price of the first coin over the last days; nothing for fewer than two prices. Gives the lower edge. */
export function drawPriceChart(pen: PaperPen, sheet: Sheet, row: PaperRow, top: number): number {
  const shape = chartShape(row.prices);
  if (!shape) return top;
  const { t, formats, paper } = sheet;
  const title = t('chart.title', { symbol: row.coin.symbol, days: row.prices.length });
  pen.box('--text', EDGE, top, INNER, 2);
  const width = pen.text(title, { x: EDGE, y: top + 42 }, { size: 25, weight: 600 });
  pen.text(t('chart.unit'), { x: EDGE + width + 20, y: top + 42 }, { size: 20, ink: '--muted', maxWidth: INNER - width - 20 });
  const plot = { x: EDGE + AXIS_WIDTH, y: top + 72, scaleX: (INNER - AXIS_WIDTH - 8) / CHART_WIDTH, scaleY: PLOT_HEIGHT / CHART_HEIGHT };
  for (const { y, price } of shape.grid) {
    const lineY = Math.round(plot.y + y * plot.scaleY);
    pen.box('--border', plot.x, lineY, CHART_WIDTH * plot.scaleX, 1);
    pen.text(formats.number(price, shape.digits), { x: plot.x - 14, y: lineY + 7 }, { ...label, align: 'right' });
  }
  drawCurve(pen, placedPath(shape.area, plot), placedPath(shape.line, plot));
  drawEnd(pen, plot.x + CHART_WIDTH * plot.scaleX, plot.y + shape.endY * plot.scaleY);
  const days = seriesDays(paper.dayStartMs, row.prices.length);
  const base = plot.y + PLOT_HEIGHT + 34;
  pen.text(formats.beijingDay(days.fromMs), { x: plot.x, y: base }, label);
  pen.text(formats.beijingDay(days.toMs), { x: RIGHT, y: base }, { ...label, align: 'right' });
  return base + 26;
}

function drawCurve(pen: PaperPen, area: Path2D, line: Path2D): void {
  const colour = pen.colour('--chart-2');
  pen.draw((context) => {
    context.fillStyle = colour;
    context.globalAlpha = 0.14;
    context.fill(area);
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.stroke(line);
  });
}

function drawEnd(pen: PaperPen, x: number, y: number): void {
  const colour = pen.colour('--chart-2');
  pen.draw((context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, 7, 0, 2 * Math.PI);
    context.fill();
  });
}
