import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Mark } from '#src/ui/mark.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { beijingDate } from '#src/domain/days.ts';
import styles from '#src/parts/sheet/sheet.module.css';

interface PaperMastheadProps {
  dayStartMs: number | undefined;
  isSimulated: boolean;
}

/** The paper's name and its day, a Beijing day that says so (decision B16). */
export function PaperMasthead({ dayStartMs, isSimulated }: PaperMastheadProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const formats = useFormats();
  const isKnown = dayStartMs !== undefined;
  return (
    <header className={styles.masthead}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.day}>
        <p>{isKnown ? formats.weekday(dayStartMs) : <Skeleton width="8ch" />}</p>
        <p>{isKnown ? <time dateTime={beijingDate(dayStartMs)}>{formats.beijingDate(dayStartMs)}</time> : <Skeleton width="16ch" />}</p>
        <p className={styles.kind}>
          {t('beijingDay')}
          {isSimulated && <Tag text={common('simulated')} />}
        </p>
      </div>
      <Mark className={styles.mark} />
    </header>
  );
}
