import * as z from 'zod/mini';
import { type NumberLimits, readNumber } from '#src/domain/number-text.ts';

/** A part of a record that its schema could not read: a row, an entry by its name, or the whole. */
export interface UnreadPart {
  readonly name?: string | undefined;
  readonly value: unknown;
  /** Of a whole record that a newer build wrote. */
  readonly version?: number | undefined;
}

/** Of the parse that runs. A schema cannot be handed anything by its caller, and no parse waits: so one place serves all. */
let unread: UnreadPart[] = [];

/** For a schema that reads its parts itself: one of them could not be read. */
export function noteUnread(part: UnreadPart): void {
  unread.push(part);
}

/** A stored value by its schema: what could be read, undefined for nothing, and the parts that could not. */
export function readParts<T>(schema: z.ZodMiniType<T>, value: unknown): { value: T | undefined; unread: readonly UnreadPart[] } {
  unread = [];
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { value: parsed.data, unread } : { value: undefined, unread: [{ value }] };
}

/** A stored list, read row by row: one that cannot be read is left out and costs no other. */
export const storedRows = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => {
      const rows: z.output<T>[] = [];
      for (const value of items) {
        const read = z.safeParse(row, value);
        if (read.success) rows.push(read.data);
        else noteUnread({ value });
      }
      return rows;
    }),
  );

/** Stored values by their names, read one by one as `storedRows`. */
export const storedValues = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) => {
      const values: Record<string, z.output<T>> = {};
      for (const [name, value] of Object.entries(record)) {
        const read = z.safeParse(schema, value);
        if (read.success) values[name] = read.data;
        else noteUnread({ name, value });
      }
      return values;
    }),
  );

/** A field of a stored record that costs no other: missing or unreadable it is as it starts. */
export const storedField = <T extends z.ZodMiniType>(name: string, schema: T, initial: z.output<T>) =>
  z.catch(schema, ({ value }) => {
    if (value !== undefined) noteUnread({ name, value });
    return initial;
  });

/** The text of a field for numbers: what its form takes, the store and links take, too. */
export const numberText = (limits: NumberLimits) => z.string().check(z.refine((text) => readNumber(text, limits) !== undefined));
