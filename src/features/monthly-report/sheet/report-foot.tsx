import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import styles from '#src/parts/sheet/sheet.module.css';

interface ReportFootProps {
  /** When the oldest of the figures was made; undefined while they are under way. */
  madeAtMs: number | undefined;
  isSimulated: boolean;
}

/** When the figures were made, how they are reckoned and what they are worth. Printed too (decision A2). */
export function ReportFoot({ madeAtMs, isSimulated }: ReportFootProps) {
  const { t } = useTranslation('monthly-report');
  const { beijingDate, beijingTime } = useFormats();
  const asOf = (ms: number) => t('asOf', { date: beijingDate(ms), time: beijingTime(ms) });
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        <p className={styles.time}>{madeAtMs !== undefined && <time dateTime={new Date(madeAtMs).toISOString()}>{asOf(madeAtMs)}</time>}</p>
        <p>{t('footnote')}</p>
        <p className={styles.simulated}>{isSimulated && t('simulatedNote')}</p>
      </div>
    </footer>
  );
}
