import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { ToolsAsic, ToolsGpu, ToolsOwnAsic } from '#src/features/landing/tools-miniatures.tsx';
import { ToolsSection } from '#src/features/landing/tools-section.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { readStored, storedTime } from '#src/lib/storage.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';

/** The tools, their calculators with the figures of now; with the visitor's own machines where there are some. Their code comes after the page. */
export function ToolsWithFigures() {
  if (!useIsHydrated()) return <ToolsSection />;
  const hasOwn = hasMachines();
  const asic = <Suspense fallback={<ToolsAsic />}>{hasOwn ? <OwnAsic /> : <ExampleAsic />}</Suspense>;
  const gpu = (
    <Suspense fallback={<ToolsGpu />}>
      <ExampleGpu />
    </Suspense>
  );
  return <ToolsSection {...{ asic, gpu, hasOwn }} />;
}

const ExampleAsic = lazy(async () => {
  const { AsicExample } = await retryImport(() => import('#src/features/tools/asic-example.tsx'));
  return { default: () => <AsicExample draw={(facts) => <ToolsAsic {...facts} />} /> };
});

const ExampleGpu = lazy(async () => {
  const { GpuExample } = await retryImport(() => import('#src/features/tools/gpu-example.tsx'));
  return { default: () => <GpuExample draw={(facts) => <ToolsGpu {...facts} />} /> };
});

const OwnAsic = lazy(async () => {
  const load = () => Promise.all([import('#src/features/tools/own-machines.tsx'), loadPageSentences(['fleet'])]);
  const [{ OwnMachines }] = await retryImport(load);
  return { default: () => <OwnMachines draw={(facts) => <ToolsOwnAsic {...facts} />} /> };
});

const storedFleet = z.object({ rows: z.array(z.unknown()) });

/** Whether a fleet is kept here, or figures of a machine in the calculator. */
function hasMachines(): boolean {
  return (readStored('fleet', storedFleet)?.rows ?? []).length > 0 || storedTime('tools.asic2') > 0;
}
