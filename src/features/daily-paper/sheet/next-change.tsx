import { useTranslation } from 'react-i18next';
import { type NextDifficulty, waitOf } from '../paper.model.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from './paper-table.module.css';

/** The coming change of difficulty and when: "▲ 1.10% in 4 d"; says so where nobody can forecast it. */
export function NextChange({ next }: { next: NextDifficulty | null }) {
  const { t } = useTranslation('daily-paper');
  if (next === null) return <span className={styles.none}>{t('notForecast')}</span>;
  const wait = next.hoursAhead === null ? undefined : waitOf(next.hoursAhead);
  return (
    <span className={styles.next}>
      <RatioChange ratio={next.ratio} />{' '}
      {wait && (
        <span className={styles.wait}>
          {wait.unit === 'days' ? t('inDays', { days: wait.amount }) : t('inHours', { hours: wait.amount })}
        </span>
      )}
    </span>
  );
}
