import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoinInfo } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { valuesInSteps } from '#src/domain/gaps.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { KioskAmount, KioskFacts, KioskGrid, KioskLead, KioskPanel } from '#src/parts/kiosk/kiosk-panel.tsx';
import { KioskPlot } from '#src/parts/kiosk/kiosk-plot.tsx';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { useChartFormats } from '#src/parts/chart-formats.ts';
import { dailyCurve } from '#src/parts/hashrate-curve.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { AdjustsIn } from '../adjusts-in.tsx';
import { coinDetails, type DifficultyForecast } from '../coin-details.model.ts';
import type { FigureText } from '../coin-row.model.ts';
import { hashrateQuery, type HashrateSource } from '../pool.query.ts';
import type { CoinRowData } from '../use-coin-rows.ts';

interface CoinKioskPageProps {
  row: CoinRowData;
  info: PoolCoinInfo | undefined;
  /** When the pool's list was made, ms. */
  madeAtMs: number | undefined;
}

const unknownFigure = { value: '--', unit: '' };

/** One coin across a kiosk: what a unit of hashrate earns, both hashrates over the last month, and what its difficulty does. */
export function CoinKioskPage({ row, info, madeAtMs }: CoinKioskPageProps) {
  const { t } = useTranslation(['pool', 'coin-row', 'kiosk']);
  const amount = useAmount();
  const { percent } = useFormats();
  const { coin, record, figures } = row;
  const details = coinDetails({ coin, record, info, madeAtMs, percent });
  const income = figures?.income ?? unknownFigure;
  return (
    <KioskGrid>
      <KioskPanel place="lead" title={t('pool:columns.profit')} aside={figures && t('kiosk:perUnit', { unit: figures.incomeUnit })}>
        <KioskLead value={amount(figures?.incomeMoney ?? '--')} tone="ember" />
        <KioskFacts
          look="row"
          facts={[
            { label: coin.incomeSymbol, value: <KioskAmount value={income.value} /> },
            { label: t('pool:columns.price'), value: <KioskAmount value={figures?.price ?? '--'} /> },
            { label: t('kiosk:day'), value: figures?.change ? <RatioChange {...figures.change} /> : '--' },
          ]}
        />
      </KioskPanel>
      <CurvePanel coin={coin} source="pool" place="side" now={figures?.poolHashrate} />
      <CurvePanel coin={coin} source="network" place="wide" now={figures?.networkHashrate} />
      <KioskPanel place="narrow" title={t('coin-row:details.title', { coin: coin.symbol })} aside={coin.algorithm}>
        <KioskFacts
          look="lines"
          facts={[
            { label: t('coin-row:details.difficulty'), value: details.difficulty ?? '--' },
            {
              label: t('coin-row:details.nextDifficulty'),
              value: <NextDifficulty forecast={details.forecast} madeAtMs={madeAtMs} />,
            },
            { label: t('coin-row:details.poolFee'), value: details.poolFee ?? '--' },
            { label: t('coin-row:details.minimumPayout'), value: details.minimumPayout ?? details.payoutThreshold ?? '--' },
            { label: t('pool:columns.miners'), value: amount(figures?.miners ?? '--') },
          ]}
        />
      </KioskPanel>
    </KioskGrid>
  );
}

interface CurvePanelProps {
  coin: Coin;
  source: HashrateSource;
  place: 'side' | 'wide';
  /** The figure of now. */
  now: FigureText | undefined;
}

/** A month of one hashrate. What the pool has is an amount, which discreet mode hides; the network is everybody's. */
function CurvePanel({ coin, source, place, now: figure }: CurvePanelProps) {
  const { t } = useTranslation(['pool', 'common']);
  const amount = useAmount();
  const { data: response, isError } = useApiQuery(hashrateQuery(coin, source));
  const curve = response?.data;
  const series = useMemo(() => curve && dailyCurve(curve, coin.chartUnit), [curve, coin.chartUnit]);
  const points = series?.points ?? (isError ? [] : undefined);
  const { formats, facts } = useChartFormats(series?.points, { unit: series?.unit ?? coin.chartUnit });
  const text = figure ? `${figure.value} ${figure.unit}` : '--';
  const [first, last] = [points?.[0], points?.at(-1)];
  return (
    <KioskPanel place={place} title={t(`pool:chart.${source}`)} aside={source === 'pool' ? amount(text) : text}>
      <KioskPlot
        values={points && valuesInSteps(points, DAY_MS)}
        from={first ? formats.timeTick(first.atMs) : ''}
        to={last ? formats.timeTick(last.atMs) : ''}
        summary={facts ? t('pool:chart.summary', { coin: coin.symbol, source: t(`pool:chart.${source}`), ...facts }) : ''}
        emptyText={t('common:noData')}
      />
    </KioskPanel>
  );
}

/** The change to come and when it does; a coin whose difficulty follows every block has none. */
function NextDifficulty({ forecast, madeAtMs }: { forecast: DifficultyForecast | null; madeAtMs: number | undefined }) {
  const { t } = useTranslation(['pool', 'coin-row']);
  if (!forecast) return t('coin-row:details.everyBlock');
  if (!forecast.next) return '--';
  return (
    <>
      <RatioChange ratio={forecast.next.change.ratio} isNeutral />{' '}
      {forecast.atMs !== undefined && <AdjustsIn atMs={forecast.atMs} madeAtMs={madeAtMs} />}
    </>
  );
}
