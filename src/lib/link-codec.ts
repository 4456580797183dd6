import * as z from 'zod/mini';
import { currencyNamed } from '#src/domain/amount.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { currencies, type Currency } from '#src/domain/money.ts';
import { type NumberLimits, readNumber } from '#src/domain/number-text.ts';
import { noteUnread, numberText } from './stored-schema.ts';

/** A field of what visitors type, as its form, the store and links know it. */
export interface LinkField<T> {
  /** What it starts as, and is where a record or a link does not say it. */
  readonly initial: T;
  /** What the store holds of it. */
  readonly schema: z.ZodMiniType<T>;
  /** Its text in a link. */
  readonly write: (value: T) => string;
  /** What the text of a link says; undefined for one that cannot be read. */
  readonly read: (text: string) => T | undefined;
  /** Older links end before it. */
  readonly isOptional?: boolean;
}

/** The fields of a row, in the order of its links. */
export type LinkFields<Row> = { readonly [Name in keyof Row]: LinkField<Row[Name]> };

const itself = (text: string) => text;

/** A number, kept as its text so that digits stay as they are. */
export function numberField(limits: NumberLimits, initial: string = limits.empty) {
  return { initial, limits, schema: numberText(limits), write: itself, read: (text: string) => readNumber(text, limits) } as const;
}

/** A field that may hold nothing: null while it is untyped. */
export function orNone<T>({ schema, write, read }: LinkField<T>): LinkField<T | null> {
  return { initial: null, schema: z.nullable(schema), write: (value) => (value === null ? '' : write(value)), read };
}

/** A text of so many characters at most, and of this form where it has one. */
export function textField(longest: number, initial = '', form = /^/): LinkField<string> {
  const schema = z.string().check(z.maxLength(longest), z.regex(form));
  return { initial, schema, write: itself, read: (text) => z.safeParse(schema, text).data };
}

/** A day (YYYY-MM-DD); empty for none. */
export function dayField(): LinkField<string> {
  const schema = z.union([z.literal(''), z.iso.date()]);
  return { initial: '', schema, write: itself, read: (text) => z.safeParse(schema, text).data };
}

/** One of some values, each with what a link says for it. */
export function choiceField<T extends string>(values: readonly T[], initial: T, textOf: (value: T) => string = itself): LinkField<T> {
  return { initial, schema: z.enum(values), write: textOf, read: (text) => values.find((value) => textOf(value) === text) };
}

/** A whole number that names something. */
export function idField(initial: number): LinkField<number> {
  return { initial, schema: z.number(), write: String, read: (text) => (/^\d+$/.test(text) ? Number(text) : undefined) };
}

/** What an amount was typed in. Null where it is unstated, and for a currency that is none of ours: it is asked for. */
export const currencyField: LinkField<Currency | null> = {
  initial: null,
  schema: z.nullable(z.enum(currencies)),
  write: (currency) => currency ?? '',
  read: currencyNamed,
  isOptional: true,
};

/** Of characters that stay as they are in an address, and that no name of a machine has. */
const FIELD = '*';
const ROW = '_';

/** More than any field takes, so that a number with too many is refused, not rounded. */
const MOST_DECIMALS = 20;

/** The text of a search parameter. The router has read numbers as numbers; a small one must not come back with an exponent. */
export function parameterText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? roundAndTrim(value, MOST_DECIMALS) : value;
  return typeof text === 'string' ? text : undefined;
}

/** How rows of these fields are kept and linked, so that whatever their form takes comes back. */
export function codec<Row extends object>(fields: LinkFields<Row>) {
  type Name = Extract<keyof Row, string>;
  const names: Name[] = [];
  for (const name in fields) names.push(name);
  const isWhole = (row: Partial<Row>): row is Row => names.every((name) => row[name] !== undefined);
  /** What is made of each field; undefined where nothing is made of one. */
  const rowOf = (read: <Each extends Name>(name: Each) => Row[Each] | undefined): Row | undefined => {
    const row: Partial<Row> = {};
    for (const name of names) row[name] = read(name);
    return isWhole(row) ? row : undefined;
  };
  const initial = rowOf((name) => fields[name].initial);
  if (!initial) throw new TypeError('A field has nothing to start with');
  const stored = (of: (record: Readonly<Record<string, unknown>>) => Row | undefined) =>
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((record, { issues }) => {
        const row = of(record);
        if (row) return row;
        issues.push({ code: 'custom', input: record, message: 'a field cannot be read' });
        return z.NEVER;
      }),
    );
  const readRow = (texts: readonly string[]) =>
    rowOf((name) => {
      const { read, isOptional } = fields[name];
      const text = texts[names.indexOf(name)] ?? (isOptional ? '' : undefined);
      return text === undefined ? undefined : read(text);
    });
  return {
    initial,
    /** Of a row in a stored list: it is read whole or not at all. */
    rowSchema: stored((record) => rowOf((name) => z.safeParse(fields[name].schema, record[name]).data)),
    /** Of a stored record: a field that is missing or cannot be read is as it starts, and costs no other. */
    recordSchema: stored((record) =>
      rowOf((name) => {
        const read = z.safeParse(fields[name].schema, record[name]);
        if (!read.success && record[name] !== undefined) noteUnread({ name, value: record[name] });
        return read.success ? read.data : fields[name].initial;
      }),
    ),
    /** Rows as a text for a link: 'a*40*1_g*6*17'. */
    write: (rows: readonly Row[]): string =>
      rows
        .map((row) =>
          names
            .map((name) => ({ text: fields[name].write(row[name]), isOptional: fields[name].isOptional }))
            .flatMap(({ text, isOptional }) => (text === '' && isOptional ? [] : text.replaceAll(/[*_]/g, ' ')))
            .join(FIELD),
        )
        .join(ROW),
    /** The rows that such a text says; undefined where one of them cannot be read or was cut. */
    read: (text: string): Row[] | undefined => {
      const lines = text.split(ROW);
      const rows = lines.flatMap((line) => readRow(line.split(FIELD)) ?? []);
      return rows.length === lines.length ? rows : undefined;
    },
    /** A row as search parameters; fields that are and start empty are left out. */
    writeSearch: (row: Row): [name: Name, text: string][] =>
      names
        .map((name): [Name, string] => [name, fields[name].write(row[name])])
        .filter(([name, text]) => text !== '' || fields[name].write(initial[name]) !== ''),
    /** What search parameters say of the fields, each by its name, and the names of those that cannot be read. */
    readSearch: (search: Readonly<Record<string, unknown>>): { said: Partial<Row>; unread: readonly Name[] } => {
      const said: Partial<Row> = {};
      const unread: Name[] = [];
      for (const name of names) {
        const text = parameterText(search[name]);
        const value = text === undefined ? undefined : fields[name].read(text);
        if (value !== undefined) said[name] = value;
        else if (search[name] !== undefined) unread.push(name);
      }
      return { said, unread };
    },
  };
}
