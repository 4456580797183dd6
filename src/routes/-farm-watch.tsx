import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedFarm } from '#src/contracts/watch.ts';
import { powerSign } from '#src/domain/watch/own-power.ts';
import { watchesAtom } from '#src/parts/watches.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { useOwnPower } from '#src/parts/own-power.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';

interface DialogProps {
  farm: NamedFarm | undefined;
  onClose: () => void;
}

async function loadDialog(): Promise<ComponentType<DialogProps>> {
  const load = () => Promise.all([import('#src/features/watch/watch-dialog.tsx'), loadPageSentences(['watch'])]);
  return (await retryImport(load))[0].WatchDialog;
}

/** What the owner's messages count with is what this device has now. */
function useKeptPower(): void {
  const watches = useHydratedAtom(watchesAtom);
  const power = useOwnPower();
  const sign = power && powerSign(power);
  const tokens = watches.map(({ token }) => token).join(' ');
  // Not with every move of the rate of exchange: by what else has changed.
  const send = useEffectEvent((changed: string | undefined, to: string) => {
    if (!changed || !power || to === '') return;
    // Without a network it is sent the next time.
    void import('#src/features/watch/keep-power.ts').then(({ keepPower }) => keepPower(to.split(' '), power)).catch(() => undefined);
  });
  useEffect(() => send(sign, tokens), [sign, tokens]);
}

/** "Tell me when a machine stops", on a farm's page. */
function FarmWatch({ farm }: { farm: NamedFarm }) {
  const { t } = useTranslation(['overview', 'common']);
  const [shown, setShown] = useState<NamedFarm>();
  useKeptPower();
  const { Dialog, isLoading, open } = useLazyDialog(loadDialog, t('common:errors.chunk'));
  return (
    <div data-print="no">
      <Button variant="line" size="sm" isBusy={isLoading} onClick={() => void open(() => setShown(farm))}>
        {t('overview:actions.watch')}
      </Button>
      {Dialog && <Dialog farm={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

/** The same as a slot that the farm's page gives its farm to. */
export const watchOf = (farm: NamedFarm) => <FarmWatch farm={farm} />;
