import { useTranslation } from 'react-i18next';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import type { Checked } from '../workers/check-dialog.tsx';
import { PlaceMark } from './place-mark.tsx';
import type { PlacedWorker } from './plan.model.ts';
import styles from './places.module.css';

interface PickedMachineProps {
  /** Undefined while none is picked. */
  picked: PlacedWorker | undefined;
  /** Of the hashrates. */
  unit: string;
  madeAtMs: number;
  onCheck: (checked: Checked) => void;
}

/** What is known of the machine that was picked on the plan. */
export function PickedMachine({ picked, unit, madeAtMs, onCheck }: PickedMachineProps) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  const hashrate = (value: number | null) => (value === null ? '--' : formatHashrate(value, unit));
  return (
    <div className={styles.picked} role="status" data-print="no">
      {picked && (
        <>
          <p className={styles.pickedName}>
            <PlaceMark state={picked.state} />
            <bdi>{picked.name || t('workers.noName')}</bdi>
            <span>{t(`places.states.${picked.state}`)}</span>
          </p>
          <p>
            {t('places.figures', {
              now: hashrate(picked.hashrate),
              day: hashrate(picked.hashrate24h),
              share: picked.lastShareAtMs === null ? '--' : dateTime(Math.min(picked.lastShareAtMs, madeAtMs)),
            })}
          </p>
          {picked.state === 'off' && (
            <Button variant="line" size="sm" onClick={() => onCheck({ worker: picked.worker })}>
              {t('check.open')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
