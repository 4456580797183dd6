import * as z from 'zod/mini';
import { FIRST_MOMENT, LAST_MOMENT, maybeText, numeric } from './values.ts';

/** The market that prices come from, where its terms ask that pages name it; undefined: no such one. */
export const priceSource = z.catch(z.optional(z.enum(['coingecko'])), undefined);
export type PriceSourceName = z.output<typeof priceSource>;

/** Rows a list may hold, where nothing else is said. */
const MAX_ROWS = 2000;
/** Points a curve may hold: seven days in steps of ten minutes are 1,008. */
export const MAX_CURVE_POINTS = 1100;
/** What a log says of one response. */
const MAX_FAULTS = 20;

/** What reading one response left out. */
export interface Omissions {
  /** Rows that cannot be read and figures that cannot be meant, in words for the log. */
  readonly faults: readonly string[];
  /** True when it held more rows than are kept. */
  readonly isCut: boolean;
}

/** Of the parse that runs. A schema cannot be handed anything by its caller, and no parse waits: so one place serves all. */
let faults: string[] = [];
let isCut = false;

/** Runs a parse and gives its result with what the schemas of this file left out meanwhile. */
export function readWithOmissions<T>(read: () => T): { result: T } & Omissions {
  faults = [];
  isCut = false;
  const result = read();
  return { result, faults, isCut };
}

/** Notes what was left out of the response that is being read. */
export function note(fault: string): void {
  if (faults.length < MAX_FAULTS) faults.push(fault);
}

/** What a transform may report. */
interface Context {
  readonly issues: { push(issue: { code: 'custom'; message: string; input: unknown }): unknown };
}

function readRows<T extends z.ZodMiniType>(row: T, items: readonly unknown[], { issues }: Context): z.output<T>[] {
  const rows: z.output<T>[] = [];
  for (const item of items) {
    const parsed = z.safeParse(row, item);
    if (parsed.success) rows.push(parsed.data);
    else note(`row left out: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`);
  }
  if (items.length > 0 && rows.length === 0) issues.push({ code: 'custom', message: 'not one row can be read', input: items });
  return rows;
}

/**
 * A list read row by row: a row that cannot be read is left out, of a longer list the first `limit` rows count. Refused when
 * not one row can be read.
 */
export const rowsOf = <T extends z.ZodMiniType>(row: T, limit = MAX_ROWS) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items, context) => {
      if (items.length > limit) isCut = true;
      return readRows(row, items.slice(0, limit), context);
    }),
  );

const isNewestFirst = (items: readonly unknown[], timeOf: (item: unknown) => number) => timeOf(items[0]) > timeOf(items.at(-1));

/** As `rowsOf`, for a list in either order of the time in its field `timeField`: of a longer one the newest rows count. */
export const newestRowsOf = <T extends z.ZodMiniType>(row: T, timeField: string, limit = MAX_ROWS) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items, context) => {
      if (items.length <= limit) return readRows(row, items, context);
      isCut = true;
      const timeOf = (item: unknown) => Number(z.safeParse(z.record(z.string(), z.unknown()), item).data?.[timeField]);
      return readRows(row, isNewestFirst(items, timeOf) ? items.slice(0, limit) : items.slice(-limit), context);
    }),
  );

/** The records of coins, of which one listed twice counts as first listed. */
export const coinRowsOf = <T extends z.ZodMiniType<{ coinType: number }>>(row: T) =>
  z.pipe(
    rowsOf(row),
    z.transform((rows) => {
      const seen = new Set<number>();
      return rows.filter(({ coinType }) => !seen.has(coinType) && seen.add(coinType));
    }),
  );

/** A curve in the order of time, whichever order it came in; of two points of one moment the later in the list counts. */
export const curveOf = <T extends z.ZodMiniType<{ dataTime: number }>>(point: T) =>
  z.pipe(
    newestRowsOf(point, 'dataTime', MAX_CURVE_POINTS),
    z.transform((points) => {
      const byTime = new Map(points.map((each) => [each.dataTime, each]));
      return [...byTime.values()].toSorted((a, b) => a.dataTime - b.dataTime);
    }),
  );

/** A figure between two bounds: what is absent, cannot be read or cannot be meant becomes null. */
const figureBetween = (lowest: number, highest: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      if (value === undefined || value === null) return null;
      const figure = typeof value === 'number' ? value : z.safeParse(numeric, value).data;
      if (figure !== undefined && figure >= lowest && figure <= highest) return figure;
      const isNothing = value === 0 || (typeof value === 'string' && value.trim() === '');
      if (!isNothing) note(`figure withheld: ${String(value).slice(0, 40)}`);
      return null;
    }),
  );

/** A figure without which its row cannot be used, such as a curve's point. */
export const fromZero = numeric.check(z.minimum(0));

/** No hashrate, difficulty or amount of any chain comes near it. */
const LARGEST = 1e27;
const LARGEST_MONEY = 1e12;

/** A hashrate, a count or an amount of coins, from 0 up; else null. */
export const amount = figureBetween(0, LARGEST);
/** What is never nought, a difficulty or a block time; else null. */
export const positive = figureBetween(Number.MIN_VALUE, LARGEST);
/** A price or income in money, from 0 up; else null. */
export const money = figureBetween(0, LARGEST_MONEY);
/** More or less than before, in money or coins; else null. */
export const difference = figureBetween(-LARGEST_MONEY, LARGEST_MONEY);
/** A change as a ratio: -1 is all of it; else null. */
export const changeRatio = figureBetween(-1, 1e6);
/** Unix seconds of this age of mining; else null. */
export const moment = figureBetween(FIRST_MOMENT, LAST_MOMENT);
/** Seconds until something that happens within this century; else null. */
export const secondsAhead = figureBetween(0, LAST_MOMENT - FIRST_MOMENT);

/** Text that a row can do without: what is absent or cannot be read becomes ''. */
export const label = z.catch(maybeText, '');
