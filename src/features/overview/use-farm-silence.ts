import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { freshness } from '#src/domain/age.ts';
import { now } from '#src/lib/clock.ts';
import { useOwnHours } from '#src/parts/own-power.ts';
import { farmSilenceAtom } from '#src/state/farm-silence.ts';
import type { FarmSnapshot } from './farms.atoms.ts';
import { silentSince } from './workers/workers.model.ts';

/** Tells the connection light that the pool answers and the farm on the screen is silent, unless its owner's run plan has it off; an old copy says nothing of this moment. */
export function useFarmSilence(coin: string, snapshot: FarmSnapshot | undefined): void {
  const own = useOwnHours(coin);
  const tell = useSetAtom(farmSilenceAtom);
  useEffect(() => {
    const kind = snapshot && freshness(snapshot.madeAt, now());
    const isOfNow = kind === 'live' || kind === 'updated';
    const isPlanned = own?.areAllOff(now()) === true;
    tell(isOfNow && !isPlanned && snapshot?.data ? silentSince(snapshot.data, snapshot.madeAt) : undefined);
    return () => tell(undefined);
  }, [snapshot, own, tell]);
}
