import { markPaths } from '#src/ui/mark-paths.ts';
import { type PaperPen, placedPath } from './paper-pen.ts';
import { EDGE, INNER, RIGHT, type Sheet, SHEET_WIDTH } from './sheet.ts';

const MARK_EDGE = 76;
/** The mark is drawn on a grid of 64. */
const MARK_SCALE = MARK_EDGE / 64;
const TITLE_SIZE = 96;

/** The paper's name between its day and the mark, over the heavy rule. Gives the lower edge. */
export function drawMasthead(pen: PaperPen, { paper, formats, t, common, isSimulated }: Sheet): number {
  const base = EDGE + TITLE_SIZE;
  pen.text(
    t('title'),
    { x: SHEET_WIDTH / 2, y: base },
    { size: TITLE_SIZE, weight: 660, isCondensed: true, align: 'center', maxWidth: 460 },
  );
  const small = { size: 22, ink: '--muted', maxWidth: 250 } as const;
  const lines = [formats.weekday(paper.dayStartMs), formats.beijingDate(paper.dayStartMs), t('beijingDay')];
  lines.forEach((line, index) => pen.text(line, { x: EDGE, y: base - 60 + index * 30 }, small));
  drawMark(pen, RIGHT - MARK_EDGE, base - MARK_EDGE);
  if (isSimulated)
    pen.text(common('simulated'), { x: RIGHT, y: base - MARK_EDGE - 18 }, { ...small, ink: '--text-2', weight: 600, align: 'right' });
  pen.box('--text', EDGE, base + 26, INNER, 5);
  return base + 31;
}

function drawMark(pen: PaperPen, x: number, y: number): void {
  const place = { x, y, scaleX: MARK_SCALE, scaleY: MARK_SCALE };
  const [body, intake, exhaust] = [pen.colour('--text'), pen.colour('--chart-1'), pen.colour('--ember-fill')];
  const light = (context: CanvasRenderingContext2D, colour: string, centre: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + centre * MARK_SCALE, y + 32 * MARK_SCALE, 3.8 * MARK_SCALE, 0, 2 * Math.PI);
    context.fill();
  };
  pen.draw((context) => {
    context.fillStyle = body;
    context.fill(placedPath(markPaths.left, place));
    context.fill(placedPath(markPaths.right, place));
    light(context, intake, 9.4);
    light(context, exhaust, 54.6);
  });
}
