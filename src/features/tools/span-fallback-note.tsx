import { useTranslation } from 'react-i18next';
import { spanFallback } from './figure-span.ts';
import type { CoinMarket } from './market.ts';
import type { Span } from './market-course.ts';
import styles from './tool-card.module.css';

/** Said in a row whose figures stand on another span than the chosen one: beside its neighbours they would pass for the same. */
export function SpanFallbackNote({ market, span }: { market: CoinMarket | undefined; span: Span }) {
  const { t } = useTranslation('tools');
  const off = market && spanFallback(market, span);
  if (!off) return null;
  return (
    <span className={styles.note}>
      {off === 'all'
        ? t('earnings.offSpan', { span: t(`asic.span.${span}`) })
        : t('earnings.sideNow', { symbol: market.side?.coin.symbol ?? '' })}
    </span>
  );
}
