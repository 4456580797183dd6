import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { product } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { type AsicInputsOf, unitOf } from './asic-fields.ts';
import { type AsicDay, usedMarket } from './asic.model.ts';
import type { CoinMarket } from '../market.ts';

interface AsicTable {
  inputs: AsicInputsOf;
  market: CoinMarket;
  day: AsicDay;
  currency: Currency;
}

/** Inputs and results as rows of a name, a figure and its unit. */
export function asicCsv({ inputs, market, day, currency }: AsicTable, t: TFunction<'tools'>): readonly (readonly CsvCell[])[] {
  const { coin } = market;
  const used = usedMarket(inputs, market);
  const days = (ahead: AsicDay['payback']) => (ahead === 'never' ? null : csvFigure(ahead));
  const perUnit = `${currency} / ${coin.marketUnit}`;
  return [
    [t('asic.model'), inputs.model || t('asic.own'), null],
    [t('earnings.coin'), coin.symbol, null],
    [t('asic.fields.price'), csvFigure(used.priceUsd), 'USD'],
    [t('asic.fields.difficulty'), csvFigure(used.difficulty), null],
    [t('asic.fields.fee'), csvFigure(used.feeRate, 2), '%'],
    [t('asic.hashrate'), inputs.hashrate, unitOf(coin)],
    [t('asic.power'), inputs.power, 'W'],
    [t('asic.count'), inputs.count, null],
    [t('earnings.electricityPrice'), currency === 'CNY' ? inputs.cny : inputs.usd, `${currency}/kWh`],
    [t('asic.income', { coin: coin.incomeSymbol }), csvFigure(day.coinIncome), currency],
    ...(day.side ? [[t('asic.side', { coin: day.side.symbol }), csvFigure(day.side.income), currency]] : []),
    [t('asic.electricity'), csvFigure(day.electricity), currency],
    [t('earnings.net'), csvFigure(day.net), currency],
    [`${t('asic.net')}, ${t('asic.per.month')}`, csvFigure(product(day.net, 30)), currency],
    [`${t('asic.net')}, ${t('asic.per.year')}`, csvFigure(product(day.net, 365)), currency],
    [t('asic.rows.ratio'), csvFigure(day.ratio), `J/${unitOf(coin).slice(0, 2)}`],
    [t('asic.rows.hashPrice'), csvFigure(day.hashPrice), perUnit],
    [t('asic.rows.hashCost'), csvFigure(day.hashCost), perUnit],
    [t('asic.rows.shutdown'), csvFigure(day.shutdownUsd), 'USD'],
    [t('asic.rows.payback'), days(day.payback), t('asic.dayUnit')],
    [t('asic.rows.trendPayback'), days(day.trendPayback), t('asic.dayUnit')],
  ];
}
