import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';
import { MissingFigure } from './missing-figure.tsx';
import { averageSpans, poolAverages } from './pool-averages.model.ts';
import type { OpenCoin } from './use-open-coin.ts';

/** Under the chart: what the pool made on the mean. */
export function PoolAverages({ coin, open: { info, isLoading } }: { coin: Coin; open: OpenCoin }) {
  const { t } = useTranslation('coin-row');
  const averages = info && poolAverages(coin, info);
  return (
    <section aria-label={t('averages.title')}>
      <h3 className={styles.small}>{t('averages.title')}</h3>
      <dl className={styles.averages}>
        {averageSpans.map((span) => (
          <div key={span}>
            <dt>{t(`averages.${span}`)}</dt>
            <dd>{averages ? <Figure {...averages[span]} /> : <MissingFigure isLoading={isLoading} width="8ch" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
