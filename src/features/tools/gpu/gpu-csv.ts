import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { meanPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Currency } from '#src/domain/money.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { typedFigure } from '../figures.ts';
import { gpuCoinOf, type GpuInputs, linesOf } from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';

interface GpuTable {
  inputs: GpuInputs;
  /** Those of the ranking on the page. */
  columns: readonly Column<CoinOnRig>[];
  ranked: readonly CoinOnRig[];
  /** What electricity costs, in `currency`. */
  usual: PriceProfile;
  /** What of it was typed, as rows. */
  typedPrices: readonly (readonly CsvCell[])[];
  currency: Currency;
}

/** The rig, then every coin of the ranking with its figures; empty where they are not known. */
export function gpuCsv(
  { inputs, columns, ranked, usual, typedPrices, currency }: GpuTable,
  t: TFunction<'tools'>,
): readonly (readonly CsvCell[])[] {
  return [
    ...linesOf(inputs).map(({ model, count }) => [t('gpu.card'), model || t('gpu.other'), t('gpu.count'), count]),
    [t('gpu.board'), inputs.board, 'W'],
    [t('gpu.fans'), inputs.fans, 'W'],
    [t('gpu.psu'), inputs.psu, '%'],
    ...typedPrices,
    [
      t('earnings.electricityPrice'),
      csvFigure(meanPrice(usual)),
      `${currency}/kWh`,
      ...(usual.basis === 'flat' ? [] : [t(`asic.prices.${usual.basis}`)]),
    ],
    // The day and the span of its row are not those of a price that was typed.
    ...(typedFigure(inputs.price) === undefined
      ? []
      : [[t('gpu.rows.price'), inputs.price, `USD/${gpuCoinOf(inputs)?.coin.symbol ?? ''}`, t('earnings.origin.own')]]),
    [],
    ...tableCsv(columns, ranked),
  ];
}
