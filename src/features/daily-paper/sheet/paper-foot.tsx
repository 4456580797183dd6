import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { PaperQr } from './paper-qr.tsx';
import styles from '#src/parts/sheet/sheet.module.css';

interface PaperFootProps {
  /** When the figures were made; undefined while they are under way. */
  madeAtMs: number | undefined;
  isSimulated: boolean;
}

/** When the figures were made and what they are worth. Printed too: paper has no other sign of its age (decision A2). */
export function PaperFoot({ madeAtMs, isSimulated }: PaperFootProps) {
  const { t } = useTranslation('daily-paper');
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        <p className={styles.time}>{madeAtMs !== undefined && <FiguresTime madeAtMs={madeAtMs} />}</p>
        <p>{t('footnote')}</p>
        <p className={styles.simulated}>{isSimulated && t('simulatedNote')}</p>
      </div>
      <PaperQr />
    </footer>
  );
}

/** Beijing's clock, and the visitor's own where it differs (decision B16). */
function FiguresTime({ madeAtMs }: { madeAtMs: number }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate, beijingTime, time, dateTime } = useFormats();
  const isElsewhere = time(madeAtMs) !== beijingTime(madeAtMs);
  return (
    <time dateTime={new Date(madeAtMs).toISOString()}>
      {t('asOf', { date: beijingDate(madeAtMs), time: beijingTime(madeAtMs) })}
      {isElsewhere && ` · ${t('localTime', { when: dateTime(madeAtMs) })}`}
    </time>
  );
}
