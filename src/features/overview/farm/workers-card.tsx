import { memo, startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { WorkerStateMark } from '../farm-figures.tsx';
import type { WorkerRow } from '../farm.model.ts';
import { FarmCard, FarmTable } from './farm-card.tsx';
import styles from './farm.module.css';

const filters = ['all', 'active', 'inactive'] as const;
type Filter = (typeof filters)[number];

/** More rows at once would be a long task on a phone (issue 4). */
const STEP = 25;
const countWords = { all: 'workers.all', active: 'workers.activeCount', inactive: 'workers.inactiveCount' } as const;

/** Every worker with its state, inactive ones first. */
export const WorkersCard = memo(function WorkersCard({ workers }: { workers: readonly WorkerRow[] }) {
  const { t } = useTranslation('overview');
  const [filter, setFilter] = useState<Filter>('all');
  const [limit, setLimit] = useState(STEP);
  const byFilter = useMemo(
    () => ({
      all: workers,
      active: workers.filter(({ state }) => state === 'active'),
      inactive: workers.filter(({ state }) => state === 'inactive'),
    }),
    [workers],
  );
  const rows = byFilter[filter];
  const rest = Math.min(STEP, rows.length - limit);
  const choose = (next: Filter) =>
    startTransition(() => {
      setFilter(next);
      setLimit(STEP);
    });
  const showMore = () => startTransition(() => setLimit(limit + STEP));
  return (
    <FarmCard
      id="farm-workers"
      title={t('workers.title')}
      aside={
        <Segment
          kind="choice"
          label={t('workers.show')}
          value={filter}
          options={filters.map((value) => ({ value, label: t(countWords[value], { count: byFilter[value].length }) }))}
          onChange={choose}
        />
      }
    >
      <p className={styles.caption}>{t('workers.rule')}</p>
      {rows.length === 0 && <p>{t('workers.none')}</p>}
      {rows.length > 0 && (
        <FarmTable labelledBy="farm-workers" heads={[t('workers.worker'), t('workers.hashrate'), t('workers.lastShare')]}>
          {rows.slice(0, limit).map((worker, index) => (
            // A pool may call two workers by one name.
            <WorkerTableRow key={`${worker.name} ${index}`} worker={worker} />
          ))}
        </FarmTable>
      )}
      {rest > 0 && (
        <Button variant="line" size="sm" className={styles.more} onClick={showMore}>
          {t('workers.more', { count: rest })}
        </Button>
      )}
    </FarmCard>
  );
});

/** One worker: its name over its state, its hashrate, its last share. */
const WorkerTableRow = memo(function WorkerTableRow({ worker }: { worker: WorkerRow }) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  const { name, state, hashrate, lastShareAtMs } = worker;
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        <span className={styles.name}>{name}</span>
        <WorkerStateMark state={state} label={t(`states.${state}`)} />
      </th>
      <td {...tableRoles.cell}>{hashrate ? <Figure value={hashrate.value} unit={hashrate.unit} /> : '--'}</td>
      <td {...tableRoles.cell}>
        {lastShareAtMs === null ? '--' : <time dateTime={new Date(lastShareAtMs).toISOString()}>{dateTime(lastShareAtMs)}</time>}
      </td>
    </tr>
  );
});
