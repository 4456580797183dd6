import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { ShownMoney } from '#src/domain/amount.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { hoursOfDay } from '#src/domain/electricity/electricity.ts';
import { electricityOf, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { planDays } from '#src/domain/fleet.ts';
import { known, product } from '#src/domain/known.ts';
import { convert } from '#src/domain/money.ts';
import { usdPerHsDay } from '#src/domain/unit-income.ts';
import { ownHours, type OwnHours, type OwnMachines, type OwnPower } from '#src/domain/watch/own-power.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { type Fleet, fleetAtom, rowCoin, rowFigures } from '#src/state/fleet.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { usePresent } from '#src/state/use-now.ts';
import { coinListQuery } from './coin-queries.ts';
import { runRules } from './run-rules.ts';

interface OwnQuestion {
  readonly fleet: Fleet;
  readonly tariff: OwnTariff;
  /** Undefined while the pool's list is not here: incomes are then not known, and no hours planned by them. */
  readonly records: readonly PoolCoin[] | undefined;
  readonly shown: ShownMoney;
  readonly nowMs: number;
}

/** Days whose plan stands for any week: that of a first day begins standing still. */
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const weekIndex = (atMs: number): number => new Date(atMs).getDay() * 24 + new Date(atMs).getHours();

/**
 * The visitor's electricity and the hours in which their run plan has machines off; undefined until they gave a price and machines. A price that is the same at
 * every hour plans nothing, and a plan that would never run is none that anybody follows.
 */
export function ownPower({ fleet, tariff, records, shown, nowMs }: OwnQuestion): OwnPower | undefined {
  const electricity = electricityOf(tariff, shown);
  const perUsd = convert({ USD: 1 }, shown.currency, shown.cnyPerUsd);
  const isGiven = tariff.kind === 'hours' || tariff.flat !== null;
  if (!isGiven || perUsd === undefined) return undefined;
  const rules = runRules(fleet.rules, shown);
  const days = (of: typeof electricity, ahead: readonly number[]) => ahead.map((each) => hoursOfDay(of, nowMs, each));
  const near = days(electricity, [0, 1]);
  // Before its first day a plan stands still: the day before belongs to it.
  const usual = days({ ...electricity, dated: [] }, [0, ...WEEK]);
  const machines = fleet.rows.flatMap((row): OwnMachines[] => {
    const [coin, { count, hashrateHs, powerW }] = [rowCoin(row), rowFigures(row)];
    if (!coin || !hashrateHs || powerW === undefined || count === 0) return [];
    const incomePerDay = product(records && usdPerHsDay(coin, records), hashrateHs, perUsd);
    const isOff = (plan: typeof near) =>
      planDays({ count, powerW, incomePerDay }, plan, rules).map(({ hours }) =>
        hours.map(({ startsAtMs, isRunning }) => ({ startsAtMs, off: isRunning === false ? '1' : '0' })),
      );
    if (electricity.isFlat) return [{ coinId: coin.id, hashrateHs, powerW, offWeek: '', offNear: '' }];
    const week = Array.from({ length: 7 * 24 }, () => '0');
    for (const { startsAtMs, off } of isOff(usual).slice(1).flat()) week[weekIndex(startsAtMs)] = off;
    const isFollowed = week.includes('0');
    const offNear = isOff(near)
      .flat()
      .map(({ off }) => off)
      .join('');
    return [{ coinId: coin.id, hashrateHs, powerW, offWeek: isFollowed ? week.join('') : '', offNear: isFollowed ? offNear : '' }];
  });
  const pricesWeek = Array.from({ length: 7 }, (_, day) =>
    day === 0 || day === 6 ? electricity.hours.weekend : electricity.hours.weekday,
  );
  return machines.length === 0
    ? undefined
    : {
        currency: shown.currency,
        perUsd,
        nearFromMs: near[0]?.[0]?.startsAtMs ?? nowMs,
        pricesWeek: pricesWeek.flat().map((price) => known(price) ?? null),
        pricesNear: near.flat().map(({ perKwh }) => perKwh ?? null),
        machines,
      };
}

/** The last one: several parts of a page ask with the same. */
let last: { readonly of: OwnQuestion; readonly power: OwnPower | undefined } | undefined;

function keptPower(of: OwnQuestion): OwnPower | undefined {
  const isSame =
    last?.of.fleet === of.fleet &&
    last.of.tariff === of.tariff &&
    last.of.records === of.records &&
    last.of.shown.currency === of.shown.currency &&
    last.of.nowMs === of.nowMs;
  if (!last || !isSame) last = { of, power: ownPower(of) };
  return last.power;
}

/** What the visitor's own electricity and run plan are on this device (`ownPower`); reckoned anew with the hour. */
export function useOwnPower(): OwnPower | undefined {
  const records = useApiQuery(coinListQuery()).data?.data;
  const fleet = useAtomValue(fleetAtom);
  const tariff = useAtomValue(tariffAtom);
  const currency = useAtomValue(currencyAtom);
  const hourMs = Math.floor(usePresent().nowMs / HOUR_MS) * HOUR_MS;
  return useMemo(
    () => keptPower({ fleet, tariff, records, shown: { currency, cnyPerUsd: records && cnyPerUsd(records) }, nowMs: hourMs }),
    [fleet, tariff, records, currency, hourMs],
  );
}

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The hours of the visitor's machines of a coin by this device's clock; undefined where they gave none. */
export function useOwnHours(symbol: string): OwnHours | undefined {
  const power = useOwnPower();
  return useMemo(() => ownHours(power, { coinId: coinBySymbol(symbol)?.id ?? -1, timeZone: ownZone() }), [power, symbol]);
}
