import { useTranslation } from 'react-i18next';
import type { Answer } from '#src/lib/answer.ts';
import { AppError } from '#src/lib/app-error.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import styles from './reward-status.module.css';

interface RewardStatusProps {
  answer: Answer<unknown> | undefined;
  error: Error | null;
  /** The figure the sums rest on, BTC per TH/s a day. */
  income: string;
}

/** Which figure the sums rest on, how old it is, and whether it is simulated (decisions E2, A2); why there is none when there is none. */
export function RewardStatus({ answer, error, income }: RewardStatusProps) {
  const { t } = useTranslation('affiliate');
  const { t: common } = useTranslation('common');
  const reason = error instanceof AppError && error.kind === 'offline' ? common('offline.noCopy') : t('calculator.noFigure');
  return (
    <div className={styles.status} role="status">
      {answer && (
        <>
          <p className={type.small}>{t('calculator.basis', { income })}</p>
          <div className={layout.row}>
            <FigureAge of={answer} />
          </div>
        </>
      )}
      {!answer && error && <p className={type.small}>{reason}</p>}
    </div>
  );
}
