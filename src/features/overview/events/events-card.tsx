import { memo, startTransition, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FARM_EVENT_DAYS } from '#src/contracts/farm-events.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/days.ts';
import { reliability } from '#src/domain/watch/reliability.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { saveCsv } from '#src/parts/files.ts';
import { Button } from '#src/ui/button.tsx';
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
import { eventsOf } from './events.model.ts';
import { type Seen, useFarmEvents } from './use-farm-events.ts';

/** As many as a look takes in. */
const FIRST = 7;
const RELIABLE_DAYS = 30;
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
  const { events, of, sinceMs, nowMs, money, isSimulated, terms, isNet } = useFarmEvents(id, seen);
  const [isWhole, setIsWhole] = useState(false);
  const [text, setText] = useState('');
  // What is typed shows at once, the events that match right after.
  const wanted = useDeferredValue(text);
  if (!events || sinceMs === undefined) return null;
  const rows = eventsOf(events, wanted);
  const columns = eventColumns({ id, t, formats, money, origin: isSimulated ? t('common:simulated') : '' });
  const since = t('overview:events.since', { date: formats.date(sinceMs), days: FARM_EVENT_DAYS });
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
      {machines !== undefined && <Reliability {...{ events, machines, sinceMs, nowMs, money, terms, isNet }} />}
      {events.length > FIRST && (
        <div className={styles.search} data-print="no">
          <SearchField label={t('overview:events.search')} value={text} maxLength={maxLength} onText={setText} />
        </div>
      )}
      <p className={farmStyles.caption} role="status">
        <FigureAge of={of} isWarning hasLabel={false} />{' '}
        {events.length === 0 ? t('common:twoSentences', { first: t('overview:events.none'), second: since }) : since}
        {events.length > 0 && rows.length === 0 && ` ${t('overview:workers.none')}`}
      </p>
      {rows.length > 0 && (
        <DataTable
          className={farmStyles.table}
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

interface ReliabilityProps extends Pick<ReturnType<typeof useFarmEvents>, 'nowMs' | 'money' | 'terms' | 'isNet'> {
  events: NonNullable<ReturnType<typeof useFarmEvents>['events']>;
  machines: number;
  sinceMs: number;
}

/** The last thirty days in four figures, of the time in which the farm was observed. */
function Reliability({ events, machines, sinceMs, nowMs, money, terms, isNet }: ReliabilityProps) {
  const { t } = useTranslation('overview');
  const { percent, number } = useFormats();
  const fromMs = Math.max(sinceMs, nowMs - RELIABLE_DAYS * DAY_MS);
  // A day says nothing of how reliable something is.
  if (nowMs - fromMs < DAY_MS) return null;
  const { onShare, longestMs, stopsPerWeek, lostUsd } = reliability(events, { machines, fromMs, nowMs, ...terms });
  const minutes = Math.round(longestMs / MINUTE_MS);
  const hours = { hours: number(Math.floor(longestMs / HOUR_MS)), minutes: minutes % 60 };
  const days = Math.round((nowMs - fromMs) / DAY_MS);
  return (
    <>
      <FactList
        variant="figures"
        className={styles.facts}
        facts={[
          { label: t('events.on', { days }), value: onShare === undefined ? '--' : percent(onShare) },
          { label: t('events.longest'), value: longestMs === 0 ? t('events.noStop') : t('events.hours', hours) },
          { label: t('events.perWeek'), value: number(Math.round(stopsPerWeek * 10) / 10) },
          { label: t('events.lost', { days }), value: money(lostUsd) },
        ]}
      />
      <p className={farmStyles.caption}>{t(isNet ? 'events.estimateNet' : 'events.estimate')}</p>
    </>
  );
}
