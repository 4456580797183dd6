import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { SheetPlot } from '#src/parts/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { type Paper, type PaperRow, seriesDays, TREND_DAYS } from '../paper.model.ts';
import styles from './paper-lead.module.css';
import { CHART_HEIGHT, CHART_WIDTH, chartShape, type ChartShape } from './price-chart.model.ts';

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

/** The headlines of the day, out of the figures themselves and in the language of the answer. */
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

/** The place of the headlines while they are under way. */
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

/** The price of a coin over the last days. Plain SVG: the page loads no chart library, and it prints sharp. */
function PriceChart({ row, dayStartMs }: PriceChartProps) {
  const { t } = useTranslation('daily-paper');
  const prices = row?.prices ?? [];
  const shape = chartShape(prices);
  const symbol = row?.coin.symbol ?? 'BTC';
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h2 className={styles.title}>{t('chart.title', { symbol, days: prices.length || TREND_DAYS })}</h2>
        <p className={styles.unit}>{t('chart.unit')}</p>
      </figcaption>
      <div className={styles.frame}>
        {shape && dayStartMs !== undefined && <PriceDrawing shape={shape} prices={prices} symbol={symbol} dayStartMs={dayStartMs} />}
      </div>
    </figure>
  );
}

interface PriceDrawingProps {
  shape: ChartShape;
  prices: readonly number[];
  symbol: string;
  dayStartMs: number;
}

/** Area, line and end dot over the grid. */
function PriceDrawing({ shape, prices, symbol, dayStartMs }: PriceDrawingProps) {
  const { number, beijingDay } = useFormats();
  const fillId = useId();
  const days = seriesDays(dayStartMs, prices.length);
  const [from, to] = [beijingDay(days.fromMs), beijingDay(days.toMs)];
  const summary = usePriceSummary({ prices, symbol, from, to });
  const grid = shape.grid.map(({ y, price }) => ({ y, label: number(price, shape.digits) }));
  return (
    <SheetPlot width={CHART_WIDTH} height={CHART_HEIGHT} grid={grid} from={from} to={to} summary={summary}>
      <linearGradient id={fillId} x1="0" x2="0" y1="0" y2="1">
        <stop className={styles.fillTop} offset="0" />
        <stop className={styles.fillFoot} offset="1" />
      </linearGradient>
      <path fill={`url(#${fillId})`} d={shape.area} />
      <path className={styles.line} d={shape.line} />
      <path className={styles.end} d={`M${CHART_WIDTH} ${shape.endY}h0`} />
    </SheetPlot>
  );
}

interface PriceCourse {
  prices: readonly number[];
  symbol: string;
  /** First and last day, in words. */
  from: string;
  to: string;
}

/** A price chart in one sentence, for those who cannot see it (decision H3). */
function usePriceSummary({ prices, ...course }: PriceCourse): string {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  return t('chart.summary', {
    ...course,
    first: usd(prices[0]),
    last: usd(prices.at(-1)),
    lowest: usd(Math.min(...prices)),
    highest: usd(Math.max(...prices)),
  });
}
