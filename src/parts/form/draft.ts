import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { makeDeviceId } from '#src/lib/device-id.ts';
import { noteUnread } from '#src/lib/stored-schema.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import type { StoredKey } from '#src/lib/storage-keys.ts';

/** Values of a form that are kept until they are sent, also over a reload and in another tab. */
export interface Draft<Values> {
  /** The values at the beginning. */
  readonly empty: Values;
  /** What was typed and not sent; empty fields when there is nothing. */
  read(): Values;
  /** Keeps what is typed, of the fields that the draft knows and of no other; nothing typed is nothing kept. */
  keep(values: Values): void;
  forget(): void;
  /** True when any field that the draft knows holds something else than at the beginning. */
  isTyped(values: FieldValues): boolean;
  /** The Idempotency-Key to send `content` with: the same as long as it says the same, so that a second attempt is no second one. */
  attemptKey(values: Values, content: unknown): string;
}

/** Values field by field: one that cannot be read is empty, and costs no other. */
function readEach<Values extends FieldValues>(schema: z.ZodMiniType<Values>, empty: Values) {
  return z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) => {
      let values = empty;
      for (const [name, value] of Object.entries(record)) {
        const read = z.safeParse(schema, { ...values, [name]: value });
        if (read.success) values = read.data;
        else noteUnread({ name, value });
      }
      return values;
    }),
  );
}

/** A draft under a key of the browser's storage. Its schema says of each field what it holds at the beginning: it reads `{}` as the empty form. */
export function makeDraft<Values extends FieldValues>(storageKey: StoredKey, schema: z.ZodMiniType<Values>): Draft<Values> {
  const empty = z.parse(schema, {});
  const stored = z.object({
    values: readEach(schema, empty),
    /** The last attempt to send: its key, and what it carried. */
    attempt: z.catch(z.optional(z.object({ key: z.string(), content: z.string() })), undefined),
  });
  const forget = () => void removeStored(storageKey);
  const isTyped = (values: FieldValues) => Object.entries(empty).some(([field, value]) => (values[field] ?? value) !== value);
  return {
    empty,
    read: () => readStored(storageKey, stored)?.values ?? empty,
    keep(values) {
      if (!isTyped(values)) return forget();
      const known = schema.safeParse(values);
      if (known.success) void writeStored(storageKey, { ...readStored(storageKey, stored), values: known.data }, stored);
    },
    forget,
    isTyped,
    attemptKey(values, content) {
      const said = JSON.stringify(content);
      const known = readStored(storageKey, stored)?.attempt;
      if (known?.content === said) return known.key;
      const key = makeDeviceId();
      void writeStored(storageKey, { values: z.parse(schema, values), attempt: { key, content: said } });
      return key;
    },
  };
}
