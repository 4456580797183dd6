import { memo, startTransition, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FARM_EVENT_DAYS } from '#src/contracts/farm-events.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { saveCsv } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { DataTable, tableCsv } from '#src/ui/data-table.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { FarmCard } from '../farm/farm-card.tsx';
import farmStyles from '../farm/farm.module.css';
import { type FarmId, fileName } from '../farm-id.ts';
import { eventColumns } from './event-columns.tsx';
import styles from './events.module.css';
import { eventsOf, offBefore } from './events.model.ts';
import { RELIABLE_DAYS, useReliabilityFacts } from './reliability-facts.tsx';
import { type Seen, useFarmEvents } from './use-farm-events.ts';

/** As many as a look takes in. */
const FIRST = 7;
const maxLength = 64;

interface EventsCardProps {
  id: FarmId;
  /** Machines of the farm; undefined where its pool does not say. */
  machines: number | undefined;
  seen: Seen;
}

/** What happened to the farm in 90 days, by machine and as CSV, and how reliable it was in the last thirty; nothing where the pool observes no farms. */
export const EventsCard = memo(function EventsCard({ id, machines, seen }: EventsCardProps) {
  const { t } = useTranslation(['overview', 'common']);
  const formats = useFormats();
  const happened = useFarmEvents(id, seen);
  const { events, of, sinceMs, money, isSimulated } = happened;
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  // What is typed shows at once, the events that match right after.
  const wanted = useDeferredValue(text);
  if (!events || sinceMs === undefined) return null;
  const rows = eventsOf(events, wanted);
  const columns = eventColumns({ id, t, formats, money, origin: isSimulated ? t('common:simulated') : '' });
  const since = t('overview:events.since', { date: formats.date(sinceMs), days: FARM_EVENT_DAYS });
  const before = offBefore(seen.workers, events, sinceMs);
  const none = before > 0 ? t('overview:events.offBefore', { count: before }) : t('overview:events.none');
  return (
    <FarmCard
      id="farm-events"
      title={t('overview:events.title')}
      isPrinted={false}
      aside={
        events.length > 0 && (
          <Button variant="line" size="sm" data-print="no" onClick={() => saveCsv(fileName(id, 'events.csv'), tableCsv(columns, rows))}>
            <Icon name="download" size={16} />
            {t('overview:events.csv')}
          </Button>
        )
      }
    >
      <Reliability {...{ happened, machines }} />
      {events.length > FIRST && (
        <div className={styles.search} data-print="no">
          <SearchField label={t('overview:events.search')} value={text} maxLength={maxLength} onText={setText} />
        </div>
      )}
      <p className={farmStyles.caption} role="status">
        <FigureAge of={of} isWarning hasLabel={false} />{' '}
        {events.length === 0 || before > 0 ? t('common:twoSentences', { first: none, second: since }) : since}
        {events.length > 0 && rows.length === 0 && ` ${t('overview:workers.none')}`}
      </p>
      {rows.length > 0 && (
        <DataTable
          className={classNames(farmStyles.table, styles.events)}
          hasLabels
          aria-labelledby="farm-events"
          columns={columns}
          rows={isWhole ? rows : rows.slice(0, FIRST)}
          rowKey={({ id: event }) => event}
        />
      )}
      {!isWhole && rows.length > FIRST && (
        <Button
          variant="line"
          size="sm"
          className={farmStyles.more}
          data-print="no"
          onClick={() => startTransition(() => setIsWhole(true))}
        >
          {t('overview:events.more', { count: rows.length })}
        </Button>
      )}
    </FarmCard>
  );
});

interface ReliabilityProps {
  happened: ReturnType<typeof useFarmEvents>;
  machines: number | undefined;
}

/** The last thirty days in four figures, of the time in which the farm was observed. */
function Reliability({ happened, machines }: ReliabilityProps) {
  const { t } = useTranslation('overview');
  const { nowMs, isNet } = happened;
  const facts = useReliabilityFacts({ happened, machines, fromMs: nowMs - RELIABLE_DAYS * DAY_MS, toMs: nowMs });
  if (facts.length === 0) return null;
  return (
    <>
      <FactList variant="figures" className={styles.facts} facts={facts} />
      <p className={farmStyles.caption}>{t(isNet ? 'events.estimateNet' : 'events.estimate')}</p>
    </>
  );
}
