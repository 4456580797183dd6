import type { PoolCoin } from '#src/contracts/pool.ts';
import { type Electricity, hoursOfDay, runAllDay, usualDay } from '#src/domain/electricity/electricity.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { fleetDay, type FleetMachines, planDays, type PlannedDay, type RunRules } from '#src/domain/fleet.ts';
import { product, total } from '#src/domain/known.ts';
import { breakEvenPerKwh, type MachineDay, machineDay, type MachinePrices } from '#src/domain/machine-day.ts';
import { asicOf } from '#src/domain/machines/asics.ts';
import type { FigureSource } from '#src/domain/machines/figure-source.ts';
import { gpuOf } from '#src/domain/machines/gpus.ts';
import { runRules } from '#src/parts/run-rules.ts';
import { type Fleet, type FleetRow, rowCoin, rowFigures, rowName } from '#src/state/fleet.ts';
import { gpuCoins } from '../gpu/gpu-fields.ts';
import { dagBytesAt, lacksMemory } from '../gpu/gpu.model.ts';
import { type CoinMarket, coinMarket, coinsPerHsAt, type MarketCourse } from '../market.ts';
import { freshRow, rowCoins, withRowCoin } from './fleet-draft.ts';

/** Machines of one kind by the hours of today and tomorrow. */
export interface PlanLine {
  /** Of the row; undefined for the machines of the calculator. */
  readonly id: number | undefined;
  /** '40 × Antminer S21 200T' */
  readonly name: string;
  readonly machines: FleetMachines;
  /** Price of a kWh. */
  readonly breakEven: number | undefined;
  /** Today and tomorrow. */
  readonly days: readonly PlannedDay[];
}

/** A row of the fleet with what follows from it; hashrate and power of all its machines. */
export interface FleetLine extends PlanLine {
  readonly row: FleetRow;
  readonly symbol: string;
  readonly hashrateHs: number | undefined;
  readonly powerW: number | undefined;
}

export interface FleetQuestion {
  readonly fleet: Fleet;
  /** Undefined while the pool's list is not here: incomes are then not known. */
  readonly list: readonly PoolCoin[] | undefined;
  readonly electricity: Electricity;
  readonly nowMs: number;
}

/** Where the figures of a row's machine were read; 'unknown' for listed ones without a source, 'own' for any that are not those of the list. */
export type RowSource = FigureSource | 'unknown' | 'own';

/** What the figures of a row rest on. */
export function rowSource({ kind, model, coinId, hashrate, power }: FleetRow): RowSource {
  const asic = kind === 'asic' ? asicOf(model) : undefined;
  const algorithm = gpuCoins.find(({ coin }) => coin.id === coinId)?.algorithm;
  const listed = asic ?? (kind === 'gpu' && algorithm ? gpuOf(model)?.figures[algorithm] : undefined);
  const isListed = listed && Number(hashrate) === listed.hashrate && Number(power) === listed.powerW;
  return isListed ? (listed.source ?? 'unknown') : 'own';
}

/** So many days are planned ahead, today the first. */
export const PLANNED_DAYS = 2;

/** Every row of the fleet by the pool's latest figures and the visitor's tariff, in the tariff's currency. */
export function fleetLines({ fleet, list, electricity, nowMs }: FleetQuestion): readonly FleetLine[] {
  const rules = runRules(fleet.rules, { currency: electricity.currency, cnyPerUsd: list && cnyPerUsd(list) });
  const prices = { currency: electricity.currency, usual: usualDay(electricity, nowMs) };
  return fleet.rows.map((row) => {
    const { count, hashrateHs, powerW } = rowFigures(row);
    const { incomePerDay } = rowDay(row, list, prices);
    return {
      row,
      symbol: rowCoin(row)?.symbol ?? '--',
      hashrateHs: product(hashrateHs, count),
      powerW: product(powerW, count),
      ...planLine(
        { id: row.id, name: `${row.count} × ${rowName(row)}`, machines: { count, powerW, incomePerDay } },
        { electricity, rules, nowMs },
      ),
    };
  });
}

interface Planning {
  readonly electricity: Electricity;
  readonly rules: RunRules;
  readonly nowMs: number;
}

/** Machines with their plan for today and tomorrow. */
export function planLine(
  { id, name, machines }: Pick<PlanLine, 'id' | 'name' | 'machines'>,
  { electricity, rules, nowMs }: Planning,
): PlanLine {
  const hours = Array.from({ length: PLANNED_DAYS }, (_, ahead) => hoursOfDay(electricity, nowMs, ahead));
  return { id, name, machines, breakEven: breakEvenPerKwh(machines), days: planDays(machines, hours, rules) };
}

/** The machines of the calculator as a fleet of one row, which runs in every hour that pays. */
export function machineLine(
  day: (Pick<MachineDay, 'breakEven' | 'incomePerDay'> & { readonly powerW: number }) | undefined,
  electricity: Electricity,
  nowMs: number,
): PlanLine {
  // What draws nothing has no price at which it stops: nothing is planned for it.
  const incomePerDay = day?.breakEven === undefined ? undefined : day.incomePerDay;
  const machines = { count: 1, powerW: day?.powerW, incomePerDay };
  return planLine({ id: undefined, name: '', machines }, { electricity, rules: { by: 'income' }, nowMs });
}

/** The market of a row's coin; undefined while the pool's list is not here or does not name it. */
export function marketOfRow(row: FleetRow, list: readonly PoolCoin[] | undefined, course: MarketCourse = {}): CoinMarket | undefined {
  const coin = rowCoin(row);
  return coin && list && coinMarket(coin, list, course);
}

/** A usual day of one machine of a row. */
export function rowDay(row: FleetRow, list: readonly PoolCoin[] | undefined, { currency, usual }: Omit<MachinePrices, 'cnyPerUsd'>) {
  const market = marketOfRow(row, list);
  const pay = market && { coinsPerHs: coinsPerHsAt(market, market), priceUsd: market.priceUsd, side: market.side };
  return machineDay(rowFigures(row), pay, { usual, currency, cnyPerUsd: market?.cnyPerUsd });
}

/** The coin that leaves most on a card of the list at the visitor's usual prices; undefined while nothing is known of any. */
export function bestCardCoin(model: string, { list, electricity, nowMs }: Omit<FleetQuestion, 'fleet'>): number | undefined {
  const prices = { currency: electricity.currency, usual: runAllDay(usualDay(electricity, nowMs)) };
  const card = freshRow('gpu');
  const nets = rowCoins({ kind: 'gpu', model }, list).flatMap(({ id, symbol }) => {
    const row = withRowCoin({ ...card, model }, id);
    const { net } = rowDay(row, list, prices);
    return net === undefined || lacksMemory(model, dagBytesAt(symbol, nowMs)) ? [] : [{ id, net }];
  });
  return nets.toSorted((one, other) => other.net - one.net)[0]?.id;
}

/** Hashrate of all machines of an algorithm. */
export interface AlgorithmHashrate {
  readonly algorithm: string;
  readonly hashrateHs: number | undefined;
}

/** Sums of all rows: power, hashrate by algorithm, incomes of 24 hours, and each planned day. */
export function fleetSums(lines: readonly FleetLine[]) {
  const algorithms = [...new Set(lines.map(({ row }) => rowCoin(row)?.algorithm ?? '--'))];
  const hashrates = algorithms.map((algorithm): AlgorithmHashrate => {
    const of = lines.filter(({ row }) => (rowCoin(row)?.algorithm ?? '--') === algorithm);
    return { algorithm, hashrateHs: total(of.map(({ hashrateHs }) => hashrateHs)) };
  });
  return {
    hashrates,
    powerW: total(lines.map(({ powerW }) => powerW)),
    income: total(lines.map(({ machines }) => product(machines.incomePerDay, machines.count))),
    days: Array.from({ length: PLANNED_DAYS }, (_, ahead) => fleetDay(lines.map(({ days }) => days[ahead]))),
  };
}
export type FleetSums = ReturnType<typeof fleetSums>;
