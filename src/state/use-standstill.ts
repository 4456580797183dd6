import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { type Unchanged, standingAfter, standsStillSince } from '#src/domain/standstill.ts';
import { readSession, writeSession } from '#src/lib/mirrors.ts';

/** Of this visit: a reload goes on counting. */
const SESSION_KEY = 'standstill';
const standings = z.record(z.string(), z.object({ said: z.string(), sinceMs: z.number(), lastMs: z.number(), answers: z.number() }));

function storedStandings(): Readonly<Record<string, Unchanged>> {
  try {
    return z.safeParse(standings, JSON.parse(readSession(SESSION_KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** By source; undefined until the first response of a page. */
const standingsAtom = atom<Readonly<Record<string, Unchanged>>>();

const noteAnswerAtom = atom(null, (get, set, source: string, { said, madeAtMs }: { said: string; madeAtMs: number }) => {
  const all = get(standingsAtom) ?? storedStandings();
  const next = { ...all, [source]: standingAfter(all[source], said, madeAtMs) };
  set(standingsAtom, next);
  writeSession(SESSION_KEY, JSON.stringify(next));
});

/** 32 bits of a text, so that a long one need not be kept (FNV-1a). */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Since when (ms) the figures of a source have not moved although it answers; undefined while they move or too little is known. `figures` is
 * all that should move of the newest response, as text, undefined without one.
 */
export function useStandstill(source: string, figures: string | undefined, madeAtMs: number | undefined): number | undefined {
  const standing = useAtomValue(standingsAtom)?.[source];
  const noteAnswer = useSetAtom(noteAnswerAtom);
  useEffect(() => {
    if (figures !== undefined && madeAtMs !== undefined) noteAnswer(source, { said: digestOf(figures), madeAtMs });
  }, [source, figures, madeAtMs, noteAnswer]);
  return standsStillSince(standing);
}
