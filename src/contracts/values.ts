import * as z from 'zod/mini';
import { coinById } from '#src/domain/coins.ts';

/** Longest list any response may hold; a longer one is refused as not ours. */
export const MAX_LIST_LENGTH = 500;

/** Text no longer than `longest` characters. What is longer is not looked at: each check after this one is left out (ReDoS). */
export const textUpTo = (longest: number) => z.string().check(z.maxLength(longest, { abort: true }));

/** Text that a pattern fits. Its length is looked at first, for a pattern may take quadratic time, and a body may be long. */
export const matching = (pattern: RegExp, longest: number) => textUpTo(longest).check(z.regex(pattern));

const decimalText = matching(/^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i, 64);

/** A finite number; the pool may send it as a string (decision D). Refuses empty text, NaN and infinity. */
export const numeric = z.pipe(z.pipe(z.union([z.number(), decimalText]), z.transform(Number)), z.number());

/** A figure the pool may not have: absent, null and empty text become null. */
export const maybeNumeric = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([z.number(), textUpTo(64)]))),
    z.transform((value) => (value === undefined || value === null || (typeof value === 'string' && value.trim() === '') ? null : value)),
  ),
  z.nullable(numeric),
);

/** Text the pool may send as a number, such as an id or a fee; up to 20,000 characters. */
export const text = z.pipe(
  z.union([textUpTo(20_000), z.number()]),
  z.transform((value) => String(value)),
);

/** Text the pool may leave out: absent and null become ''. */
export const maybeText = z.pipe(
  z.pipe(
    z.optional(z.nullable(z.union([textUpTo(20_000), z.number()]))),
    z.transform((value) => value ?? ''),
  ),
  text,
);

/** 1 or 0, true or false, as number or text: the pool's flags. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** 1 or 0 as the pool spells it; text is parsed, the number stays a number. */
export const bit = z.pipe(numeric, z.literal([0, 1]));

/** Unix seconds from 2000 to 2100: a millisecond value is refused. */
export const unixSeconds = numeric.check(z.minimum(946_684_800), z.maximum(4_102_444_800));

/** Responses without content: whatever `data` holds becomes null. */
export const nothing = z.pipe(
  z.optional(z.unknown()),
  z.transform(() => null),
);

/** Request of a call that takes no fields. */
export const noFields = z.object({});

/** Host name of the requesting site, with or without a port, up to 253 characters. */
export const hostName = matching(/^[a-z0-9._:[\]-]+$/i, 253);

const isCoinId = (id: number): boolean => coinById(id) !== undefined;

/** Id of a coin of the catalogue (spec 3). */
export const coinId = numeric.check(z.refine(isCoinId, 'unknown coin'));

/** Ids of the catalogue, comma-separated, at most 20: '1,2,3' becomes [1, 2, 3]. */
export const coinIds = z.pipe(
  z.pipe(
    matching(/^\d{1,4}(,\d{1,4}){0,19}$/, 99),
    z.transform((list) => list.split(',').map(Number)),
  ),
  z.array(z.number().check(z.refine(isCoinId, 'unknown coin'))),
);

/** A list of at most MAX_LIST_LENGTH items. */
export const listOf = <T extends z.ZodMiniType>(item: T) => z.array(item).check(z.maxLength(MAX_LIST_LENGTH));

/** Longest curve any response may hold. */
export const MAX_CURVE_LENGTH = 100_000;

/** A curve in either order of time, of which the latest MAX_LIST_LENGTH points count: reading every one of 100,000 would hold a page up. */
export const curveOf = <T extends z.ZodMiniType>(point: T) =>
  z.pipe(z.pipe(z.custom<unknown[]>(isCurve, 'no curve'), z.transform(latestPoints)), z.array(point));

function isCurve(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_CURVE_LENGTH;
}

function latestPoints(points: unknown[]): unknown[] {
  const isNewestFirst = timeOf(points[0]) > timeOf(points.at(-1));
  return isNewestFirst ? points.slice(0, MAX_LIST_LENGTH) : points.slice(-MAX_LIST_LENGTH);
}

const timed = z.object({ dataTime: z.unknown() });

function timeOf(point: unknown): number {
  const parsed = timed.safeParse(point);
  return parsed.success ? Number(parsed.data.dataTime) : Number.NaN;
}
