import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

/** Only whether farms are kept: what reads and shows them comes to who has some. */
const keptFarmsAtom = persistedAtom<unknown[]>({ key: 'farms', schema: z.array(z.unknown()), initial: [] });

const FarmsMonth = lazy(async () => {
  const load = () => Promise.all([import('#src/features/overview/farms-month.tsx'), loadPageSentences(['overview'])]);
  return { default: (await retryImport(load))[0].FarmsMonth };
});

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

function FarmsOfDevice(span: Span) {
  const hasFarms = useHydratedAtom(keptFarmsAtom).length > 0;
  return (
    hasFarms && (
      <Suspense fallback={null}>
        <FarmsMonth {...span} />
      </Suspense>
    )
  );
}

/** The farms of this device as a slot that the report gives its days to; nothing of them is in the page as it was built. */
export const farmsOf = (span: Span) => <FarmsOfDevice {...span} />;
