import { priceOf, type PriceRow, type RowLabels } from '../rows.ts';
import { labelsOf, type PriceField, priceFields } from './fields.ts';
import { type Market, marketOf } from './markets.ts';
import { type RecordTime, type TimeField, timeFields, timeIn } from './record-time.ts';

/** A record of a document or a row of a table, by the names of its fields. Texts are plain (`plainText`). */
export type PriceRecord = ReadonlyMap<string, unknown>;

/** What the names of its fields say about all records of a list. */
export interface RecordPlan {
  readonly prices: readonly PriceField[];
  readonly times: readonly TimeField[];
  readonly market: Market | undefined;
}

/** How records with these fields are read; `isNumber` says whether a field holds numbers. */
export function recordPlan(names: readonly string[], isNumber: (name: string) => boolean): RecordPlan {
  const prices = priceFields(names, isNumber);
  const others = names.filter((name) => !prices.some((price) => price.name === name));
  return { prices, times: timeFields(others), market: marketOf(names) };
}

/** What surrounds a record: what was said before of unit and currency, and what the whole list is of. */
export interface RecordContext {
  readonly says: string;
  readonly of: RowLabels;
}

/** The rows of a record, one for each of its prices; none where it has no time (`other`, where none of its fields has one), or no prices. */
export function recordRows(record: PriceRecord, plan: RecordPlan, { says, of }: RecordContext, other?: RecordTime): readonly PriceRow[] {
  const time = timeIn(record, plan.times) ?? other;
  if (!time) return [];
  const zone = time.zone ?? plan.market?.zone;
  const labels = { ...of, ...labelsOf(record) };
  return plan.prices.map(({ name, date, of: own }) => {
    const price = priceCell(record.get(name));
    return {
      ...time,
      ...(date !== undefined && { date }),
      ...(zone !== undefined && { zone, isZoneNamed: time.zone !== undefined }),
      price: price === 'none' ? undefined : price,
      ...(price === undefined && { isBroken: true }),
      column: [name, plan.market?.says, saysOf(record), says].join(' '),
      of: { ...labels, ...own },
      source: record,
    };
  });
}

const SAYS = /^(?:price_?)?unit(?:_of_measurement)?$|^currency(?:_?code)?$/i;

/** What the fields of a record say of the unit and the currency of the prices in it. */
export function saysOf(record: PriceRecord): string {
  const texts = [...record].flatMap(([name, value]) => (typeof value === 'string' && SAYS.test(name) ? value : []));
  return [...texts, ...(record.get('price_in_cents') === true ? ['cents'] : [])].join(' ');
}

/** How lists write that they have no price. */
const NONE = /^(?:-+|–|n\/?[ae]|nan|null|none|unknown|unavailable)?$/i;

/** A price as it is written, 'none' where the list says that it has none, undefined for what cannot be read. */
export function priceCell(value: unknown): number | 'none' | undefined {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return NONE.test(value.trim()) ? 'none' : priceOf(value.replace(/(?<=\d)\s*[\p{L}€£¢/]+$/u, ''));
}
