import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { monthSpan } from '#src/domain/month.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { SelectField } from '#src/ui/field.tsx';
import styles from './month-chooser.module.css';

/** What the page's address says: a calendar month, YYYY-MM, and the one beside it. */
export interface MonthChoice {
  readonly month?: string | undefined;
  readonly with?: string | undefined;
}

interface MonthChooserProps extends MonthChoice {
  /** Those that the pool has, newest first; none while that is not known. */
  months: readonly string[];
}

/** The month of the report and the one to compare it with, both in the page's address. Its row is there before the months are. */
export function MonthChooser({ months, month, with: other }: MonthChooserProps) {
  const { t } = useTranslation('monthly-report');
  const formats = useFormats();
  const navigate = useNavigate();
  const go = (search: MonthChoice) => void navigate({ to: '/monthlyreport', search, resetScroll: false });
  // What a link asks for has its place, whatever the pool has.
  const named = [month, other].flatMap((each) => (each !== undefined && monthSpan(each) && !months.includes(each) ? [each] : []));
  const options = [...months, ...named].map((value) => ({ value, label: formats.month(monthSpan(value)?.fromMs ?? 0) }));
  return (
    <nav className={styles.bar} aria-label={t('choose.label')} data-print="no">
      {months.length > 0 && (
        <>
          <SelectField
            className={styles.field}
            label={t('choose.month')}
            value={month ?? ''}
            options={[{ value: '', label: t('choose.last') }, ...options]}
            onChange={(value) => go(value === '' ? {} : { month: value, ...(other !== undefined && other !== value && { with: other }) })}
          />
          {month !== undefined && (
            <SelectField
              className={styles.field}
              label={t('choose.with')}
              value={other ?? ''}
              options={[{ value: '', label: t('choose.none') }, ...options.filter(({ value }) => value !== month)]}
              onChange={(value) => go(value === '' ? { month } : { month, with: value })}
            />
          )}
        </>
      )}
    </nav>
  );
}
