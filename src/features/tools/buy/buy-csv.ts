import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { beijingDate } from '#src/domain/days.ts';
import { meanPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Currency } from '#src/domain/money.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import type { Purchase } from './buy.model.ts';

interface BuyFile {
  readonly columns: readonly Column<Purchase>[];
  readonly purchases: readonly Purchase[];
  readonly usual: PriceProfile;
  readonly currency: Currency;
  /** When the pool's list was made. */
  readonly madeAtMs: number;
  /** What of the price of electricity was typed, as rows. */
  readonly typedPrices: readonly (readonly CsvCell[])[];
}

interface FileWords {
  readonly t: TFunction<'fleet'>;
  readonly tools: TFunction<'tools'>;
  readonly verdict: (purchase: Purchase) => string;
}

/** The offers as a table with what was typed of each, and the answer to each. */
export function buyCsv(
  { columns, purchases, usual, currency, madeAtMs, typedPrices }: BuyFile,
  { t, tools, verdict }: FileWords,
): readonly (readonly CsvCell[])[] {
  const answer: Column<Purchase> = { id: 'answer', label: tools('answer.label'), csv: verdict };
  return [
    [tools('actions.figuresDay'), beijingDate(madeAtMs), 'UTC+8'],
    ...typedPrices,
    [tools('earnings.electricityPrice'), csvFigure(meanPrice(usual)), `${currency}/kWh`],
    [],
    [t('buy.offers')],
    ...tableCsv([...columns, answer], purchases),
  ];
}
