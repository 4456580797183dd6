import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SeeMyFarm } from '#src/features/anonymous/see-my-farm.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

/** Only whether farms and machines are kept: what reads and shows them comes to who has some. */
const keptFarmsAtom = persistedAtom<unknown[]>({ key: 'farms', schema: z.array(z.unknown()), initial: [] });
const keptFleetAtom = persistedAtom({ key: 'fleet', schema: z.object({ rows: z.array(z.unknown()) }), initial: { rows: [] } });

const SavedFarmNote = lazy(async () => ({
  default: (await retryImport(() => import('#src/features/overview/saved-farm-note.tsx'))).SavedFarmNote,
}));

const OwnMachinesNote = lazy(async () => {
  const load = () => Promise.all([import('#src/features/tools/own-machines.tsx'), loadPageSentences(['fleet'])]);
  return { default: (await retryImport(load))[0].OwnMachinesNote };
});

/** The address field of the first screen, under it the farm and the machines that are kept on this device. */
export function FarmEntry() {
  const { t } = useTranslation('landing');
  const hint = t('farm.hint');
  const hasFarms = useHydratedAtom(keptFarmsAtom).length > 0;
  const hasFleet = useHydratedAtom(keptFleetAtom).rows.length > 0;
  const note =
    hasFarms || hasFleet ? (
      <Suspense fallback={hint}>
        {hasFarms && <SavedFarmNote>{hasFleet ? undefined : hint}</SavedFarmNote>}
        {hasFleet && <OwnMachinesNote />}
      </Suspense>
    ) : (
      hint
    );
  return <SeeMyFarm note={note} />;
}
