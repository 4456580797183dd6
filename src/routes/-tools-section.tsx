import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { ToolsAsic } from '#src/features/landing/tools-miniatures.tsx';
import { type DrawMachines, ToolsSection } from '#src/features/landing/tools-section.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { readStored, storedTime } from '#src/lib/storage.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';

/** The tools, with the visitor's own machines in place of the example where there are some; their code comes only then. */
export function ToolsWithOwn() {
  const isHydrated = useIsHydrated();
  return <ToolsSection own={isHydrated && hasMachines() ? drawOwn : undefined} />;
}

const drawOwn = (draw: DrawMachines) => (
  <Suspense fallback={<ToolsAsic />}>
    <OwnMachines draw={draw} />
  </Suspense>
);

const OwnMachines = lazy(async () => {
  const [{ OwnMachines: Component }] = await Promise.all([import('#src/features/tools/own-machines.tsx'), loadPageSentences(['fleet'])]);
  return { default: Component };
});

const storedFleet = z.object({ rows: z.array(z.unknown()) });

/** Whether a fleet is kept here, or figures of a machine in the calculator. */
function hasMachines(): boolean {
  return (readStored('fleet', storedFleet)?.rows ?? []).length > 0 || storedTime('tools.asic2') > 0;
}
