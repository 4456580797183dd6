import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedFarm } from '#src/contracts/watch.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { watchesAtom } from '#src/parts/watches.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';

interface DialogProps {
  farm: NamedFarm | undefined;
  onClose: () => void;
}

async function loadDialog(): Promise<ComponentType<DialogProps>> {
  const [{ WatchDialog }] = await Promise.all([import('#src/features/watch/watch-dialog.tsx'), loadPageSentences(['watch'])]);
  return WatchDialog;
}

const KeepPower = lazy(async () => ({
  default: (await retryImport(() => import('#src/features/watch/watch-dialog.tsx'))).KeepPower,
}));

/** "Tell me when a machine stops", on a farm's page. */
function FarmWatch({ farm }: { farm: NamedFarm }) {
  const { t } = useTranslation('overview');
  const [shown, setShown] = useState<NamedFarm>();
  const hasWatches = useHydratedAtom(watchesAtom).length > 0;
  const { Dialog, isLoading, open } = useLazyDialog(loadDialog);
  return (
    <div data-print="no">
      <Button variant="line" size="sm" isBusy={isLoading} onClick={() => void open(() => setShown(farm))}>
        {t('actions.watch')}
      </Button>
      {hasWatches && (
        <Suspense fallback={null}>
          <KeepPower />
        </Suspense>
      )}
      {Dialog && <Dialog farm={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

/** The same as a slot that the farm's page gives its farm to. */
export const watchOf = (farm: NamedFarm) => <FarmWatch farm={farm} />;
