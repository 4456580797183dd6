import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import type { MonthDay } from '#src/domain/month.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Mark } from '#src/ui/mark.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';

interface ReportMastheadProps {
  days: readonly MonthDay[] | undefined;
  isSimulated: boolean;
}

/** The report's name and its days, Beijing days that say so (decision B16). */
export function ReportMasthead({ days, isSimulated }: ReportMastheadProps) {
  const { t } = useTranslation('monthly-report');
  const { t: common } = useTranslation('common');
  const { beijingSpan } = useFormats();
  const [first, last] = [days?.[0], days?.at(-1)];
  const [from, to] = first && last ? beijingSpan(first.dayStartMs, last.dayStartMs) : [];
  return (
    <header className={styles.masthead}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.day}>
        <p className={styles.line}>
          {first && last ? (
            <>
              <time dateTime={beijingDate(first.dayStartMs)}>{from}</time> – <time dateTime={beijingDate(last.dayStartMs)}>{to}</time>
            </>
          ) : (
            <Skeleton width="24ch" />
          )}
        </p>
        <p className={styles.line}>{t('beijingDays')}</p>
        <p className={styles.kind}>{isSimulated && <Tag text={common('simulated')} />}</p>
      </div>
      <Mark className={styles.mark} />
    </header>
  );
}
