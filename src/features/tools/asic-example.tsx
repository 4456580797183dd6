import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cheapestPrice, usualDay } from '#src/domain/electricity/electricity.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { asicFields, minedAsicCoins, withCoinOf } from './asic/asic-fields.ts';
import { asicDay, marketOf } from './asic/asic.model.ts';
import { kwhPrice } from './figures.ts';

/** Prices of a coin over that of now, for a bar each. */
const priceFactors = Array.from({ length: 20 }, (_, index) => 0.3 + index * 0.07);

/** What the ASIC calculator says of its machine now, in words and figures. */
interface MachineFacts {
  /** The machine and the price of electricity, with the label of simulated figures. */
  readonly machine: string;
  readonly net: string;
  /** Of a day that runs through, by rising prices of the coin. */
  readonly nets: readonly number[];
  readonly shutdown: string;
}

/** The machine that the ASIC calculator starts with, by the pool's figures of now and the visitor's tariff, as `draw` shows it. */
export function AsicExample({ draw }: { draw: (facts: Partial<MachineFacts>) => ReactNode }) {
  const { t } = useTranslation(['sections', 'common']);
  const { estimate: money, usd } = useFormats();
  const typed = useAtomValue(asicFields.atom);
  const response = useApiQuery(coinListQuery()).data;
  const list = response?.data;
  const inputs = withCoinOf(minedAsicCoins(list), typed);
  const electricity = useElectricity(list && cnyPerUsd(list));
  const { currency } = electricity;
  const market = marketOf(inputs, list, {});
  if (!response || !market) return draw({});
  const usual = usualDay(electricity, now());
  const question = { inputs, market, currency, usual };
  const day = asicDay(question);
  const words = { machine: inputs.model, price: kwhPrice(cheapestPrice(usual), currency) };
  const text = usual.basis === 'flat' ? t('sections:tools.asic.net', words) : t('sections:tools.asic.netByHour', words);
  return draw({
    machine: response.isSimulated ? `${text} (${t('common:simulated')})` : text,
    net: money(day.net, currency),
    nets: priceFactors.flatMap((priceFactor) => asicDay({ ...question, priceFactor }).allDay.net ?? []),
    shutdown: usd(day.shutdownUsd),
  });
}
