import type { TFunction } from 'i18next';
import type { Currency } from '#src/domain/money.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import { yieldToMain } from '#src/lib/idle.ts';
import type { PaperChain } from '../chain.model.ts';
import type { Paper } from '../paper.model.ts';

/** The picture is 1080 pixels wide and as tall as its content. */
export const SHEET_WIDTH = 1080;
export const EDGE = 56;
export const INNER = SHEET_WIDTH - 2 * EDGE;
export const RIGHT = SHEET_WIDTH - EDGE;

/** A day's paper with everything the picture says about it, in the language of the page. */
export interface Sheet {
  readonly paper: Paper;
  /** The chain that the reader chose; undefined where the pool states none. */
  readonly chain: PaperChain | undefined;
  readonly madeAtMs: number;
  readonly isSimulated: boolean;
  /** Where the code leads. */
  readonly address: string;
  readonly currency: Currency;
  readonly formats: ReturnType<typeof useFormats>;
  readonly t: TFunction<'daily-paper'>;
  readonly common: TFunction<'common'>;
}

/** The inks of the picture by the names of the design tokens, so that it has the visitor's theme. */
export type Ink =
  | '--text'
  | '--text-2'
  | '--muted'
  | '--border'
  | '--raised'
  | '--ember'
  | '--ember-fill'
  | '--positive'
  | '--negative'
  | '--chart-1'
  | '--chart-2'
  | '--on-accent'
  | '--on-ember';

/** How a text is set; sizes in pixels of the picture. */
export interface Setting {
  readonly size: number;
  readonly face?: 'sans' | 'mono';
  readonly weight?: number;
  readonly isCondensed?: boolean;
  readonly ink?: Ink;
  readonly align?: 'left' | 'right' | 'center';
  /** A text that is wider is set smaller. */
  readonly maxWidth?: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a path lies, and how large one of its units is. */
type PathPlace = Place & { readonly scaleX: number; readonly scaleY: number };
const unplaced: PathPlace = { x: 0, y: 0, scaleX: 1, scaleY: 1 };

type Step = (context: CanvasRenderingContext2D) => void;

/** Steps drawn in one task: short enough that a slow phone answers taps between them. */
const STEPS_A_TASK = 20;

/** Collects what is to be drawn: the canvas gets its size once the height is known. */
export class PaperPen {
  private readonly steps: Step[] = [];
  private readonly tokens = getComputedStyle(document.documentElement);
  private readonly values = new Map<string, string>();
  private measuredFont = '';

  constructor(private readonly context: CanvasRenderingContext2D) {}

  colour(ink: Ink): string {
    return this.token(ink);
  }

  /** The page's own family for a face, without those that stand in for it. */
  family(face: 'sans' | 'mono'): string {
    return this.families(face).split(',')[0] ?? '';
  }

  /** The canvas form of a setting's font, in the families of the page. */
  font({ size, face = 'sans', weight = 400, isCondensed = false }: Setting): string {
    return `${isCondensed ? 'condensed ' : ''}${weight} ${size}px ${this.families(face)}`;
  }

  width(text: string, setting: Setting): number {
    const font = this.font(setting);
    // Reading a font anew costs more than measuring with it.
    if (font !== this.measuredFont) this.context.font = font;
    this.measuredFont = font;
    return this.context.measureText(withGaps(text)).width;
  }

  /** One line; `y` is its baseline. Gives the width it takes. */
  text(text: string, { x, y }: Place, setting: Setting): number {
    const natural = this.width(text, setting);
    const scale = setting.maxWidth === undefined ? 1 : Math.min(1, setting.maxWidth / natural);
    const font = this.font({ ...setting, size: Math.floor(setting.size * scale) });
    const colour = this.colour(setting.ink ?? '--text');
    this.draw((context) => {
      context.font = font;
      context.fillStyle = colour;
      context.textAlign = setting.align ?? 'left';
      context.fillText(withGaps(text), x, y);
    });
    return natural * scale;
  }

  /** Lines of at most `width`, from the upper edge `y` on; gives their lower edge. */
  paragraph(text: string, { x, y, width }: Place & { readonly width: number }, setting: Setting & { readonly lineHeight: number }): number {
    const lines = wrapText(text, width, (line) => this.width(line, setting));
    lines.forEach((line, index) => this.text(line, { x, y: Math.round(y + setting.lineHeight * (index + 0.78)) }, setting));
    return Math.round(y + setting.lineHeight * lines.length);
  }

  box(ink: Ink, x: number, y: number, width: number, height: number): void {
    const colour = this.colour(ink);
    this.draw((context) => {
      context.fillStyle = colour;
      context.fillRect(x, y, width, height);
    });
  }

  /** The inside of an SVG path. */
  fill(ink: Ink, path: string, place = unplaced): void {
    const colour = this.colour(ink);
    this.draw((context) => {
      context.fillStyle = colour;
      context.fill(placedPath(path, place));
    });
  }

  /** An SVG path as a line. */
  stroke(ink: Ink, path: string, place: PathPlace): void {
    const colour = this.colour(ink);
    this.draw((context) => {
      context.strokeStyle = colour;
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.stroke(placedPath(path, place));
    });
  }

  disc(ink: Ink, { x, y }: Place, radius: number): void {
    const colour = this.colour(ink);
    this.draw((context) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
      context.fill();
    });
  }

  draw(step: Step): void {
    this.steps.push(step);
  }

  private families(face: 'sans' | 'mono'): string {
    return this.token(face === 'sans' ? '--font-sans' : '--font-mono');
  }

  private token(name: string): string {
    const value = this.values.get(name) ?? this.tokens.getPropertyValue(name).trim();
    this.values.set(name, value);
    return value;
  }

  /** Draws all of it, a few steps a task. */
  async finish(): Promise<void> {
    for (let first = 0; first < this.steps.length; first += STEPS_A_TASK) {
      for (const step of this.steps.slice(first, first + STEPS_A_TASK)) step(this.context);
      await yieldToMain();
    }
  }
}

/** A path of the page's drawings at another place and scale, so that its strokes keep their width. */
function placedPath(path: string, { x, y, scaleX, scaleY }: PathPlace): Path2D {
  const placed = new Path2D();
  placed.addPath(new Path2D(path), new DOMMatrix([scaleX, 0, 0, scaleY, x, y]));
  return placed;
}

/** A Latin word with the space after it, or one other character; marks stay with what they open or close, Latin or not. */
const pieces =
  /[（「『《“]*(?:[\u0021-\u024F\u2010-\u201B\u201E-\u2027\u20AC\u2212]+|[^\u0021-\u024F\s])[、。，：；！？）」』》”]*\s*|\s+/gu;

/** Text in lines no wider than `maxWidth`, broken between words or, in Chinese, between characters. A word wider than a line has one alone. */
export function wrapText(text: string, maxWidth: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(pieces)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

const han = '\\p{Script=Han}';
const gaps = new RegExp(`(?<=${han})(?=[A-Za-z0-9$¥])|(?<=[A-Za-z0-9%])(?=${han})`, 'gu');

/** The thin gap between Chinese and Latin, which style sheets make by themselves and canvases do not. */
export function withGaps(text: string): string {
  return text.replace(gaps, '\u2009');
}
