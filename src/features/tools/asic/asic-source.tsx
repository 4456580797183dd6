import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { formatDifficulty } from '#src/domain/difficulty.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import type { AsicInputsOf } from './asic-fields.ts';
import { usedMarket } from './asic.model.ts';
import type { CoinMarket } from '../market.ts';
import styles from '../tool-sheet.module.css';

interface AsicSourceProps {
  inputs: AsicInputsOf;
  market: CoinMarket | undefined;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  /** False where the means of the chosen span are not here and the figures are those of now. */
  hasMeans: boolean;
}

/** Which difficulty, price and trend were taken, of which day, and that they are simulated when they are (decisions E2, A2). */
export function AsicSource({ inputs, market, response, hasMeans }: AsicSourceProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const { usd, percent, beijingDate } = useFormats();
  const used = market && usedMarket(inputs, market);
  const growth = market?.growth;
  return (
    <div className={styles.source}>
      <p>
        {market && used && response
          ? t('asic.source', {
              coin: market.coin.symbol,
              difficulty: formatDifficulty(used.difficulty, market.coin),
              price: usd(used.priceUsd),
              date: beijingDate(response.madeAt),
            })
          : common('loading')}
      </p>
      {market && !hasMeans && <p>{t('asic.noMeans')}</p>}
      {market && (
        <p>
          {growth === undefined
            ? t('asic.noTrend')
            : t('asic.trend', { growth: `${growth > 0 ? '+' : ''}${percent(Math.expm1(growth * 30))}` })}
        </p>
      )}
      <div className={styles.ages}>
        <FigureAge of={response} />
      </div>
    </div>
  );
}
