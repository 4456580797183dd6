import { atom } from 'jotai';
import * as z from 'zod/mini';
import { now } from '#src/lib/clock.ts';
import { oldestStoredTime, readStored } from '#src/lib/storage.ts';
import { persistedAtom } from './persisted-atom.ts';

const FIRST_VISIT_KEY = 'first-visit';
const moment = z.number();

/** Where none is noted yet, whatever the device keeps from before tells that it was here. */
const assumed = () => Math.min(now(), oldestStoredTime() ?? Infinity);

/** As kept, for who cannot wait until the atom is shown: when this device was here first, ms. */
export const storedFirstVisit = (): number => readStored(FIRST_VISIT_KEY, moment) ?? assumed();

const keptAtom = persistedAtom<number | undefined>({ key: FIRST_VISIT_KEY, schema: z.optional(moment), initial: undefined });

/** When this device was here first, ms. What is older is history to it and interrupts nobody. */
export const firstVisitAtom = atom((get) => get(keptAtom) ?? assumed());

/** Notes the first visit, once. */
export const noteFirstVisitAtom = atom(null, (_get, set) => set(keptAtom, (kept) => kept ?? assumed()));
