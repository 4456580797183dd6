import { useTranslation } from 'react-i18next';
import { useAge } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { AppError } from '#src/lib/app-error.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import layout from '#src/ui/layout.module.css';
import { Tag } from '#src/ui/tag.tsx';
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
            <Age answer={answer} />
          </div>
        </>
      )}
      {!answer && error && <p className={type.small}>{reason}</p>}
    </div>
  );
}

function Age({ answer }: { answer: Answer<unknown> }) {
  const { t } = useTranslation('common');
  const { text, tone, dateTime } = useAge(answer.madeAt);
  return (
    <>
      <Freshness tone={tone} text={text} dateTime={dateTime} />
      {answer.isSimulated && <Tag text={t('simulated')} />}
    </>
  );
}
