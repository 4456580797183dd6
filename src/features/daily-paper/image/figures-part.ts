import { convert } from '#src/domain/money.ts';
import { dueText, figureText, type PaperRow, withoutForecast } from '../paper.model.ts';
import { EDGE, type Ink, INNER, type PaperPen, type Place, RIGHT, type Setting, type Sheet } from './paper-pen.ts';

const CELLS = 4;
const HEIGHT = 128;
const PAD = 20;

/** Four figures of the first coin between two rules. Gives the lower edge. */
export function drawStrip(pen: PaperPen, sheet: Sheet, row: PaperRow, top: number): number {
  const { t, formats } = sheet;
  const step = INNER / CELLS;
  const left = (index: number) => Math.round(EDGE + index * step + (index === 0 ? 0 : PAD));
  const cells = [
    [row.coin.symbol, formats.usd(row.priceUsd)],
    [t('strip.network'), figureText(row.network)],
    [t('strip.difficulty'), figureText(row.difficulty)],
    [t('strip.next'), row.next ? figureText(row.next.figure) : withoutForecast(row, t)],
  ] as const;
  cells.forEach(([label, value], index) => {
    const x = left(index);
    pen.text(label, { x, y: top + 36 }, { size: 21, ink: '--muted', maxWidth: step - 2 * PAD });
    pen.text(value, { x, y: top + 74 }, { size: 29, face: 'mono', weight: 520, maxWidth: step - 2 * PAD + 8 });
    if (index > 0) pen.box('--border', x - PAD, top, 1, HEIGHT);
  });
  const small = { size: 21, face: 'mono', formats } as const;
  drawChange(pen, row.changeRatio, { x: EDGE, y: top + 106 }, small);
  if (row.next) {
    const x = left(CELLS - 1);
    const width = drawChange(pen, row.next.ratio, { x, y: top + 106 }, { ...small, isNeutral: true });
    pen.text(
      dueText(row.next, { t, beijingDay: formats.beijingDay }, sheet.madeAtMs),
      { x: x + width + 12, y: top + 106 },
      { size: 20, ink: '--muted' },
    );
  }
  pen.box('--text', EDGE, top + HEIGHT, INNER, 2);
  return top + HEIGHT + 2;
}

/** Right edges of the columns; each row has two lines. */
const PRICE = 350;
const NETWORK = 528;
const DIFFICULTY = 762;
const ICON = 36;
const ROW = 78;
const HEAD = 74;

const head = { size: 19, ink: '--muted', align: 'right' } as const;
const figure = { size: 21, face: 'mono', weight: 500, align: 'right' } as const;
const detail = { size: 18, face: 'mono', ink: '--muted', align: 'right' } as const;

/** Coins' icons by their addresses, read when the row is drawn; a coin whose icon did not load stands by its name. */
export type Icons = ReadonlyMap<string, CanvasImageSource>;

/** The names of the columns. Gives the lower edge. */
export function drawTableHead(pen: PaperPen, { t }: Sheet, top: number): number {
  pen.box('--text', EDGE, top, INNER, 2);
  const headings = [
    { right: PRICE, width: 140, lines: [t('table.price'), t('table.change')] },
    { right: NETWORK, width: 160, lines: [t('table.network')] },
    { right: DIFFICULTY, width: 230, lines: [t('table.difficulty'), t('table.next')] },
    { right: RIGHT, width: 250, lines: [t('table.income')] },
  ];
  pen.text(t('table.coin'), { x: EDGE, y: top + 34 }, { ...head, align: 'left' });
  for (const { right, width, lines } of headings)
    lines.forEach((line, index) => pen.text(line, { x: right, y: top + 34 + index * 26 }, { ...head, maxWidth: width }));
  return top + HEAD;
}

interface RowPlace {
  readonly row: PaperRow;
  readonly icons: Icons;
  readonly top: number;
}

/** One coin with its figures. Gives the lower edge. */
export function drawRow(pen: PaperPen, sheet: Sheet, { row, icons, top }: RowPlace): number {
  const { formats } = sheet;
  const [first, second] = [top + 34, top + 61];
  pen.box('--border', EDGE, top, INNER, 1);
  pen.draw((context) => {
    const icon = icons.get(row.coin.icon);
    if (icon) context.drawImage(icon, EDGE, top + 21, ICON, ICON);
  });
  pen.text(row.coin.symbol, { x: EDGE + ICON + 12, y: top + 47 }, { size: 25, weight: 580, maxWidth: 98 });
  pen.text(formats.usd(row.priceUsd), { x: PRICE, y: first }, { ...figure, maxWidth: 142 });
  drawChange(pen, row.changeRatio, { x: PRICE, y: second }, { ...detail, formats });
  pen.text(figureText(row.network), { x: NETWORK, y: first }, { ...figure, maxWidth: 165 });
  pen.text(figureText(row.difficulty), { x: DIFFICULTY, y: first }, { ...figure, maxWidth: 210 });
  drawNext(pen, sheet, row, second);
  drawIncome(pen, sheet, row, { first, second });
  return top + ROW;
}

/** "153.94 T ▲ 1.10% in 4 d", from the right edge to the left. */
function drawNext(pen: PaperPen, sheet: Sheet, { next }: PaperRow, y: number): void {
  const { t, formats } = sheet;
  if (!next) {
    pen.text(withoutForecast({ next }, t), { x: DIFFICULTY, y }, { ...detail, face: 'sans' });
    return;
  }
  const wait = dueText(next, { t, beijingDay: formats.beijingDay }, sheet.madeAtMs);
  const waitWidth = wait === '' ? 0 : pen.text(wait, { x: DIFFICULTY, y }, { ...detail, size: 17, face: 'sans' }) + 8;
  const changeWidth = drawChange(pen, next.ratio, { x: DIFFICULTY - waitWidth, y }, { ...detail, size: 17, formats, isNeutral: true });
  const x = DIFFICULTY - waitWidth - changeWidth - 10;
  pen.text(figureText(next.figure), { x, y }, { ...detail, size: 17, maxWidth: x - PRICE - 14 });
}

/** What one unit earns in a day, in the visitor's currency and in coins. */
function drawIncome(pen: PaperPen, { t, formats, currency }: Sheet, { income }: PaperRow, lines: { first: number; second: number }): void {
  if (!income) {
    pen.text(t('none'), { x: RIGHT, y: lines.first }, { ...detail, face: 'sans', size: 20 });
    return;
  }
  const money = formats.money(convert(income.money, currency, income.cnyPerUsd), currency);
  const coins = t('coinsPerUnit', { coins: income.text, unit: income.unit });
  const text = income.within === undefined ? coins : `${coins} · ${t('within', { symbol: income.within })}`;
  const setting = { ...detail, size: 17, maxWidth: RIGHT - DIFFICULTY - 16 };
  const [, one, other] = /^(.*? [+·]) (.*)$/.exec(text) ?? [];
  if (one === undefined || other === undefined || pen.width(text, setting) <= setting.maxWidth) {
    pen.text(money, { x: RIGHT, y: lines.first }, { ...figure, ink: '--ember' });
    pen.text(text, { x: RIGHT, y: lines.second }, setting);
    return;
  }
  // Two coins: one line holds them only in letters too small to read.
  pen.text(money, { x: RIGHT, y: lines.first - 6 }, { ...figure, ink: '--ember' });
  pen.text(one, { x: RIGHT, y: lines.first + 15 }, { ...setting, size: 15 });
  pen.text(other, { x: RIGHT, y: lines.first + 34 }, { ...setting, size: 15 });
}

/** A change as arrow, colour and percent, as `ui/change.tsx` shows it, up to the edge `x` or, aligned left, from it. Gives its width. */
export function drawChange(
  pen: PaperPen,
  ratio: number | null,
  { x, y }: Place,
  setting: Setting & { readonly formats: Sheet['formats']; readonly isNeutral?: boolean },
): number {
  if (ratio === null) return pen.text('–', { x, y }, setting);
  const sense = Math.sign(ratio);
  const isSwapped = document.documentElement.dataset.updown === 'cn';
  const ink: Ink = sense === 0 || setting.isNeutral ? '--muted' : sense > 0 === isSwapped ? '--negative' : '--positive';
  const text = setting.formats.percent(Math.abs(ratio));
  const arrow = sense === 0 ? 0 : Math.round(setting.size * 0.78);
  const width = pen.width(text, setting);
  const left = setting.align === 'right' ? x - width - arrow : x;
  pen.text(text, { x: left + arrow, y }, { ...setting, align: 'left', ink });
  const edge = setting.size * 0.56;
  const [tip, foot] = sense > 0 ? [y - edge, y] : [y, y - edge];
  if (sense !== 0) pen.fill(ink, `M${left} ${foot}h${edge}L${left + edge / 2} ${tip}z`);
  return width + arrow;
}
