import { useAtom } from 'jotai';
import * as z from 'zod/mini';
import { storedValues } from '#src/lib/stored-schema.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import type { AnswerId } from './help-answers.ts';

/** Whether an answer helped, by its id: kept on this device, so that it is asked once; sent nowhere. */
const helpVotesAtom = persistedAtom<Readonly<Record<string, boolean>>>({
  key: 'help-votes',
  schema: storedValues(z.boolean()),
  initial: {},
});

/** What the visitor said of an answer, and the way to say it. */
export function useHelpVote(id: AnswerId): [vote: boolean | undefined, setVote: (isHelpful: boolean) => void] {
  const [votes, setVotes] = useAtom(helpVotesAtom);
  return [votes[id], (isHelpful) => setVotes((before) => ({ ...before, [id]: isHelpful }))];
}
