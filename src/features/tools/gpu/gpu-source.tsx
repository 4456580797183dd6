import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from '../tool-sheet.module.css';
import type { CoinOnRig } from './gpu.model.ts';

interface GpuSourceProps {
  row: CoinOnRig | undefined;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  /** False where the means of the chosen span are not here and the figures are those of now. */
  hasMeans: boolean;
}

/** Which difficulty and price were taken, of which day, and what the cards' figures are (decisions E2, A2). */
export function GpuSource({ row, response, hasMeans }: GpuSourceProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const { usd, beijingDate } = useFormats();
  return (
    <div className={styles.source}>
      <p>
        {row && response
          ? t('asic.source', {
              coin: row.coin.symbol,
              difficulty: formatDifficulty(row.market.difficulty ?? null, row.coin),
              price: usd(row.priceUsd),
              date: beijingDate(response.madeAt),
            })
          : common('loading')}
      </p>
      {row && !hasMeans && <p>{t('asic.noMeans')}</p>}
      <p>{t('gpu.figuresNote')}</p>
      <div className={styles.ages}>
        <FigureAge of={response} />
      </div>
    </div>
  );
}
