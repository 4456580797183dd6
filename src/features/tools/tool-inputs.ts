import { useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { persistedAtom, RESET } from '#src/state/persisted-atom.ts';

/** A tool's panel, given all search parameters of the address. */
export type ToolPanel = ComponentType<{ search: Readonly<Record<string, unknown>> }>;

/** Longest text of a field in the storage and in a link: 48 hourly prices. */
const LONGEST_TEXT = 800;
const fieldText = z.string().check(z.maxLength(LONGEST_TEXT));

/** What stands in the fields of a tool, by name, as typed; its link carries the same names as search parameters. */
export type ToolInputs<Name extends string = string> = Readonly<Record<Name, string>>;

/** The inputs of a tool and how they are kept: in IndexedDB, and in a link (`/tools?type=3&hashrate=200`). */
export interface ToolFields<Name extends string> {
  readonly type: number;
  readonly initial: ToolInputs<Name>;
  readonly atom: ReturnType<typeof persistedAtom<ToolInputs<Name>>>;
}

/** Fields of the tool of this `type` with the values they start with. A stored record that lacks one is not used. */
export function toolFields<Name extends string>(type: number, key: string, initial: ToolInputs<Name>): ToolFields<Name> {
  const names = namesOf(initial);
  const schema = z.custom<ToolInputs<Name>>((value) => {
    const record = z.record(z.string(), fieldText).safeParse(value);
    return record.success && names.every((name) => name in record.data);
  });
  return { type, initial, atom: persistedAtom({ key, schema, initial }) };
}

/**
 * The inputs of a tool: as stored, or as the link says by which the visitor came. They are then taken out of the address, so that a reload
 * keeps what was changed since.
 */
export function useToolInputs<Name extends string>({ type, initial, atom }: ToolFields<Name>, search: Readonly<Record<string, unknown>>) {
  const [inputs, setInputs] = useAtom(atom);
  const navigate = useNavigate();
  const linked = linkedInputs(initial, search);
  const linkText = JSON.stringify(linked);
  const adopt = useEffectEvent((said: string | undefined) => {
    if (!linked || said === undefined) return;
    setInputs(linked);
    void navigate({ to: '/tools', search: { type }, replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linkText), [linkText]);
  const set = (name: Name, text: string) => setInputs((now) => ({ ...now, [name]: text }));
  return { inputs, set, change: setInputs, reset: () => setInputs(RESET) };
}

/** The inputs of a link: what it names, the rest as it starts. Undefined when it names none. */
export function linkedInputs<Name extends string>(
  initial: ToolInputs<Name>,
  search: Readonly<Record<string, unknown>>,
): ToolInputs<Name> | undefined {
  const inputs: Record<Name, string> = { ...initial };
  let isLinked = false;
  for (const name of namesOf(initial)) {
    // The router has read numbers as numbers.
    const text = z.coerce.string().check(z.maxLength(LONGEST_TEXT)).safeParse(search[name]);
    if (search[name] === undefined || !text.success) continue;
    inputs[name] = text.data;
    isLinked = true;
  }
  return isLinked ? inputs : undefined;
}

/** The address of a tool with these inputs; fields that are and start empty are left out. */
export function toolLink<Name extends string>({ type, initial }: ToolFields<Name>, inputs: ToolInputs<Name>, origin: string): string {
  // What stands as it starts is said too: the other's device may hold inputs of its own.
  const said = namesOf(initial).filter((name) => inputs[name] !== '' || initial[name] !== '');
  return `${origin}/tools?${new URLSearchParams([['type', String(type)], ...said.map((name) => [name, inputs[name]])])}`;
}

function namesOf<Name extends string>(inputs: ToolInputs<Name>): readonly Name[] {
  const names: Name[] = [];
  for (const name in inputs) names.push(name);
  return names;
}
