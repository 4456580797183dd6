import * as z from 'zod/mini';
import { persistedAtom } from './persisted-atom.ts';
import { useHydratedAtom } from './use-hydrated-atom.ts';

/** Only whether machines are kept: what reads and counts them (state/fleet.ts) comes to who has some. */
const keptFleetAtom = persistedAtom({ key: 'fleet', schema: z.object({ rows: z.array(z.unknown()) }), initial: { rows: [] } });

/** Whether the visitor has a fleet; not before hydration. */
export function useHasFleet(): boolean {
  return useHydratedAtom(keptFleetAtom).rows.length > 0;
}
