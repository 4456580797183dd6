import * as z from 'zod';
import type { Coin } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import type { FarmQuestion } from '../readings.ts';

/** No figure of any chain comes near it. */
const LARGEST = 1e27;
const DECIMAL = /^\s*(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function numberOf(value: unknown): number | null {
  const isText = typeof value === 'string' && value.length <= 64 && DECIMAL.test(value);
  const number = isText ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= LARGEST ? number : null;
}

/** A figure from 0 up, as a number or as its text; null for whatever else a source writes: absent, false, '', NaN, Infinity, below zero. */
export const figure = z.unknown().optional().transform(numberOf);

/** Unix seconds from 2009 to 2100; the same in milliseconds cannot be mistaken for them. */
const FIRST_S = 1_230_768_000;
const LAST_S = 4_102_444_800;
const ISO = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

function momentOf(value: unknown): number | null {
  const number = numberOf(value);
  const parts = typeof value === 'string' ? ISO.exec(value) : null;
  const ofText = parts ? Date.parse(parts[1] === undefined ? `${parts[0]}Z` : parts[0]) : Number.NaN;
  const ofNumber = number !== null && number <= LAST_S ? number * SECOND_MS : number;
  const atMs = ofNumber ?? ofText;
  // An empty date of the year 1 is no moment either.
  return atMs >= FIRST_S * SECOND_MS && atMs <= LAST_S * SECOND_MS ? atMs : null;
}

/** A moment as unix seconds, milliseconds or ISO text, in ms. A time without a zone is UTC in every one of these engines. Null for 0 and for anything else. */
export const moment = z.unknown().optional().transform(momentOf);

/** A worker's name is a stranger's text: no longer than this, without what a database or a terminal would stumble over. */
const LONGEST_TEXT = 200;
const plainText = (written: string): string => written.slice(0, LONGEST_TEXT).replaceAll(/[\p{Cc}\p{Cs}]/gu, '');

/** Text that a reading can do without: '' for anything else. */
export const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' || typeof value === 'number' ? plainText(String(value)) : ''));

/** A list of which what cannot be read is left out; absent and null are an empty one. */
export const rowsOf = <T extends z.ZodType>(row: T) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const read = row.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The entries of an object whose names are strangers' text, '__proto__' among them, or the items of a list by their index. Refused when one of
 * them cannot be read: a sum without it would be wrong.
 */
export const entriesOf = <T extends z.ZodType>(entry: T) =>
  z.custom<Record<string, unknown>>(isRecord, 'no object').transform((record, context) =>
    Object.entries(record).map(([name, value]): readonly [string, z.output<T>] => {
      const read = entry.safeParse(value);
      if (read.success) return [plainText(name), read.data];
      context.addIssue('an entry that cannot be read');
      return z.NEVER;
    }),
  );

/** A figure times a power of ten, exactly in its decimals: 51230000 of 1e-9 are 0.05123, 0.9 percent are 0.009. */
export function scaled(value: number, power: number): number;
export function scaled(value: number | null, power: number): number | null;
export function scaled(value: number | null, power: number): number | null {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return value === null ? null : Number(`${digits}e${Number(exponent) + power}`);
}

/** Accounts by the address of an Ethereum-like chain: 40 hex digits in any case. */
const isEthereumLike = ({ symbol }: Coin): boolean => symbol === 'ETC' || symbol === 'ETH';
const ONE_CASE = /^(?:bc1|ltc1|bitcoincash:|kaspa:|cfx:)/i;

/** An address as engines know it: in small letters where its case says nothing, which they do not see; for use in a path. */
export function addressInPath({ coin, address }: FarmQuestion): string {
  return encodeURIComponent(isEthereumLike(coin) || ONE_CASE.test(address) ? address.toLowerCase() : address);
}
