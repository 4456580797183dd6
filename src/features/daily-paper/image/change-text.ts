import type { NextDifficulty } from '../paper.model.ts';
import { waitOf } from '../paper.model.ts';
import type { Ink, PaperPen, Setting } from './paper-pen.ts';
import type { Sheet } from './sheet.ts';

/** "152.27 T". */
export const figureText = ({ value, unit }: { readonly value: string; readonly unit: string }): string =>
  unit === '' ? value : `${value} ${unit}`;

/** "in 4 d"; '' where the answer does not say when. */
export function waitText(next: NextDifficulty, { t }: Sheet): string {
  if (next.hoursAhead === null) return '';
  const wait = waitOf(next.hoursAhead);
  return wait.unit === 'days' ? t('inDays', { days: wait.amount }) : t('inHours', { hours: wait.amount });
}

interface ChangePlace {
  /** Edge that the text ends at, or begins at with `align: 'left'`. */
  readonly x: number;
  readonly y: number;
}

/** A change as arrow, colour and percent, as `ui/change.tsx` shows it. Gives the width it takes. */
export function drawChange(
  pen: PaperPen,
  ratio: number | null,
  { x, y }: ChangePlace,
  setting: Setting & { readonly formats: Sheet['formats'] },
): number {
  if (ratio === null) return pen.text('–', { x, y }, setting);
  const sense = Math.sign(ratio);
  const isSwapped = document.documentElement.dataset.updown === 'cn';
  const ink: Ink = sense === 0 ? '--muted' : sense > 0 === isSwapped ? '--negative' : '--positive';
  const text = setting.formats.percent(Math.abs(ratio));
  const arrow = sense === 0 ? 0 : Math.round(setting.size * 0.78);
  const width = pen.width(text, setting);
  const left = setting.align === 'right' ? x - width - arrow : x;
  pen.text(text, { x: left + arrow, y }, { ...setting, align: 'left', ink });
  if (sense !== 0) drawArrow(pen, ink, { x: left, y, edge: setting.size * 0.56, isUp: sense > 0 });
  return width + arrow;
}

function drawArrow(pen: PaperPen, ink: Ink, { x, y, edge, isUp }: { x: number; y: number; edge: number; isUp: boolean }): void {
  const colour = pen.colour(ink);
  const [tip, foot] = isUp ? [y - edge, y] : [y, y - edge];
  pen.draw((context) => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x, foot);
    context.lineTo(x + edge, foot);
    context.lineTo(x + edge / 2, tip);
    context.fill();
  });
}
