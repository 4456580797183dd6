import { useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { type NumberLimits, readNumber } from '#src/domain/number-text.ts';
import type { StoredKey } from '#src/lib/storage-keys.ts';
import { noteUnread } from '#src/lib/stored-schema.ts';
import { persistedAtom, RESET } from '#src/state/persisted-atom.ts';
import { useUnreadLink } from './link-note.tsx';

/** A tool's panel, given all search parameters of the address. */
export type ToolPanel = ComponentType<{ search: Readonly<Record<string, unknown>> }>;

/** Longest text of a field in the storage and in a link: 48 hourly prices. */
const LONGEST_TEXT = 800;

/** More than any field of the tools takes, so that a number with too many is refused, not rounded. */
const MOST_DECIMALS = 20;

/** What stands in the fields of a tool, by name, as typed; its link carries the same names as search parameters. */
export type ToolInputs<Name extends string = string> = Readonly<Record<Name, string>>;

/** What a link and the storage may say of a tool's fields. */
interface FieldRules<Name extends string> {
  readonly initial: ToolInputs<Name>;
  /** The fields that hold a number within limits or a day (YYYY-MM-DD); the others take any text. */
  readonly kinds: Partial<Readonly<Record<Name, NumberLimits | 'day'>>>;
  /** All fields, where only these were said. */
  readonly complete: (said: Partial<ToolInputs<Name>>) => ToolInputs<Name>;
}

/** The inputs of a tool and how they are kept: in IndexedDB, and in a link (`/tools?type=3&hashrate=200`). */
export interface ToolFields<Name extends string> extends FieldRules<Name> {
  readonly type: number;
  readonly atom: ReturnType<typeof persistedAtom<ToolInputs<Name>>>;
}

interface ToolFieldsOptions<Name extends string> extends Partial<FieldRules<Name>> {
  readonly type: number;
  /** Of the stored record. */
  readonly key: StoredKey;
  readonly initial: ToolInputs<Name>;
}

/** Fields of the tool of this `type`; what a stored record or a link does not say is as `initial`, unless `complete` knows better. */
export function toolFields<Name extends string>({
  type,
  key,
  initial,
  kinds = {},
  complete = (said) => ({ ...initial, ...said }),
}: ToolFieldsOptions<Name>): ToolFields<Name> {
  const rules = { initial, kinds, complete };
  const schema = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) => {
      for (const name of unreadNames(rules, record)) noteUnread({ name, value: record[name] });
      return readInputs(rules, record) ?? initial;
    }),
  );
  return { type, ...rules, atom: persistedAtom<ToolInputs<Name>>({ key, schema, initial }) };
}

/**
 * The inputs of a tool: as stored, or as the link says by which the visitor came. They are then taken out of the address, so that a reload
 * keeps what was changed since.
 */
export function useToolInputs<Name extends string>(fields: ToolFields<Name>, search: Readonly<Record<string, unknown>>) {
  const { type, atom } = fields;
  const [inputs, setInputs] = useAtom(atom);
  const navigate = useNavigate();
  const linked = readInputs(fields, search);
  const linkText = JSON.stringify(linked);
  useUnreadLink(type, 'fields', unreadNames(fields, search).length > 0);
  const adopt = useEffectEvent((said: string | undefined) => {
    if (!linked || said === undefined) return;
    setInputs(linked);
    void navigate({ to: '/tools', search: { type }, replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linkText), [linkText]);
  const set = (name: Name, text: string) => setInputs((now) => ({ ...now, [name]: text }));
  return { inputs, set, change: setInputs, reset: () => setInputs(RESET) };
}

/** The inputs that a link or a stored record says; what cannot be read counts as not said. Undefined when it says none. */
export function readInputs<Name extends string>(
  { initial, kinds, complete }: FieldRules<Name>,
  record: Readonly<Record<string, unknown>>,
): ToolInputs<Name> | undefined {
  const said: Partial<Record<Name, string>> = {};
  for (const name of namesOf(initial)) {
    const text = readField(record[name], kinds[name]);
    if (text !== undefined) said[name] = text;
  }
  return namesOf(said).length > 0 ? complete(said) : undefined;
}

/** The fields of which a link or a stored record says what cannot be read. */
function unreadNames<Name extends string>(
  { initial, kinds }: FieldRules<Name>,
  record: Readonly<Record<string, unknown>>,
): readonly Name[] {
  return namesOf(initial).filter((name) => record[name] !== undefined && readField(record[name], kinds[name]) === undefined);
}

function readField(value: unknown, kind: NumberLimits | 'day' | undefined): string | undefined {
  // The router has read numbers as numbers; a small one must not come back with an exponent.
  const text = typeof value === 'number' ? roundAndTrim(value, MOST_DECIMALS) : value;
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
  if (kind === undefined) return text;
  if (kind === 'day') return text === '' || z.safeParse(z.iso.date(), text).success ? text : undefined;
  return readNumber(text, kind);
}

/** The address of a tool with these inputs; fields that are and start empty are left out. */
export function toolLink<Name extends string>({ type, initial }: ToolFields<Name>, inputs: ToolInputs<Name>, origin: string): string {
  // What stands as it starts is said too: the other's device may hold inputs of its own.
  const said = namesOf(initial).filter((name) => inputs[name] !== '' || initial[name] !== '');
  return `${origin}/tools?${new URLSearchParams([['type', String(type)], ...said.map((name) => [name, inputs[name]])])}`;
}

function namesOf<Name extends string>(inputs: Partial<ToolInputs<Name>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in inputs) names.push(name);
  return names;
}
