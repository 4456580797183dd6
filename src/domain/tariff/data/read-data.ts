import { DAY_MS } from '../../days.ts';
import { chosenRows, type TariffChoices } from '../choice.ts';
import { hourlyPrices, type TariffRefusal } from '../days.ts';
import type { PriceRow, TariffChoice } from '../rows.ts';
import type { DatedPrice, HourlyTariff } from '../tariff.ts';
import { flatTariff } from '../tariff.ts';
import { unitIn } from '../unit.ts';
import { attributesIn } from './attributes.ts';
import { datedPrices } from './dated.ts';
import { entsoeRows } from './entsoe-xml.ts';
import { documentRows, jsonRows } from './json.ts';
import { omieRows } from './omie.ts';
import { tableRows } from './table.ts';
import { isZone, ownZone } from './zone.ts';

/** Prices of a list as they are written, and what the list says of them. */
export interface DataSource {
  /** The name of their column, with what stands beside it of their unit. */
  readonly column: string;
  /** The currency that was chosen, or that is written beside them. */
  readonly currency: string | undefined;
  /** Whose clock the times were read by that name no zone: an IANA name, or 'utc'. */
  readonly zone?: string | undefined;
  /** Neither the list nor the visitor said whose clock that is. */
  readonly isZoneAssumed: boolean;
}

/** What a list of data says of prices; which of several things in it is meant; or why nothing can be made of it, and where that is seen. */
export type DataReading =
  | (DataSource & { readonly kind: 'hours'; readonly hours: HourlyTariff })
  | (DataSource & { readonly kind: 'dated'; readonly dated: readonly DatedPrice[] })
  | { readonly kind: 'choose'; readonly of: TariffChoice; readonly options: readonly string[] }
  | DataRefusal;

interface DataRefusal {
  readonly kind: 'refused';
  readonly reason: TariffRefusal;
  readonly at?: string;
  /** It is no line of a bill, for its rows have dates. */
  readonly isDated: boolean;
}

/**
 * The prices of a plain text that is data: a document of JSON or XML, attributes, a table, a list of numbers. `choices` says which of several
 * things is meant, and as `zone` whose clock times without a zone show. Undefined for a text that is none.
 */
export function readData(plain: string, nowMs: number, choices: TariffChoices): DataReading | undefined {
  const all = dataRows(plain, nowMs);
  return all === undefined || all.length === 0 ? undefined : readRows(all, nowMs, choices);
}

/** The prices of rows, of which there is at least one, or what of them is to be chosen. */
export function readRows(all: readonly PriceRow[], nowMs: number, choices: TariffChoices): DataReading {
  const isDated = all.some(({ date, atMs }) => date !== undefined || atMs !== undefined);
  const broken = all.find(({ isBroken }) => isBroken);
  if (broken) return refused('row', isDated, broken.source);
  const live = all.filter((row) => !isLongPast(row, nowMs));
  const chosen = chosenRows(live.length > 0 ? live : all, choices);
  if ('of' in chosen) return { kind: 'choose', ...chosen };
  const { rows } = chosen;
  // Rows that state other units each are no list of one.
  const unit = unitIn(rows[0]?.column ?? '', '');
  const odd = rows.find(({ column }) => column !== rows[0]?.column && unitIn(column ?? '', '') !== unit);
  if (odd) return refused('row', isDated, odd.source);
  const source = { column: rows[0]?.column ?? '', currency: rows[0]?.of?.currency, isZoneAssumed: false };
  if (!isDated) {
    const hours = hourlyPrices(rows);
    return typeof hours === 'string' ? refused(hours, isDated) : { kind: 'hours', ...source, hours };
  }
  const said = choices['zone'] !== undefined && isZone(choices['zone']) ? choices['zone'] : undefined;
  const isSaid = ({ isZoneNamed }: PriceRow) => said === undefined || isZoneNamed;
  const placed = rows.map((row) => (isSaid(row) ? row : { ...row, zone: said }));
  const reading = datedPrices(placed, nowMs, said);
  if ('reason' in reading) return refused(reading.reason, isDated, reading.source);
  if (reading.flat !== undefined) return { kind: 'hours', ...source, hours: flatTariff(reading.flat) };
  return { kind: 'dated', ...source, ...zoneOf(placed, said), dated: reading.dated };
}

/** A price that ended before yesterday is nothing to choose. */
const isLongPast = ({ end }: PriceRow, nowMs: number) => end?.atMs !== undefined && end.atMs < nowMs - 2 * DAY_MS;

const readers: readonly ((plain: string, nowMs: number) => readonly PriceRow[] | undefined)[] = [
  jsonRows,
  entsoeRows,
  omieRows,
  (plain, nowMs) => {
    const attributes = attributesIn(plain);
    return attributes === undefined ? undefined : documentRows(attributes, nowMs);
  },
  tableRows,
];

function dataRows(plain: string, nowMs: number): readonly PriceRow[] | undefined {
  for (const read of readers) {
    const rows = read(plain, nowMs);
    if (rows) return rows;
  }
  return undefined;
}

/** Whose clock the times were read by that name none. */
function zoneOf(rows: readonly PriceRow[], said: string | undefined): Pick<DataSource, 'zone' | 'isZoneAssumed'> {
  const naive = rows.find(({ atMs }) => atMs === undefined);
  if (!naive) return { isZoneAssumed: false };
  return { zone: naive.zone ?? said ?? ownZone(), isZoneAssumed: said === undefined && !naive.isZoneNamed };
}

const LONGEST_PLACE = 80;

/** A record as it was written, or nothing where it holds others too deep to be written again. */
function jsonOf(record: unknown): string {
  try {
    return JSON.stringify(record);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

function refused(reason: TariffRefusal, isDated: boolean, source?: unknown): DataRefusal {
  if (source === undefined) return { kind: 'refused', reason, isDated };
  const record = source instanceof Map ? Object.fromEntries(source) : source;
  const text = typeof record === 'string' ? record : jsonOf(record);
  return { kind: 'refused', reason, isDated, at: text.length > LONGEST_PLACE ? `${text.slice(0, LONGEST_PLACE)}…` : text };
}
