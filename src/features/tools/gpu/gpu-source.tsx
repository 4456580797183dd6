import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { useCoinStandstill } from '#src/parts/coin-standstill.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import type { Span } from '../market-course.ts';
import { MarketSource } from '../market-source.tsx';
import styles from '../tool-sheet.module.css';
import type { CoinOnRig } from './gpu.model.ts';

interface GpuSourceProps {
  row: CoinOnRig | undefined;
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  span: Span;
  isPriceTyped: boolean;
}

/** Which difficulty and price were taken, of which day, and what the cards' figures are. */
export function GpuSource({ row, response, span, isPriceTyped }: GpuSourceProps) {
  const { t } = useTranslation('tools');
  const standsSinceMs = useCoinStandstill();
  return (
    <div className={styles.source}>
      <MarketSource
        {...{ span, response }}
        market={row?.market}
        difficulty={{ value: row?.market.difficulty, isTyped: false }}
        priceUsd={{ value: row?.priceUsd, isTyped: isPriceTyped }}
      />
      <p>{t('gpu.figuresNote')}</p>
      <div className={styles.ages}>
        <FigureAge of={response} standsSinceMs={standsSinceMs} />
      </div>
    </div>
  );
}
