import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { coinBySymbol } from '#src/domain/coins.ts';
import { meanPrice, usualDay } from '#src/domain/electricity/electricity.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { product } from '#src/domain/known.ts';
import { convert } from '#src/domain/money.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { fleetAtom, rowFigures } from '#src/state/fleet.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { usePresent } from '#src/state/use-now.ts';
import type { FarmId } from '../farm-id.ts';
import { kwhPerHsHour, shownEvents } from './events.model.ts';
import { farmEventsQuery } from './events.query.ts';

/** What happened to a farm, with money less the owner's electricity where this device knows the machines of the coin and their tariff. */
export function useFarmEvents(id: FarmId) {
  const response = useApiQuery(farmEventsQuery(id)).data;
  const records = useApiQuery(coinListQuery()).data?.data;
  const rate = records && cnyPerUsd(records);
  const money = useMoney();
  const electricity = useElectricity(rate);
  const { rows } = useAtomValue(fleetAtom);
  const { nowMs } = usePresent();
  const coinId = coinBySymbol(id.coin)?.id;
  const usdPerHsHour = useMemo(() => {
    const perKwh = meanPrice(usualDay(electricity, nowMs));
    const usd = convert({ [electricity.currency]: perKwh }, 'USD', rate);
    return product(kwhPerHsHour(rows.filter((row) => row.coinId === coinId).map(rowFigures)), usd);
  }, [rows, coinId, electricity, nowMs, rate]);
  const data = response?.data;
  const events = useMemo(() => data && shownEvents(data.events, usdPerHsHour), [data, usdPerHsHour]);
  return {
    /** Undefined while they are on their way, and where the pool observes no farms. */
    events,
    sinceMs: data?.since == null ? undefined : data.since * 1000,
    nowMs,
    isSimulated: response?.isSimulated ?? false,
    isNet: usdPerHsHour !== undefined,
    /** An amount of USD in the visitor's currency. */
    money: (usd: number | undefined) => money({ USD: usd }, rate),
  };
}
