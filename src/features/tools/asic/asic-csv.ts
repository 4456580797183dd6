import type { TFunction } from 'i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { meanPrice, type PriceProfile } from '#src/domain/electricity/electricity.ts';
import { product } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { type AsicInputsOf, machinePrice, unitOf } from './asic-fields.ts';
import { type AsicDay, type ComparedAsic, usedMarket } from './asic.model.ts';
import { amountCells } from '../electricity/electricity-csv.ts';
import { forecastCsv } from '../forecast/forecast-csv.ts';
import type { Forecasts } from '../forecast/forecast.model.ts';
import { shutdownWords } from './shutdown-words.ts';
import { figureDay, figureSpan, isSideApart } from '../figure-span.ts';
import { typedFigure } from '../figures.ts';
import type { CoinMarket } from '../market.ts';
import type { Span } from '../market-course.ts';

interface AsicTable {
  inputs: AsicInputsOf;
  market: CoinMarket;
  day: AsicDay;
  forecasts: Forecasts;
  /** What electricity costs, in `currency`. */
  usual: PriceProfile;
  /** What of it was typed, as rows. */
  typedPrices: readonly (readonly CsvCell[])[];
  /** The machines beside each other, with the columns that the page has of them. */
  columns: readonly Column<ComparedAsic>[];
  compared: readonly ComparedAsic[];
  /** The chosen one; a market without its means stands on now. */
  span: Span;
  /** When the pool's list was made. */
  madeAtMs: number;
  currency: Currency;
  nowMs: number;
}

/** Inputs and results as rows of a name, a figure and its unit; then a row for each machine that is compared. */
export function asicCsv(
  { inputs, market, day, usual, typedPrices, forecasts, columns, compared, span, madeAtMs, currency, nowMs }: AsicTable,
  t: TFunction<'tools'>,
  forecast: TFunction<'forecast'>,
): readonly (readonly CsvCell[])[] {
  const { coin } = market;
  const own = (text: string) => (typedFigure(text) === undefined ? [] : [t('earnings.origin.own')]);
  const used = usedMarket(inputs, market);
  const perUnit = `${currency} / ${coin.marketUnit}`;
  return [
    [t('asic.model'), inputs.model || t('asic.own'), null],
    [t('earnings.coin'), coin.symbol, null],
    [t('asic.span.label'), t(`asic.span.${figureSpan(market, span)}`), null],
    [t('actions.figuresDay'), figureDay(market, madeAtMs), 'UTC+8'],
    [t('asic.fields.price'), csvFigure(used.priceUsd), 'USD', ...own(inputs.price)],
    [t('asic.fields.difficulty'), csvFigure(used.difficulty), null, ...own(inputs.difficulty)],
    [t('asic.fields.fee'), csvFigure(used.feeRate, 2), '%', ...own(inputs.fee)],
    [t('asic.hashrate'), inputs.hashrate, unitOf(coin)],
    [t('asic.power'), inputs.power, 'W'],
    [t('asic.count'), inputs.count, null],
    ...(inputs.cost === '' ? [] : [[t('asic.cost'), ...amountCells(machinePrice(inputs)), t('earnings.origin.own')]]),
    ...typedPrices,
    [t('earnings.electricityPrice'), csvFigure(meanPrice(usual)), `${currency}/kWh`],
    ...runningCells(day, usual, t),
    [t('asic.rows.coins'), csvFigure(day.coins), coin.incomeSymbol],
    ...(day.side ? [[t('asic.rows.coins'), csvFigure(day.side.coins), day.side.symbol]] : []),
    [t('asic.income', { coin: coin.incomeSymbol }), csvFigure(day.coinIncome), currency],
    ...(market.side && isSideApart(market, typedFigure(inputs.difficulty) !== undefined)
      ? [[t('actions.basis'), t('earnings.sideNow', { symbol: market.side.coin.symbol }), null]]
      : []),
    ...(day.side ? [[t('asic.side', { coin: day.side.symbol }), csvFigure(day.side.income), currency]] : []),
    [t('asic.electricity'), csvFigure(day.electricity), currency],
    [t('earnings.net'), csvFigure(day.net), currency],
    [`${t('asic.net')} (${t('asic.per.month')})`, csvFigure(product(day.net, 30)), currency],
    [`${t('asic.net')} (${t('asic.per.year')})`, csvFigure(product(day.net, 365)), currency],
    [t('asic.rows.ratio'), csvFigure(day.ratio), `J/${unitOf(coin).slice(0, 2)}`],
    [t('asic.rows.hashPrice'), csvFigure(day.hashPrice), perUnit],
    [t('asic.rows.hashCost'), csvFigure(day.hashCost), perUnit],
    [t('asic.rows.breakEven'), csvFigure(day.breakEven), `${currency}/kWh`],
    [t('asic.rows.shutdown'), shutdownWords(day, t, csvFigure), 'USD'],
    [],
    ...forecastCsv({ forecasts, symbol: coin.incomeSymbol, currency, nowMs }, { t, forecast }),
    [t('asic.compare.title')],
    ...tableCsv(columns, compared),
  ];
}

/** By the hour the price above is a mean: of which days, how long machines run, and what they would leave all day. */
function runningCells({ runningHours, allDay }: AsicDay, { basis }: PriceProfile, t: TFunction<'tools'>): readonly (readonly CsvCell[])[] {
  if (basis === 'flat') return [];
  return [
    [t('asic.rows.prices'), t(`asic.prices.${basis}`), null],
    [t('asic.rows.running'), csvFigure(runningHours), 'h'],
    [t('asic.rows.allDay'), csvFigure(allDay.net), null],
  ];
}
