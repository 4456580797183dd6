import { type ReactNode, Suspense } from 'react';
import { CoinDetails } from './coin-details.tsx';
import panelStyles from './coin-row-panel.module.css';
import { Estimator } from './estimator.tsx';
import type { OpenCoin } from './coin-row.model.ts';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';
import { MissingFigure } from './missing-figure.tsx';
import { averageSpans, poolAverages } from './coin-details.model.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';

interface CoinRowMoreProps {
  coin: Coin;
  record: PoolCoin | undefined;
  /** Of the coin mined on the side. */
  sideRecord: PoolCoin | undefined;
  open: OpenCoin;
  addresses: ReactNode;
}

/** An open row around its chart: averages, details, mining addresses, estimator. */
export function CoinRowMore({ coin, record, sideRecord, open, addresses }: CoinRowMoreProps) {
  return (
    <>
      <div className={panelStyles.averages}>
        <PoolAverages coin={coin} open={open} />
      </div>
      <div className={panelStyles.details} data-merged={sideCoinOf(coin) !== undefined || undefined}>
        <CoinDetails coin={coin} record={record} sideRecord={sideRecord} open={open} />
      </div>
      <div className={panelStyles.addresses} data-served={coin.stratumAlgorithm !== null || undefined}>
        <Suspense fallback={null}>{addresses}</Suspense>
      </div>
      <div className={panelStyles.estimator}>
        <Estimator coin={coin} record={record} sideRecord={sideRecord} info={open.info} />
      </div>
    </>
  );
}

/** Under the chart: what the pool made on the mean. */
function PoolAverages({ coin, open: { info, response, isLoading } }: { coin: Coin; open: OpenCoin }) {
  const { t } = useTranslation('coin-row');
  const { dateTime } = useFormats();
  const { isNow, atMs } = useFigureMoment(response?.madeAt);
  const title = isNow ? t('averages.title') : t('averages.titleThen', { when: dateTime(atMs) });
  const averages = info && poolAverages(coin, info);
  return (
    <section aria-label={title}>
      <h3 className={styles.small}>{title}</h3>
      <FactList
        variant="figures"
        className={styles.averages}
        facts={averageSpans.map((span) => ({
          label: t(span === 'today' && !isNow ? 'averages.todayThen' : `averages.${span}`),
          value: averages ? <Figure {...averages[span]} /> : <MissingFigure isLoading={isLoading} width="8ch" />,
        }))}
      />
    </section>
  );
}
