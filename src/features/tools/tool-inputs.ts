import { useNavigate } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { codec, type LinkFields, textField } from '#src/lib/link-codec.ts';
import type { StoredKey } from '#src/lib/storage-keys.ts';
import { noteUnread } from '#src/lib/stored-schema.ts';
import { partNamed } from '#src/parts/tools.ts';
import { persistedAtom, RESET } from '#src/state/persisted-atom.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useUnreadLink } from './link-note.tsx';

/** A tool's panel, given all search parameters of the address. */
export type ToolPanel = ComponentType<{ search: Readonly<Record<string, unknown>> }>;

/** Longest text of a field in the storage and in a link: 48 hourly prices. */
const LONGEST_TEXT = 800;

/** Any text, such as a name of a list. */
export const anyText = (initial = '') => textField(LONGEST_TEXT, initial);

/** What stands in the fields of a tool, by name, as typed; its link carries the same names as search parameters. */
export type ToolInputs<Name extends string = string> = Readonly<Record<Name, string>>;

/** The inputs of a tool and how they are kept: in IndexedDB, and in a link (`/tools?type=3&hashrate=200`). */
export interface ToolFields<Name extends string> {
  readonly type: number;
  readonly initial: ToolInputs<Name>;
  /** The inputs as search parameters. */
  readonly write: (inputs: ToolInputs<Name>) => [name: Name, text: string][];
  readonly atom: ReturnType<typeof persistedAtom<ToolInputs<Name>>>;
  /** The inputs that a link or a stored record says, and the names of those that cannot be read: they count as not said. Undefined when it says none. */
  readonly read: (record: Readonly<Record<string, unknown>>) => { inputs: ToolInputs<Name> | undefined; unread: readonly Name[] };
}

interface ToolFieldsOptions<Name extends string> {
  readonly type: number;
  /** Of the stored record. */
  readonly key: StoredKey;
  readonly fields: LinkFields<Record<Name, string>>;
  /** All fields, where only these were said. */
  readonly complete?: (said: Partial<ToolInputs<Name>>, initial: ToolInputs<Name>) => ToolInputs<Name>;
}

/** Fields of the tool of this `type`; what a stored record or a link does not say is as it starts, unless `complete` knows better. */
export function toolFields<Name extends string>({ type, key, fields, complete }: ToolFieldsOptions<Name>): ToolFields<Name> {
  const { initial, readSearch, writeSearch } = codec(fields);
  const read = (record: Readonly<Record<string, unknown>>) => {
    const { said, unread } = readSearch(record);
    const inputs = Object.keys(said).length === 0 ? undefined : complete ? complete(said, initial) : { ...initial, ...said };
    return { inputs, unread };
  };
  const schema = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) => {
      const { inputs = initial, unread } = read(record);
      for (const name of unread) noteUnread({ name, value: record[name] });
      return inputs;
    }),
  );
  return { type, initial, read, write: writeSearch, atom: persistedAtom<ToolInputs<Name>>({ key, schema, initial }) };
}

/**
 * The inputs of a tool: as stored, or as the link says by which the visitor came. They are then taken out of the address, so that a reload
 * keeps what was changed since.
 */
export function useToolInputs<Name extends string>(fields: ToolFields<Name>, search: Readonly<Record<string, unknown>>) {
  const { type, atom } = fields;
  const inputs = useHydratedAtom(atom);
  const setInputs = useSetAtom(atom);
  const navigate = useNavigate();
  const { inputs: linked, unread } = fields.read(search);
  const linkText = JSON.stringify(linked);
  useUnreadLink(type, 'fields', unread.length > 0);
  const adopt = useEffectEvent((said: string | undefined) => {
    if (!linked || said === undefined) return;
    setInputs(linked);
    void navigate({ to: '/tools', search: { type, part: partNamed(search) }, replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linkText), [linkText]);
  const set = (name: Name, text: string) => setInputs((now) => ({ ...now, [name]: text }));
  return { inputs, set, change: setInputs, reset: () => setInputs(RESET) };
}

/** The address of a tool with these inputs. What stands as it starts is said too: the other's device may hold inputs of its own. */
export function toolLink<Name extends string>({ type, write }: ToolFields<Name>, inputs: ToolInputs<Name>, origin: string): string {
  return `${origin}/tools?${new URLSearchParams([['type', String(type)], ...write(inputs)])}`;
}
