import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AiRevenuePoint } from '#src/contracts/pool.ts';
import { DAY_MS, SECOND_MS } from '#src/domain/days.ts';
import { withGaps } from '#src/domain/gaps.ts';
import { useChartFormats, useEmptyChart } from '#src/parts/chart-formats.ts';
import { aiCurveQuery } from '#src/parts/coin-queries.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Chart } from '#src/ui/chart.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './pool-section.module.css';

const poolFacts = ['daily', 'ports', 'anonymous'] as const;

/** The smart pool: three facts of the specification, and the AI(BTC) ratio as the pool publishes it. Children are other features' buttons. */
export function PoolSection({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('sections');
  return (
    <section id="pool" className={classNames(layout.section, styles.section)} aria-labelledby="pool-title">
      <div className={classNames(layout.wrap, styles.columns)}>
        <div>
          <h2 id="pool-title" className={typography.h2}>
            {t('pool.title')}
          </h2>
          <p className={classNames(typography.body, styles.text)}>{t('pool.text')}</p>
          <FactList
            variant="texts"
            className={styles.facts}
            facts={poolFacts.map((id) => ({ label: t(`pool.${id}.title`), value: t(`pool.${id}.text`) }))}
          />
          <div className={styles.actions}>
            {children}
            <a className={buttonClass({ variant: 'line' })} href="#addresses">
              {t('pool.addresses')}
            </a>
          </div>
        </div>
        <PoolRatioChart />
      </div>
    </section>
  );
}

const noPoints = [] as const;

/** The income of AI(BTC) against plain BTC, day by day. When the request fails there is no chart and no message. */
function PoolRatioChart() {
  const { t } = useTranslation('sections');
  const { data: response, error } = useApiQuery(aiCurveQuery());
  const emptyText = useEmptyChart(error);
  const curve = response?.data;
  const points = useMemo(() => (curve ? ratioPoints(curve) : undefined), [curve]);
  const { formats, facts } = useChartFormats(points, { digits: 4, tickDigits: 2 });
  return (
    <figure className={classNames(layout.card, styles.figure)}>
      <figcaption className={styles.caption}>
        <span className={styles.key}>AI(BTC)</span>
        <span className={styles.key} data-line="reference">
          BTC = {formats.tick(PLAIN_BTC, 2)}
        </span>
        <span className={styles.days}>{points && points.length > 0 && t('pool.chart.days', { count: points.length })}</span>
      </figcaption>
      <Chart
        points={points ?? (error ? noPoints : undefined)}
        formats={formats}
        reference={PLAIN_BTC}
        summary={facts ? t('pool.chart.summary', facts) : t('pool.chart.loading')}
        stepLabel={t('pool.chart.step')}
        emptyText={emptyText}
      />
      <div className={styles.source}>
        <FigureAge of={response} />
      </div>
    </figure>
  );
}

/** Plain BTC, which the ratio is measured against. */
const PLAIN_BTC = 1;

/** The AI income curve: AI(BTC) income divided by plain BTC income. */
export function ratioPoints(curve: readonly AiRevenuePoint[]) {
  const points = curve.map(({ dataTime, aiIncomeRatio }) => ({ atMs: dataTime * SECOND_MS, value: aiIncomeRatio }));
  return withGaps(points, DAY_MS);
}
