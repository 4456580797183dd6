import type { Story } from '../paper.model.ts';
import type { PaperPen } from './paper-pen.ts';
import { EDGE, INNER, type Sheet } from './sheet.ts';

const COLUMN_GAP = 40;
const COLUMN = (INNER - COLUMN_GAP) / 2;

/** The lead story over the whole width, the others in two columns. Gives the lower edge. */
export function drawStories(pen: PaperPen, { paper, t }: Sheet, top: number): number {
  const wide = { x: EDGE, width: INNER };
  if (!paper.lead) return pen.paragraph(t('lead.none'), { ...wide, y: top + 24 }, body) + 20;
  const underTitle = pen.paragraph(paper.lead.title, { ...wide, y: top + 26 }, headline);
  const underLead = pen.paragraph(paper.lead.summary, { ...wide, y: underTitle + 14 }, body);
  if (paper.headlines.length === 0) return underLead + 24;
  pen.box('--border', EDGE, underLead + 22, INNER, 1);
  return drawColumns(pen, paper.headlines, underLead + 40) + 8;
}

const headline = { size: 58, weight: 640, isCondensed: true, lineHeight: 66 } as const;
const body = { size: 26, ink: '--text-2', lineHeight: 38 } as const;
const title = { size: 27, weight: 620, isCondensed: true, lineHeight: 34 } as const;
const text = { size: 22, ink: '--text-2', lineHeight: 32 } as const;

/** Each story goes where there is more room. */
function drawColumns(pen: PaperPen, stories: readonly Story[], top: number): number {
  const feet = { left: top, right: top };
  for (const story of stories) {
    const side = feet.left <= feet.right ? 'left' : 'right';
    const column = { x: side === 'left' ? EDGE : EDGE + COLUMN + COLUMN_GAP, width: COLUMN };
    const underTitle = pen.paragraph(story.title, { ...column, y: feet[side] }, title);
    feet[side] = pen.paragraph(story.summary, { ...column, y: underTitle + 4 }, text) + 20;
  }
  return Math.max(feet.left, feet.right);
}
