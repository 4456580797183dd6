import { qrCode } from '#src/lib/qr-code.ts';
import { type PaperPen, placedPath } from './paper-pen.ts';
import { EDGE, INNER, RIGHT, type Sheet } from './sheet.ts';

const CODE_EDGE = 168;
const note = { size: 20, ink: '--muted', lineHeight: 29 } as const;

/** What the figures are and when they were made, beside the code that leads to the newest paper. Gives the lower edge of the sheet. */
export function drawFoot(pen: PaperPen, { t, formats, madeAtMs, isSimulated, address }: Sheet, top: number): number {
  pen.box('--text', EDGE, top, INNER, 2);
  const column = { x: EDGE, width: INNER - CODE_EDGE - 40 };
  const asOf = t('asOf', { date: formats.beijingDate(madeAtMs), time: formats.beijingTime(madeAtMs) });
  let foot = pen.paragraph(asOf, { ...column, y: top + 26 }, { ...note, size: 22, weight: 560, ink: '--text', lineHeight: 32 });
  if (isSimulated) foot = pen.paragraph(t('simulatedNote'), { ...column, y: foot + 4 }, { ...note, ink: '--text-2', weight: 560 });
  foot = pen.paragraph(t('footnote'), { ...column, y: foot + 4 }, note);
  foot = pen.paragraph(address.replace(/^https?:\/\//, ''), { ...column, y: foot + 4 }, { ...note, face: 'mono', ink: '--text-2' });
  drawCode(pen, address, top + 28);
  return Math.max(foot, top + 28 + CODE_EDGE) + EDGE;
}

/** Dark on white in both themes: that is what readers expect. */
function drawCode(pen: PaperPen, address: string, top: number): void {
  const { edge, path } = qrCode(address);
  // Whole pixels a module: a reader's camera meets no grey edges.
  const module = Math.floor(CODE_EDGE / edge);
  const size = module * edge;
  const [paper, ink] = [pen.colour('--on-accent'), pen.colour('--on-ember')];
  const left = RIGHT - size;
  pen.draw((context) => {
    context.fillStyle = paper;
    context.fillRect(left, top, size, size);
    context.fillStyle = ink;
    context.fill(placedPath(path, { x: left, y: top, scaleX: module, scaleY: module }));
  });
}
