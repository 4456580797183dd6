import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { readStored } from '#src/lib/storage.ts';

const storedFleet = z.object({ rows: z.array(z.unknown()) });

/** Whether machines are kept on this device. */
export const hasFleet = (): boolean => (readStored('fleet', storedFleet)?.rows ?? []).length > 0;

const Line = lazy(async () => {
  const load = () => Promise.all([import('#src/features/tools/own-machines.tsx'), loadPageSentences(['fleet'])]);
  return { default: (await retryImport(load))[0].OwnMachinesLine };
});

/** The machines of this device in a line of the foot; their code comes after the kiosk. */
export function OwnMachines() {
  return (
    <Suspense fallback={null}>
      <Line />
    </Suspense>
  );
}
