import type { TFunction } from 'i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import { formatIncome, INCOME_DIGITS } from '#src/domain/money.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { FarmId } from '../farm-id.ts';
import styles from './events.module.css';
import type { ShownEvent } from './events.model.ts';

interface EventColumns {
  id: FarmId;
  t: TFunction<['overview', 'common']>;
  formats: ReturnType<typeof useFormats>;
  /** An amount of USD in the visitor's currency. */
  money: (usd: number | undefined) => string;
  /** The label of simulated figures travels with them; '' for others. */
  origin: string;
}

const FILE_DIGITS = 12;
const fileFigure = (figure: number | null): string | null => (figure === null ? null : roundAndTrim(figure, FILE_DIGITS));
const fileTime = (atMs: number): string => new Date(atMs).toISOString();

/** What happened, in a sentence: which machine, or how many of how many and where they stand. */
export function eventText({ kind, workers, ofWorkers, place }: ShownEvent, { t, formats }: Pick<EventColumns, 't' | 'formats'>): string {
  const [first = '', ...others] = workers;
  if (kind === 'fell' || (kind === 'back' && workers.length === 0)) return t(`overview:events.farm.${kind}`);
  if (kind === 'paid' || kind === 'payment-missed' || kind === 'payment-waits') return t(`overview:events.money.${kind}`);
  if (others.length === 0) return t(`overview:events.one.${kind}`, { name: first || t('overview:workers.noName') });
  const counts = { number: formats.number(workers.length), of: formats.number(ofWorkers), place };
  return t(place === '' ? `overview:events.many.${kind}` : `overview:events.place.${kind}`, counts);
}

/** What the card says of an event, and what its file says. */
export function eventColumns({ id, t, formats, money, origin }: EventColumns): readonly Column<ShownEvent>[] {
  const head = (
    column:
      | 'time'
      | 'found'
      | 'event'
      | 'machines'
      | 'place'
      | 'before'
      | 'now'
      | 'lost'
      | 'amount'
      | 'planned'
      | 'coin'
      | 'address'
      | 'origin',
  ) => t(`overview:events.columns.${column}`);
  return [
    {
      id: 'time',
      label: head('time'),
      cell: ({ atMs }) => <time dateTime={fileTime(atMs)}>{formats.dateTime(atMs)}</time>,
      csv: ({ atMs }) => fileTime(atMs),
    },
    { id: 'found', label: head('found'), csv: ({ foundAtMs }) => fileTime(foundAtMs) },
    {
      id: 'event',
      label: head('event'),
      cell: (event) => (
        <>
          {eventText(event, { t, formats })}
          {event.workers.length > 1 && <small className={styles.names}>{event.workers.join(', ')}</small>}
        </>
      ),
      csv: (event) => eventText(event, { t, formats }),
    },
    { id: 'machines', label: head('machines'), csv: ({ workers }) => workers.join(' ') || null },
    { id: 'place', label: head('place'), csv: ({ place }) => place || null },
    { id: 'before', label: head('before'), unit: 'H/s', csv: ({ beforeHs }) => fileFigure(beforeHs) },
    { id: 'now', label: head('now'), unit: 'H/s', csv: ({ nowHs }) => fileFigure(nowHs) },
    {
      id: 'amount',
      label: head('amount'),
      cell: ({ kind, amount, isPlanned, netUsdPerHour }) => {
        if (amount !== null) return <Figure value={formatIncome(amount)} unit={id.coin} tone="ember" />;
        if (kind === 'back') return '';
        if (isPlanned) return t('overview:events.planned');
        return <Figure value={t('overview:events.perHour', { money: money(netUsdPerHour ?? undefined) })} />;
      },
      csv: ({ amount }) => (amount === null ? null : roundAndTrim(amount, INCOME_DIGITS)),
    },
    { id: 'lost', label: head('lost'), unit: 'USD', csv: ({ netUsdPerHour }) => fileFigure(netUsdPerHour) },
    { id: 'planned', label: head('planned'), csv: ({ isPlanned }) => (isPlanned ? t('overview:events.planned') : null) },
    { id: 'coin', label: head('coin'), csv: () => id.coin },
    { id: 'address', label: head('address'), csv: () => id.address },
    { id: 'origin', label: head('origin'), csv: () => origin || null },
  ];
}
