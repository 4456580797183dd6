import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Field } from '#src/ui/field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { dayStartOf, isDay, neighboursOf } from './editions.model.ts';
import styles from './editions-bar.module.css';

/** The edition that is open and those that there are; see `neighboursOf`. */
export interface EditionPlace {
  readonly date: string;
  readonly newest: string;
  readonly firstDate: string | undefined;
  readonly kept: readonly string[];
}

/** The way to the edition before, to the one after, and to that of any day. Its row is there before the paper is. */
export function EditionsBar({ place }: { place: EditionPlace | undefined }) {
  const { t } = useTranslation('daily-paper');
  if (!place) return <div className={styles.bar} data-print="no" />;
  const { previous, next } = neighboursOf(place.date, place);
  return (
    <nav className={styles.bar} aria-label={t('editions.label')} data-print="no">
      <Step date={previous} newest={place.newest} kind="previous" />
      {place.firstDate !== undefined && <DayField key={place.date} place={place} first={place.firstDate} />}
      <Step date={next} newest={place.newest} kind="next" />
    </nav>
  );
}

/** A link to an edition; the newest, where it is known, has the address without a day, where it stays the newest. */
export function EditionLink({ date, newest, ...link }: { date: string; newest?: string; className?: string | undefined; label?: string }) {
  const { beijingDay } = useFormats();
  const { label, className } = link;
  return (
    <Link to="/daily-paper" search={date === newest ? {} : { date }} className={className} aria-label={label}>
      <time dateTime={date}>{beijingDay(dayStartOf(date))}</time>
    </Link>
  );
}

function Step({ date, newest, kind }: { date: string | undefined; newest: string; kind: 'previous' | 'next' }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  if (date === undefined) return <span className={styles.step} />;
  return (
    <span className={styles.step} data-kind={kind}>
      {kind === 'previous' && <Icon name="chevron-left" size={16} />}
      <EditionLink date={date} newest={newest} label={t(`editions.${kind}`, { date: beijingDate(dayStartOf(date)) })} />
      {kind === 'next' && <Icon name="chevron-right" size={16} />}
    </span>
  );
}

/** The browser's own calendar. A day is followed once it is whole and between the first and the newest edition. */
function DayField({ place: { date, newest }, first }: { place: EditionPlace; first: string }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  const navigate = useNavigate();
  const [text, setText] = useState(date);
  const isOutside = isDay(text) && (text < first || text > newest);
  const choose = (chosen: string) => {
    setText(chosen);
    if (isDay(chosen) && chosen >= first && chosen <= newest)
      void navigate({ to: '/daily-paper', search: chosen === newest ? {} : { date: chosen } });
  };
  const bounds = { first: beijingDate(dayStartOf(first)), last: beijingDate(dayStartOf(newest)) };
  return (
    <Field
      className={styles.day}
      label={t('editions.choose')}
      isLabelHidden
      type="date"
      min={first}
      max={newest}
      value={text}
      onText={choose}
      error={isOutside ? t('editions.outside', bounds) : undefined}
    />
  );
}
