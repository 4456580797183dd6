import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import type { Currency } from '#src/domain/money.ts';
import { fromHs } from '#src/domain/units.ts';
import { type GpuInputs, linesOf } from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';
import { gpuUnits } from './gpus.ts';

interface GpuTable {
  inputs: GpuInputs;
  ranked: readonly CoinOnRig[];
  currency: Currency;
}

/** The rig, then every coin of the ranking with its figures; empty where they are not known. */
export function gpuCsv({ inputs, ranked, currency }: GpuTable, t: TFunction<'tools'>): readonly (readonly CsvCell[])[] {
  const price = currency === 'CNY' ? inputs.cny : inputs.usd;
  const figures = (label: string, of: (row: CoinOnRig) => CsvCell): ((row: CoinOnRig | undefined) => CsvCell) => {
    return (row) => (row ? of(row) : label);
  };
  const columns = [
    figures(t('earnings.coin'), ({ coin }) => coin.symbol),
    figures(`${t('gpu.rows.price')} (USD)`, ({ priceUsd }) => csvFigure(priceUsd)),
    figures(t('gpu.rows.hashrate'), ({ hashrateHs, algorithm }) => csvFigure(fromHs(hashrateHs ?? Number.NaN, gpuUnits[algorithm]))),
    figures(t('gpu.rows.unit'), ({ algorithm }) => gpuUnits[algorithm]),
    figures(`${t('gpu.rows.cards')} (W)`, ({ cardsW }) => csvFigure(cardsW)),
    figures(`${t('gpu.rows.power')} (W)`, ({ wallW }) => csvFigure(wallW)),
    figures(`${t('gpu.rows.ratio')} (J)`, ({ day }) => csvFigure(day.ratio)),
    figures(t('gpu.rows.coins'), ({ day }) => csvFigure(day.coins)),
    figures(`${t('gpu.rows.income')} (${currency})`, ({ day }) => csvFigure(day.income)),
    figures(`${t('gpu.rows.electricity')} (${currency})`, ({ day }) => csvFigure(day.electricity)),
    figures(`${t('earnings.net')} (${currency})`, ({ day }) => csvFigure(day.net)),
    figures(`${t('gpu.rows.shutdown')} (USD)`, ({ shutdownUsd }) => csvFigure(shutdownUsd)),
    figures(t('gpu.leftOutTitle'), ({ leftOut }) => leftOut.map(({ model }) => model || t('gpu.other')).join(' ')),
  ];
  return [
    ...linesOf(inputs).map(({ model, count }) => [model || t('gpu.other'), count]),
    [t('earnings.electricityPrice'), price, `${currency}/kWh`],
    [],
    columns.map((cell) => cell(undefined)),
    ...ranked.map((row) => columns.map((cell) => cell(row))),
  ];
}
