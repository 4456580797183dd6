import type { TFunction } from 'i18next';
import type { useFormats } from '#src/i18n/formats.ts';
import type { Currency } from '#src/domain/money.ts';
import type { Paper } from '../paper.model.ts';

/** The picture is 1080 pixels wide (DESIGN 9) and as tall as its content. */
export const SHEET_WIDTH = 1080;
export const EDGE = 56;
export const INNER = SHEET_WIDTH - 2 * EDGE;
export const RIGHT = SHEET_WIDTH - EDGE;

/** A day's paper with everything the picture says about it, in the language of the page. */
export interface Sheet {
  readonly paper: Paper;
  readonly madeAtMs: number;
  readonly isSimulated: boolean;
  /** Where the code leads. */
  readonly address: string;
  readonly currency: Currency;
  readonly formats: ReturnType<typeof useFormats>;
  readonly t: TFunction<'daily-paper'>;
  readonly common: TFunction<'common'>;
}
