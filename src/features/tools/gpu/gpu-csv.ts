import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { meanPrice, type UsualDay } from '#src/domain/electricity/electricity.ts';
import type { Currency } from '#src/domain/money.ts';
import { fromHs } from '#src/domain/units.ts';
import { figureDay, figureSpan } from '../figure-span.ts';
import { typedFigure } from '../figures.ts';
import type { Span } from '../market-course.ts';
import { gpuCoinOf, type GpuInputs, linesOf } from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';

interface GpuTable {
  inputs: GpuInputs;
  ranked: readonly CoinOnRig[];
  /** What electricity costs, in `currency`. */
  usual: UsualDay;
  /** What of it was typed, as rows. */
  typedPrices: readonly (readonly CsvCell[])[];
  /** The chosen one; a market without its means stands on now. */
  span: Span;
  /** When the pool's list was made. */
  madeAtMs: number;
  currency: Currency;
}

/** The rig, then every coin of the ranking with its figures; empty where they are not known. */
export function gpuCsv(
  { inputs, ranked, usual, typedPrices, span, madeAtMs, currency }: GpuTable,
  t: TFunction<'tools'>,
): readonly (readonly CsvCell[])[] {
  const figures = (label: string, of: (row: CoinOnRig) => CsvCell): ((row: CoinOnRig | undefined) => CsvCell) => {
    return (row) => (row ? of(row) : label);
  };
  const columns = [
    figures(t('earnings.coin'), ({ coin }) => coin.symbol),
    figures(`${t('gpu.rows.price')} (USD)`, ({ priceUsd }) => csvFigure(priceUsd)),
    figures(t('asic.fields.difficulty'), ({ market }) => csvFigure(market.difficulty)),
    figures(t('asic.span.label'), ({ market }) => t(`asic.span.${figureSpan(market, span)}`)),
    figures(`${t('actions.figuresDay')} (UTC+8)`, ({ market }) => figureDay(market, madeAtMs)),
    figures(t('gpu.rows.hashrate'), ({ hashrateHs, algorithm }) => csvFigure(fromHs(hashrateHs ?? Number.NaN, gpuUnits[algorithm]))),
    figures(t('gpu.rows.unit'), ({ algorithm }) => gpuUnits[algorithm]),
    figures(`${t('gpu.rows.cards')} (W)`, ({ cardsW }) => csvFigure(cardsW)),
    figures(`${t('gpu.rows.power')} (W)`, ({ wallW }) => csvFigure(wallW)),
    figures(`${t('gpu.rows.ratio')} (J)`, ({ day }) => csvFigure(day.ratio)),
    figures(t('gpu.rows.coins'), ({ day }) => csvFigure(day.coins)),
    figures(`${t('gpu.rows.income')} (${currency})`, ({ day }) => csvFigure(day.income)),
    figures(`${t('gpu.rows.electricity')} (${currency})`, ({ day }) => csvFigure(day.electricity)),
    figures(`${t('earnings.net')} (${currency})`, ({ day }) => csvFigure(day.net)),
    figures(`${t('gpu.rows.breakEven')} (${currency}/kWh)`, ({ day }) => csvFigure(day.breakEven)),
    ...(usual.basis === 'flat' ? [] : [figures(`${t('asic.rows.running')} (h)`, ({ day }) => csvFigure(day.runningHours))]),
    figures(`${t('gpu.rows.shutdown')} (USD)`, ({ shutdownUsd }) => csvFigure(shutdownUsd)),
    figures(t('gpu.leftOutTitle'), ({ leftOut }) => leftOut.map(({ model }) => model || t('gpu.other')).join(' ')),
  ];
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
    columns.map((cell) => cell(undefined)),
    ...ranked.map((row) => columns.map((cell) => cell(row))),
  ];
}
