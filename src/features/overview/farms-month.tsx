import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import typography from '#src/ui/type.module.css';
import { type FarmId, farmKey } from './farm-id.ts';
import { farmNameOf, savedFarmsAtom, snapshotsAtom } from './farms.atoms.ts';
import { workerCounts, workerRows } from './workers/workers.model.ts';
import styles from './events/events.module.css';
import { useReliabilityFacts } from './events/reliability-facts.tsx';
import { useFarmEvents } from './events/use-farm-events.ts';

interface FarmsMonthProps {
  /** The days that the report is of, ms. */
  fromMs: number;
  toMs: number;
}

/** How reliable the farms of this device were in the days of a report. */
export function FarmsMonth(span: FarmsMonthProps) {
  const { t } = useTranslation('overview');
  const farms = useAtomValue(savedFarmsAtom);
  return (
    <section className={styles.month} aria-labelledby="farms-month">
      <h2 id="farms-month" className={typography.h4}>
        {t('events.month')}
      </h2>
      {farms.map((id) => (
        <FarmMonth key={farmKey(id)} id={id} {...span} />
      ))}
      <p className={styles.note}>{t('events.monthNote')}</p>
    </section>
  );
}

function FarmMonth({ id, fromMs, toMs }: FarmsMonthProps & { id: FarmId }) {
  const { t } = useTranslation('overview');
  const saved = useAtomValue(savedFarmsAtom);
  const snapshot = useAtomValue(snapshotsAtom)[farmKey(id)];
  const farm = snapshot?.data;
  const seen = useMemo(
    () => ({ workers: farm ? workerRows(farm, snapshot.madeAt) : undefined, madeAtMs: snapshot?.madeAt ?? 0 }),
    [farm, snapshot],
  );
  const happened = useFarmEvents(id, seen);
  const machines = farm ? workerCounts(farm, seen.madeAtMs)?.total : undefined;
  const facts = useReliabilityFacts({ happened, machines, fromMs, toMs });
  return (
    <div className={styles.farm}>
      <h3 className={typography.small}>
        <Link className={typography.link} to="/overview" search={{ addr: id.address, coinType: id.coin }}>
          {farmNameOf(id, saved)}
        </Link>{' '}
        <FigureAge of={happened.of} isWarning />
      </h3>
      {facts.length === 0 ? (
        <p className={styles.note}>{t('events.monthUnknown')}</p>
      ) : (
        <>
          <FactList variant="figures" className={styles.facts} facts={facts} />
          <p className={styles.note}>{t(happened.isNet ? 'events.estimateNet' : 'events.estimate')}</p>
        </>
      )}
    </div>
  );
}
