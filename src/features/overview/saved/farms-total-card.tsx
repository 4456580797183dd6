import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIncome } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Figure } from '#src/ui/figure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type_ from '#src/ui/type.module.css';
import { FarmFigure, FarmFigures } from '../farm-figures.tsx';
import { farmCopiesAtom, type SavedFarm } from '../farms.atoms.ts';
import { WorkerStateMark } from '../worker-state-mark.tsx';
import { farmsTotal, hasMixedAges } from './farms-total.model.ts';
import styles from './saved-farms.module.css';

/** All saved farms together; says so when their figures are of different ages (decision C8). */
export function FarmsTotalCard({ farms }: { farms: readonly SavedFarm[] }) {
  const { t } = useTranslation(['overview', 'common']);
  const { dateTime } = useFormats();
  const copies = useAtomValue(farmCopiesAtom);
  const total = useMemo(() => farmsTotal(farms, copies), [farms, copies]);
  if (!total || farms.length < 2) return null;
  return (
    <section className={styles.total} aria-labelledby="all-farms">
      <div className={styles.totalHead}>
        <h2 id="all-farms" className={type_.h4}>
          {t('overview:total.title')}
        </h2>
        {total.isSimulated && <Tag text={t('common:simulated')} />}
      </div>
      <FarmFigures label={t('overview:total.title')}>
        <FarmFigure word={t('overview:figures.hashrate')}>
          <Figure value={total.hashrate.value} unit={total.hashrate.unit} size="lg" />
        </FarmFigure>
        <FarmFigure word={t('overview:figures.hashrate24h')}>
          <Figure value={total.hashrate24h.value} unit={total.hashrate24h.unit} size="lg" />
        </FarmFigure>
        <FarmFigure word={t('overview:figures.workers')}>
          <WorkerStateMark state="active" label={t('overview:workers.activeCount', { count: total.active })} />
          <WorkerStateMark state="inactive" label={t('overview:workers.inactiveCount', { count: total.inactive })} />
        </FarmFigure>
        <FarmFigure word={t('overview:figures.unpaid')}>
          {total.unpaid.map(({ coin, amount }) => (
            <Figure key={coin} value={formatIncome(amount)} unit={coin} tone="ember" />
          ))}
        </FarmFigure>
      </FarmFigures>
      {hasMixedAges(total) && (
        <Notice tone="warning">{t('overview:total.ages', { oldest: dateTime(total.oldestMs), newest: dateTime(total.newestMs) })}</Notice>
      )}
      {total.missing > 0 && <Notice>{t('overview:total.missing', { count: total.missing })}</Notice>}
    </section>
  );
}
