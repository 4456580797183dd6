import type { TFunction } from 'i18next';
import type { Amount } from '#src/domain/amount.ts';
import type { CsvCell } from '#src/domain/csv.ts';
import { flatPrice, type OwnTariff, plusPrice, usesFlatPrice } from '#src/domain/electricity/own-tariff.ts';

/** A typed amount as cells of a table, in the currency that it was typed in: 'CNY', 'CNY/kWh'; empty where it is not known. */
export function amountCells({ text, currency }: Amount, per = ''): readonly CsvCell[] {
  return [text, currency && `${currency}${per}`];
}

/** What of the tariff was typed, each with its own currency; the prices that figures count with are in that of the page. */
export function tariffCsv(
  tariff: OwnTariff,
  t: TFunction<'tools'>,
  electricity: TFunction<'electricity'>,
): readonly (readonly CsvCell[])[] {
  const own = t('earnings.origin.own');
  const flat =
    tariff.flat === null || !usesFlatPrice(tariff)
      ? []
      : [[t('earnings.electricityPrice'), ...amountCells(flatPrice(tariff, 'USD'), '/kWh'), own]];
  const isAdded = tariff.kind === 'hours' && tariff.dated !== '' && tariff.plus !== '';
  return [...flat, ...(isAdded ? [[electricity('plus'), ...amountCells(plusPrice(tariff), '/kWh'), own]] : [])];
}
