import { atom, type WritableAtom } from 'jotai';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readSession, writeSession } from '#src/lib/mirrors.ts';

/** Of this tab, from a change of language or an update to the page that it reloads into. */
const SESSION_KEY = 'carried';
const record = z.record(z.string(), z.unknown());

/** How things stand on this page, by their keys. */
const standing = new Map<string, unknown>();
/** How they stood on the page before; undefined until the first is asked for. */
let arrived: Record<string, unknown> | undefined;

/** Before a reload that the visitor did not mean as one: what stands now stands on the next page, too. */
export function carryOver(): void {
  writeSession(SESSION_KEY, JSON.stringify(Object.fromEntries(standing)));
}

/** Reloads the page into another build: what is half filled in stands there again. */
export function reloadPage(): void {
  carryOver();
  location.reload();
}

function arrivals(): Record<string, unknown> {
  try {
    return z.safeParse(record, JSON.parse(readSession(SESSION_KEY) || '{}')).data ?? {};
  } catch {
    return {};
  } finally {
    writeSession(SESSION_KEY, '');
  }
}

/** What was carried here under a key, once: a later mount begins anew. */
function take<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  arrived ??= arrivals();
  const found = z.safeParse(schema, arrived[key]);
  delete arrived[key];
  return found.success ? found.data : undefined;
}

function note(key: string, value: unknown): () => void {
  standing.set(key, value);
  return () => void standing.delete(key);
}

interface Carried<T> {
  readonly key: string;
  /** Must not hold undefined, which counts as not said. */
  readonly schema: z.ZodMiniType<T>;
  readonly initial: T;
}

/** An atom that a change of language or an update leaves as it is; every other start of the page begins with `initial`, as the prerendered page has it. */
export function carriedAtom<T>({ key, schema, initial }: Carried<T>): WritableAtom<T, [T], void> {
  const current = atom(initial);
  const write = (set: (value: T) => void, value: T) => {
    set(value);
    note(key, value);
  };
  current.onMount = (set) => {
    const kept = take(key, schema);
    if (kept !== undefined) write(set, kept);
  };
  return atom(
    (get) => get(current),
    (_get, set, next: T) => write((value) => set(current, value), next),
  );
}

/** State of a component that no prerendered page has; a change of language or an update leaves it as it is, its next mount begins with `initial`. */
export function useCarried<T>({ key, schema, initial }: Carried<T>): [T, (next: T) => void] {
  const [value, setValue] = useState(() => take(key, schema) ?? initial);
  useEffect(() => note(key, value), [key, value]);
  return [value, setValue];
}
