import { useAtomValue } from 'jotai';
import { memo, startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { FarmCard } from '../farm/farm-card.tsx';
import type { FarmId } from '../farm-id.ts';
import { farmNameOf, savedFarmsAtom } from '../farms.atoms.ts';
import type { Checked } from '../workers/check-dialog.tsx';
import type { WorkerRow } from '../workers/workers.model.ts';
import { usePlaceRules } from './farm-places.atoms.ts';
import { PickedMachine } from './picked-machine.tsx';
import { type PlacedWorker, shownHalls, workerPlan } from './plan.model.ts';
import { PlanHalls } from './plan-halls.tsx';
import { PlaceMark } from './place-mark.tsx';
import styles from './places.module.css';

interface PlanCardProps {
  id: FarmId;
  workers: readonly WorkerRow[];
  /** Of the hashrates. */
  unit: string;
  /** When the pool said so, ms. */
  madeAtMs: number;
  /** Shows what to check of a worker that stands still. */
  onCheck: (checked: Checked) => void;
}

/** A plan of more machines is drawn when it is asked for: it takes a phone longer than a frame. */
const AT_ONCE = 2_000;
const legend = ['on', 'slow', 'off'] as const;

const loadDialog = async () => (await import('./places-dialog.tsx')).PlacesDialog;

/** The farm's machines where they stand, each in its state: which hall or row stands still is seen at a look. */
export const PlanCard = memo(function PlanCard({ id, workers, unit, madeAtMs, onCheck }: PlanCardProps) {
  const { t } = useTranslation('overview');
  const { dateTime, number } = useFormats();
  const [rules, keep] = usePlaceRules(id);
  const [isAsking, setIsAsking] = useState(false);
  const { Dialog, isLoading, open } = useLazyDialog(loadDialog);
  const [picked, setPicked] = useState<PlacedWorker>();
  const [isAlone, print] = usePrintAlone();
  const name = farmNameOf(id, useAtomValue(savedFarmsAtom));
  const [isAsked, setIsAsked] = useState(false);
  const isDrawn = isAsked || isAlone || workers.length <= AT_ONCE;
  const halls = useMemo(() => (isDrawn ? shownHalls(workerPlan(workers, rules)) : []), [isDrawn, workers, rules]);
  return (
    <div className={styles.plan} data-alone={isAlone || undefined} data-print={isAlone ? undefined : 'no'}>
      <FarmCard
        id="farm-plan"
        title={t('places.title')}
        aside={
          <div className={styles.actions} data-print="no">
            <Button variant="line" size="sm" isBusy={isLoading} onClick={() => void open(() => setIsAsking(true))}>
              {t('places.set')}
            </Button>
            <Button variant="line" size="sm" onClick={print}>
              <Icon name="print" size={16} />
              {t('places.print')}
            </Button>
          </div>
        }
      >
        <p className={styles.printed}>{t('places.of', { farm: name, when: dateTime(madeAtMs) })}</p>
        <ul className={styles.legend}>
          {legend.map((state) => (
            <li key={state}>
              <PlaceMark state={state} />
              {t(`places.legend.${state}`)}
            </li>
          ))}
        </ul>
        {isDrawn ? (
          <PlanHalls key={`${rules.pattern} ${rules.typed.length}`} halls={halls} isWhole={isAlone} onPick={setPicked} />
        ) : (
          <Button variant="line" size="sm" data-print="no" onClick={() => startTransition(() => setIsAsked(true))}>
            {t('places.show', { machines: number(workers.length) })}
          </Button>
        )}
        <PickedMachine {...{ picked, unit, madeAtMs, onCheck }} />
      </FarmCard>
      {Dialog && <Dialog isOpen={isAsking} rules={rules} workers={workers} onKeep={keep} onClose={() => setIsAsking(false)} />}
    </div>
  );
});

/** Prints the plan without the rest of the page. */
function usePrintAlone(): readonly [isAlone: boolean, print: () => void] {
  const [isAlone, setIsAlone] = useState(false);
  const print = () => {
    setIsAlone(true);
    addEventListener('afterprint', () => setIsAlone(false), { once: true });
    // Once the page says that the plan stands alone.
    requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
  };
  return [isAlone, print];
}
