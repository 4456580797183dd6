import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import type { AsicInputsOf } from './asic-fields.ts';
import { usedMarket } from './asic.model.ts';
import { typedFigure } from '../figures.ts';
import type { CoinMarket } from '../market.ts';
import { spanOf } from '../market-course.ts';
import { MarketSource } from '../market-source.tsx';
import styles from '../tool-sheet.module.css';

interface AsicSourceProps {
  inputs: AsicInputsOf;
  market: CoinMarket | undefined;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
}

/** Which difficulty, price and trend were taken, of which day, and that they are simulated when they are. */
export function AsicSource({ inputs, market, response }: AsicSourceProps) {
  const { t } = useTranslation('tools');
  const { percent } = useFormats();
  const standsSinceMs = useCoinStandstill();
  const used = market && usedMarket(inputs, market);
  const growth = market?.growth;
  return (
    <div className={styles.source}>
      <MarketSource
        {...{ market, response }}
        span={spanOf(inputs)}
        difficulty={{ value: used?.difficulty, isTyped: typedFigure(inputs.difficulty) !== undefined }}
        priceUsd={{ value: used?.priceUsd, isTyped: typedFigure(inputs.price) !== undefined }}
      />
      {market && (
        <p>
          {growth === undefined
            ? t('asic.noTrend')
            : t('asic.trend', { growth: `${growth > 0 ? '+' : growth < 0 ? '−' : ''}${percent(Math.abs(Math.expm1(growth * 30)))}` })}
        </p>
      )}
      <div className={styles.ages}>
        <FigureAge of={response} standsSinceMs={standsSinceMs} />
      </div>
    </div>
  );
}
