import * as z from 'zod/mini';
import { coinById } from '#src/domain/coins.ts';
import { matching, textUpTo } from './bounded-text.ts';

const decimalText = matching(/^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i, 64);

/** A finite number; the pool may send it as a string. Refuses empty text, NaN and infinity. */
export const numeric = z.pipe(z.pipe(z.union([z.number(), decimalText]), z.transform(Number)), z.number());

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

/** A session's token, which travels in a header: visible ASCII, or none. Another character would be an exception of the browser's own. */
export const token = z.pipe(maybeText, matching(/^[\x21-\x7e]*$/, 4096));

/** 1 or 0, true or false, as number or text: the pool's flags. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** 1 or 0 as the pool spells it; text is parsed, the number stays a number. */
export const bit = z.pipe(numeric, z.literal([0, 1]));

/** The first year of Bitcoin and the end of this century, in unix seconds: a figure of mining is from between them. */
export const FIRST_MOMENT = 1_230_768_000;
export const LAST_MOMENT = 4_102_444_800;

/** Unix seconds from 2009 to 2100: a millisecond value is refused. */
export const unixSeconds = numeric.check(z.minimum(FIRST_MOMENT), z.maximum(LAST_MOMENT));

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

/** Id of a coin of the catalogue. */
/** A calendar year. */
export const year = numeric.check(z.refine((value) => Number.isInteger(value) && value >= 2000 && value < 2200, 'no year'));
export const coinId = numeric.check(z.refine(isCoinId, 'unknown coin'));

/** Ids of the catalogue, comma-separated, at most 20: '1,2,3' becomes [1, 2, 3]. */
export const coinIds = z.pipe(
  z.pipe(
    matching(/^\d{1,4}(,\d{1,4}){0,19}$/, 99),
    z.transform((list) => list.split(',').map(Number)),
  ),
  z.array(z.number().check(z.refine(isCoinId, 'unknown coin'))),
);
