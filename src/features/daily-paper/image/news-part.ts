import { brand } from '#src/lib/brand.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { markPaths } from '#src/ui/mark-paths.ts';
import type { Story } from '../paper.model.ts';
import type { Icons } from './figures-part.ts';
import { EDGE, INNER, type PaperPen, RIGHT, type Sheet, SHEET_WIDTH } from './paper-pen.ts';

const MARK_EDGE = 76;
/** The mark is drawn on a grid of 64. */
const MARK_SCALE = MARK_EDGE / 64;
const TITLE_SIZE = 96;

/** The paper's name between its day and the mark, over the heavy rule. Gives the lower edge. */
export function drawMasthead(pen: PaperPen, { paper, formats, t, common, isSimulated }: Sheet, icons: Icons): number {
  const base = EDGE + TITLE_SIZE;
  pen.text(
    t('title'),
    { x: SHEET_WIDTH / 2, y: base },
    { size: TITLE_SIZE, weight: 660, isCondensed: true, align: 'center', maxWidth: 460 },
  );
  const small = { size: 22, ink: '--muted', maxWidth: 250 } as const;
  const lines = [formats.weekday(paper.dayStartMs), formats.beijingDate(paper.dayStartMs), t('beijingDay')];
  lines.forEach((line, index) => pen.text(line, { x: EDGE, y: base - 60 + index * 30 }, small));
  if (brand.logo) drawLogo(pen, icons, brand.logo, base);
  else drawMark(pen, RIGHT - MARK_EDGE, base - MARK_EDGE);
  if (isSimulated)
    pen.text(common('simulated'), { x: RIGHT, y: base - MARK_EDGE - 18 }, { ...small, ink: '--text-2', weight: 600, align: 'right' });
  pen.box('--text', EDGE, base + 26, INNER, 5);
  return base + 31;
}

/** The operator's own logo at the mark's place, as far as it has loaded. */
function drawLogo(pen: PaperPen, icons: Icons, { address, width, height }: NonNullable<typeof brand.logo>, base: number): void {
  const scale = Math.min((MARK_EDGE * 2.5) / width, MARK_EDGE / height);
  pen.draw((context) => {
    const picture = icons.get(address);
    if (picture) context.drawImage(picture, RIGHT - width * scale, base - height * scale, width * scale, height * scale);
  });
}

function drawMark(pen: PaperPen, x: number, y: number): void {
  const place = { x, y, scaleX: MARK_SCALE, scaleY: MARK_SCALE };
  pen.fill('--text', markPaths.left, place);
  pen.fill('--text', markPaths.right, place);
  pen.disc('--chart-1', { x: x + 9.4 * MARK_SCALE, y: y + 32 * MARK_SCALE }, 3.8 * MARK_SCALE);
  pen.disc('--ember-fill', { x: x + 54.6 * MARK_SCALE, y: y + 32 * MARK_SCALE }, 3.8 * MARK_SCALE);
}

const COLUMN_GAP = 40;
const COLUMN = (INNER - COLUMN_GAP) / 2;

/** The lead story over the whole width, the others in two columns. Gives the lower edge. */
export function drawStories(pen: PaperPen, { paper, t }: Sheet, top: number): number {
  const wide = { x: EDGE, width: INNER };
  if (!paper.lead) return pen.paragraph(t('lead.none'), { ...wide, y: top + 24 }, setting.body) + 20;
  const underTitle = pen.paragraph(paper.lead.title, { ...wide, y: top + 26 }, setting.headline);
  const underLead = pen.paragraph(paper.lead.summary, { ...wide, y: underTitle + 14 }, setting.body);
  if (paper.headlines.length === 0) return underLead + 24;
  pen.box('--border', EDGE, underLead + 22, INNER, 1);
  return drawColumns(pen, paper.headlines, underLead + 40) + 8;
}

const setting = {
  headline: { size: 58, weight: 640, isCondensed: true, lineHeight: 66 },
  body: { size: 26, ink: '--text-2', lineHeight: 38 },
  title: { size: 27, weight: 620, isCondensed: true, lineHeight: 34 },
  text: { size: 22, ink: '--text-2', lineHeight: 32 },
} as const;

/** Each story goes where there is more room. */
function drawColumns(pen: PaperPen, stories: readonly Story[], top: number): number {
  const feet = { left: top, right: top };
  for (const story of stories) {
    const side = feet.left <= feet.right ? 'left' : 'right';
    const column = { x: side === 'left' ? EDGE : EDGE + COLUMN + COLUMN_GAP, width: COLUMN };
    const underTitle = pen.paragraph(story.title, { ...column, y: feet[side] }, setting.title);
    feet[side] = pen.paragraph(story.summary, { ...column, y: underTitle + 4 }, setting.text) + 20;
  }
  return Math.max(feet.left, feet.right);
}

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
  const left = RIGHT - size;
  pen.box('--on-accent', left, top, size, size);
  pen.fill('--on-ember', path, { x: left, y: top, scaleX: module, scaleY: module });
}
