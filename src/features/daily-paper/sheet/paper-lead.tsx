import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { CHART_HEIGHT, CHART_WIDTH, chartShape, type ChartShape } from '#src/parts/sheet/chart-shape.ts';
import { SheetChart, SheetPlot } from '#src/parts/sheet/sheet-chart.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { type Paper, type PaperRow, seriesDays, seriesFacts, TREND_DAYS } from '../paper.model.ts';
import styles from './paper-lead.module.css';

/** The lead story with the further headlines, and beside it the price of the first coin. */
export function PaperLead({ paper }: { paper: Paper | undefined }) {
  const { t } = useTranslation('daily-paper');
  return (
    <div className={styles.lead}>
      <section className={styles.stories} aria-label={t('lead.label')}>
        {paper ? <PaperStories paper={paper} /> : <StoriesSkeleton />}
      </section>
      <PriceChart row={paper?.first} dayStartMs={paper?.dayStartMs} />
    </div>
  );
}

/** The headlines of the day, out of the figures themselves and in the language of the response. */
function PaperStories({ paper: { lead, headlines } }: { paper: Paper }) {
  const { t } = useTranslation('daily-paper');
  if (!lead) return <p className={styles.summary}>{t('lead.none')}</p>;
  return (
    <>
      <h2 className={styles.headline}>{lead.title}</h2>
      <p className={styles.summary}>{lead.summary}</p>
      <div className={styles.columns}>
        {headlines.map((story) => (
          <div key={story.title} className={styles.story}>
            <h3>{story.title}</h3>
            <p>{story.summary}</p>
          </div>
        ))}
      </div>
    </>
  );
}

/** The place of the headlines while they are loading. */
function StoriesSkeleton() {
  return (
    <>
      <p className={styles.headline}>
        <Skeleton />
        <Skeleton width="16ch" />
      </p>
      <p className={styles.waiting}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="24ch" />
      </p>
    </>
  );
}

interface PriceChartProps {
  row: PaperRow | undefined;
  dayStartMs: number | undefined;
}

/** The price of a coin over the last days. */
function PriceChart({ row, dayStartMs }: PriceChartProps) {
  const { t } = useTranslation('daily-paper');
  const title = t('chart.title', { symbol: row?.coin.symbol ?? 'BTC', days: row?.prices.length || TREND_DAYS });
  const shape = row && chartShape(row.prices);
  return (
    <SheetChart className={styles.chart} title={title} unit={t('chart.unit')}>
      {shape && dayStartMs !== undefined && <PriceDrawing row={row} shape={shape} dayStartMs={dayStartMs} />}
    </SheetChart>
  );
}

/** Line and end dot over the grid, without an area, for its axis does not begin at zero; the same in one sentence for those who cannot see it. */
function PriceDrawing({ row, shape, dayStartMs }: { row: PaperRow; shape: ChartShape; dayStartMs: number }) {
  const { t } = useTranslation('daily-paper');
  const { number, beijingDay, usd } = useFormats();
  const { prices, coin } = row;
  const days = seriesDays(dayStartMs, prices.length);
  const [from, to] = [beijingDay(days.fromMs), beijingDay(days.toMs)];
  const summary = t('chart.summary', {
    symbol: coin.symbol,
    from,
    to,
    ...seriesFacts(prices, usd),
  });
  const grid = shape.grid.map(({ y, value }) => ({ y, label: number(value, shape.digits) }));
  return (
    <SheetPlot width={CHART_WIDTH} height={CHART_HEIGHT} grid={grid} from={from} to={to} summary={summary}>
      <path className={styles.line} d={shape.line} />
      <path className={styles.end} d={`M${shape.endX} ${shape.endY}h0`} />
    </SheetPlot>
  );
}
