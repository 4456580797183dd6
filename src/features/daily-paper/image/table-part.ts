import { convert, formatIncome } from '#src/domain/money.ts';
import type { PaperRow } from '../paper.model.ts';
import { drawChange, figureText, waitText } from './change-text.ts';
import type { PaperPen } from './paper-pen.ts';
import { EDGE, INNER, RIGHT, type Sheet } from './sheet.ts';

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

/** Coins' drawings by their addresses, read when the row is drawn; a coin whose drawing did not come stands by its name. */
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
    pen.text(t('notForecast'), { x: DIFFICULTY, y }, { ...detail, face: 'sans' });
    return;
  }
  const wait = waitText(next, sheet);
  const waitWidth = wait === '' ? 0 : pen.text(wait, { x: DIFFICULTY, y }, { ...detail, size: 17, face: 'sans' }) + 8;
  const changeWidth = drawChange(pen, next.ratio, { x: DIFFICULTY - waitWidth, y }, { ...detail, size: 17, formats });
  const x = DIFFICULTY - waitWidth - changeWidth - 10;
  // The network has no second line.
  pen.text(figureText(next.figure), { x, y }, { ...detail, size: 17, maxWidth: x - PRICE - 14 });
}

/** What one unit earns in a day, in the visitor's currency and in coins. */
function drawIncome(
  pen: PaperPen,
  { t, formats, currency }: Sheet,
  { coin, income }: PaperRow,
  lines: { first: number; second: number },
): void {
  if (!income) {
    pen.text(t('none'), { x: RIGHT, y: lines.first }, { ...detail, face: 'sans', size: 20 });
    return;
  }
  const money = formats.money(convert(income.money, currency, income.cnyPerUsd), currency);
  pen.text(money, { x: RIGHT, y: lines.first }, { ...figure, ink: '--ember' });
  const coins = t('coinsPerUnit', { coins: formatIncome(income.coins), symbol: coin.incomeSymbol, unit: income.unit });
  pen.text(coins, { x: RIGHT, y: lines.second }, { ...detail, size: 17, maxWidth: RIGHT - DIFFICULTY - 16 });
}
