import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { DayField } from '../editions/day-field.tsx';
import type { EditionPlace } from '../editions/editions-bar.tsx';
import { dayStartOf, editionSearch } from '../editions/editions.model.ts';
import { daysBeside } from './comparison.model.ts';
import styles from './paper-comparison.module.css';

interface BesideLinkProps extends Pick<EditionPlace, 'date' | 'newest'> {
  /** The day to compare with; undefined ends the comparison. */
  beside: string | undefined;
  /** Its name; the day itself without one. */
  children?: ReactNode;
}

/** The same paper beside that of a day. */
export function BesideLink({ date, newest, beside, children }: BesideLinkProps) {
  const { beijingDay } = useFormats();
  return (
    <Link to="/daily-paper" search={editionSearch(date, { newest, beside })} resetScroll={false} activeOptions={{ exact: true }}>
      {children ?? (beside !== undefined && beijingDay(dayStartOf(beside)))}
    </Link>
  );
}

/** Which day stands beside the paper: the one before, of a week or a month before, any other, or none. */
export function ComparisonDays({ place, beside }: { place: EditionPlace; beside: string }) {
  const { t } = useTranslation('daily-paper');
  const navigate = useNavigate();
  const { date, newest, firstDate } = place;
  const choose = (day: string) =>
    void navigate({ to: '/daily-paper', search: editionSearch(date, { newest, beside: day }), resetScroll: false });
  return (
    <div className={styles.days} data-print="no">
      {firstDate !== undefined && (
        <DayField key={beside} label={t('compare.with')} value={beside} first={firstDate} last={newest} onDay={choose} />
      )}
      <p className={styles.links}>
        {daysBeside(date, place).map(({ day, name }) => (
          <BesideLink key={day} {...{ date, newest }} beside={day}>
            {name && t(`compare.${name}`)}
          </BesideLink>
        ))}
        <BesideLink {...{ date, newest }} beside={undefined}>
          {t('compare.end')}
        </BesideLink>
      </p>
    </div>
  );
}
