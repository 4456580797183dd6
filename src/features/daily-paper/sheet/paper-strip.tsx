import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { NextChange } from './next-change.tsx';
import type { PaperRow } from '../paper.model.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';

/** Four figures of the first coin between two rules. */
export function PaperStrip({ row }: { row: PaperRow | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  const symbol = row?.coin.symbol ?? 'BTC';
  return (
    <section aria-label={t('strip.label', { symbol })}>
      <dl className={styles.strip}>
        <div>
          <dt>{symbol}</dt>
          <dd>
            {row ? usd(row.priceUsd) : <Skeleton width="10ch" />} {row && <RatioChange ratio={row.changeRatio} />}
          </dd>
        </div>
        <div>
          <dt>{t('strip.network')}</dt>
          <dd>{row ? `${row.network.value} ${row.network.unit}` : <Skeleton width="12ch" />}</dd>
        </div>
        <div>
          <dt>{t('strip.difficulty')}</dt>
          <dd>{row ? `${row.difficulty.value} ${row.difficulty.unit}` : <Skeleton width="8ch" />}</dd>
        </div>
        <div>
          <dt>{t('strip.next')}</dt>
          <dd>
            {row?.next && `${row.next.figure.value} ${row.next.figure.unit} `}
            {row ? <NextChange next={row.next} /> : <Skeleton width="12ch" />}
          </dd>
        </div>
      </dl>
    </section>
  );
}
