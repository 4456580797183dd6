import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { DayField } from './day-field.tsx';
import { dayStartOf, editionSearch, neighboursOf } from './editions.model.ts';
import styles from './editions-bar.module.css';

/** The edition that is open and those that there are; see `neighboursOf`. */
export interface EditionPlace {
  readonly date: string;
  readonly newest: string;
  readonly firstDate: string | undefined;
  readonly kept: readonly string[];
  /** The day that it is compared with: it stays beside whatever edition is turned to. */
  readonly beside?: string | undefined;
}

/** The way to the edition before, to the one after, and to that of any day. Its row is there before the paper is. */
export function EditionsBar({ place }: { place: EditionPlace | undefined }) {
  const { t } = useTranslation('daily-paper');
  const navigate = useNavigate();
  if (!place) return <div className={styles.bar} data-print="no" />;
  const { date, firstDate } = place;
  const { previous, next } = neighboursOf(date, place);
  const open = (day: string) => void navigate({ to: '/daily-paper', search: editionSearch(day, place) });
  return (
    <nav className={styles.bar} aria-label={t('editions.label')} data-print="no">
      <Step date={previous} place={place} kind="previous" />
      {firstDate !== undefined && (
        <DayField key={date} label={t('editions.choose')} isLabelHidden value={date} first={firstDate} last={place.newest} onDay={open} />
      )}
      <Step date={next} place={place} kind="next" />
    </nav>
  );
}

interface EditionLinkProps extends Partial<Pick<EditionPlace, 'newest' | 'beside'>> {
  date: string;
  label?: string;
}

/** A link to an edition; see `editionSearch`. */
export function EditionLink({ date, label, ...place }: EditionLinkProps) {
  const { beijingDay } = useFormats();
  return (
    <Link to="/daily-paper" search={editionSearch(date, place)} aria-label={label}>
      <time dateTime={date}>{beijingDay(dayStartOf(date))}</time>
    </Link>
  );
}

function Step({ date, place, kind }: { date: string | undefined; place: EditionPlace; kind: 'previous' | 'next' }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  if (date === undefined) return <span className={styles.step} />;
  return (
    <span className={styles.step} data-kind={kind}>
      {kind === 'previous' && <Icon name="chevron-left" size={16} />}
      <EditionLink
        date={date}
        newest={place.newest}
        beside={place.beside}
        label={t(`editions.${kind}`, { date: beijingDate(dayStartOf(date)) })}
      />
      {kind === 'next' && <Icon name="chevron-right" size={16} />}
    </span>
  );
}
