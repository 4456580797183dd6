import { useAtomValue } from 'jotai';
import type { Electricity } from '#src/domain/electricity/electricity.ts';
import { electricityOf } from '#src/domain/electricity/own-tariff.ts';
import { currencyAtom } from './currency.ts';
import { tariffAtom } from './tariff.ts';

/** What the visitor's electricity costs, in the currency that is shown, at so many CNY for a USD. */
export function useElectricity(cnyPerUsd: number | undefined): Electricity {
  const currency = useAtomValue(currencyAtom);
  return electricityOf(useAtomValue(tariffAtom), { currency, cnyPerUsd });
}
