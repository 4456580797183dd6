import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coins } from '#src/domain/coins.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useAge, useFormats } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { Freshness } from '#src/ui/freshness.tsx';
import { Tag } from '#src/ui/tag.tsx';
import type { EarningsDay } from './earnings.model.ts';
import styles from './earnings.module.css';
import type { EarningsCoin } from './machine-examples.ts';

interface EarningsSourceProps {
  choice: EarningsCoin;
  day: EarningsDay | undefined;
  answer: Answer<readonly PoolCoin[]> | undefined;
}

/** Which difficulty and price were taken, how old they are, and that they are simulated when they are (decisions E2, A2). */
export function EarningsSource({ choice: { coin }, day, answer }: EarningsSourceProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const { usd } = useFormats();
  const made = useAge(answer?.madeAt);
  const side = coins.find((other) => other.auxiliaryOf === coin.symbol);
  return (
    <div className={styles.source}>
      <p>
        {day
          ? t('earnings.source', {
              coin: coin.symbol,
              difficulty: formatDifficulty(day.record.difficulty, coin),
              price: usd(day.record.priceUsa),
            })
          : common('loading')}
      </p>
      {side && <p>{t('earnings.merged', { coin: side.symbol })}</p>}
      <div className={styles.ages}>
        {made && <Freshness tone={made.tone} text={made.text} dateTime={made.dateTime} />}
        {answer?.isSimulated && <Tag text={common('simulated')} />}
      </div>
    </div>
  );
}
