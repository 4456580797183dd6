import { useMemo } from 'react';
import { HOUR_MS } from '#src/domain/days.ts';
import { electricityOf } from '#src/domain/electricity/own-tariff.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { usePresent } from '#src/state/use-now.ts';
import { useTariff } from '../electricity/use-tariff.ts';
import { fleetLines, fleetSums } from '../fleet/fleet.model.ts';
import { useFleet } from '../fleet/use-fleet.ts';
import { useToolInputs } from '../tool-inputs.ts';
import { asicFields, type AsicField, type AsicInputsOf, minedAsicCoins, withCoinOf } from './asic-fields.ts';

const hourOf = (ms: number) => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** What every part of the ASIC calculator counts with: the tariff, the fields, the fleet and the pool's list. */
export function useAsicTool(search: Readonly<Record<string, unknown>>) {
  const tariff = useTariff(asicFields.type, search);
  const typed = useToolInputs(asicFields, search);
  const own = useFleet(search);
  const list = useApiQuery(coinListQuery());
  const formats = useFormats();
  const { shown: currency, electricity } = tariff;
  const response = list.data;
  const pool = response?.data;
  const mined = useMemo(() => minedAsicCoins(pool), [pool]);
  const fields = useMemo(() => {
    const { inputs, change, reset } = typed;
    const changed = (next: (now: AsicInputsOf) => AsicInputsOf) => change((now) => next(withCoinOf(mined, now)));
    const set = (name: AsicField, text: string) => changed((now) => ({ ...now, [name]: text }));
    return { inputs: withCoinOf(mined, inputs), set, change: changed, reset };
  }, [typed, mined]);
  // Days that are counted from now stay true on a page that stays open; those of an old copy are counted from its own time.
  const { atMs } = useFigureMoment(response?.madeAt);
  const [hourMs, figuresHourMs] = [hourOf(usePresent().nowMs), hourOf(atMs)];
  const rate = pool && cnyPerUsd(pool);
  const usual = useMemo(() => electricity(rate, hourMs), [electricity, rate, hourMs]);
  const prices = useMemo(() => electricityOf(tariff.tariff, { currency, cnyPerUsd: rate }), [tariff.tariff, currency, rate]);
  const lines = useMemo(
    () => fleetLines({ fleet: own.fleet, list: pool, electricity: prices, nowMs: hourMs }),
    [own.fleet, pool, prices, hourMs],
  );
  return {
    tariff,
    fields,
    /** The pool's coins that such machines mine. */
    mined,
    own,
    list,
    response,
    pool,
    formats,
    currency,
    rate,
    lines,
    /** By the hour: years are not summed anew each minute. */
    figuresHourMs,
    /** What electricity costs: hour by hour, and on the day that figures are of. */
    prices,
    usual,
    /** The prices are the same every day. */
    isDaily: usual.basis === 'flat' || usual.basis === 'day',
    sums: fleetSums(lines),
    isSimulated: response?.isSimulated ?? false,
  };
}
export type AsicTool = ReturnType<typeof useAsicTool>;

/** The address of the tool with the visitor's tariff, for a link. */
export function asicAddress(tool: Pick<AsicTool, 'tariff'>, more: string): string {
  return `${globalThis.location?.origin ?? ''}/tools?type=${asicFields.type}${more}&${tool.tariff.query}`;
}
