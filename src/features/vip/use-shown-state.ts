import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { poolKeepsOnce } from '#src/lib/pool-promise.ts';
import { sendingKeyAtom } from './outbox.atoms.ts';
import { shownState, type OutboxItem, type ShownState } from './outbox.model.ts';

const everyMs = 60_000;

/** The state of an item as it is at this moment: after a day it asks for a word by itself. */
export function useShownState(item: OutboxItem): ShownState {
  const sendingKey = useAtomValue(sendingKeyAtom);
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => subscribeTick(everyMs, () => setNowMs(now())), []);
  return shownState(item, { nowMs, sendingKey, mayQueue: poolKeepsOnce() });
}
