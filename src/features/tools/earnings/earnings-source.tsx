import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { coins } from '#src/domain/coins.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { Answer } from '#src/lib/answer.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
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
        <FigureAge of={answer} />
      </div>
    </div>
  );
}
