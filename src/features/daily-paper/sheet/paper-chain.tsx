import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from '#src/parts/sheet/chart-shape.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { SheetChart, SheetPlot } from '#src/parts/sheet/sheet-chart.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { type ChainFigure, chainFigures } from '../chain-figures.ts';
import type { PaperChain } from '../chain.model.ts';
import { seriesDays, seriesFacts } from '../paper.model.ts';
import styles from './paper-chain.module.css';
import priceStyles from './paper-lead.module.css';

interface PaperChainProps {
  /** Undefined until the response is there. */
  chain: PaperChain | undefined;
  chains: readonly PaperChain[];
  dayStartMs: number;
  onCoin: (symbol: string) => void;
}

/** What a unit of one coin's hashrate is worth, and how its chain stands; the coin is the reader's choice. */
export function PaperChainSection({ chain, chains, dayStartMs, onCoin }: PaperChainProps) {
  const { t } = useTranslation('daily-paper');
  const formats = useFormats();
  if (!chain) return <section className={styles.chain} aria-label={t('chain.label')} />;
  const { symbol } = chain.coin;
  return (
    <section className={styles.chain} aria-label={t('chain.label')}>
      <HashPriceChart chain={chain} dayStartMs={dayStartMs} />
      <div>
        <div className={styles.head}>
          <h2>{t('chain.title', { symbol })}</h2>
          <div data-print="no">
            <SelectField
              label={t('table.coin')}
              isLabelHidden
              value={symbol}
              options={chains.map(({ coin }) => ({ value: coin.symbol, label: coin.symbol }))}
              onChange={onCoin}
            />
          </div>
        </div>
        <FactList
          variant="figures"
          className={styles.figures}
          facts={chainFigures(chain, { t, formats }).map(({ name, detail, ...figure }) => ({
            label: name,
            value: <ChainValue {...figure} />,
            note: detail,
          }))}
        />
      </div>
      <Adjustments chain={chain} />
    </section>
  );
}

/** A figure, over a bar where it is the part of a whole. */
function ChainValue({ value, part }: Pick<ChainFigure, 'value' | 'part'>) {
  return (
    <>
      {value}
      {part !== undefined && (
        <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h100v4H0z" />
          <path className={styles.done} d={`M0 0h${(100 * part).toFixed(2)}v4H0z`} />
        </svg>
      )}
    </>
  );
}

/** Of USD for one unit; none where the pool does not state its days. */
function HashPriceChart({ chain: { coin, unit, hashPrices }, dayStartMs }: Pick<PaperChainProps, 'dayStartMs'> & { chain: PaperChain }) {
  const { t } = useTranslation('daily-paper');
  const { number, beijingDay, usd } = useFormats();
  const shape = chartShape(hashPrices);
  if (!shape) return null;
  const days = seriesDays(dayStartMs, hashPrices.length);
  const [from, to] = [beijingDay(days.fromMs), beijingDay(days.toMs)];
  const summary = t('chain.summary', {
    symbol: coin.symbol,
    unit,
    from,
    to,
    ...seriesFacts(hashPrices, usd),
  });
  const grid = shape.grid.map(({ y, value }) => ({ y, label: number(value, shape.digits) }));
  const title = t('chain.chart', { symbol: coin.symbol, days: hashPrices.length });
  return (
    <SheetChart className={styles.chart} title={title} unit={t('chain.chartUnit', { unit })}>
      <SheetPlot width={CHART_WIDTH} height={CHART_HEIGHT} grid={grid} from={from} to={to} summary={summary}>
        <path className={priceStyles.line} d={shape.line} />
        <path className={priceStyles.end} d={`M${shape.endX} ${shape.endY}h0`} />
      </SheetPlot>
    </SheetChart>
  );
}

/** The last adjustments of a chain that has them, the newest first. */
function Adjustments({ chain: { adjustments } }: { chain: PaperChain }) {
  const { t } = useTranslation('daily-paper');
  const { beijingDay } = useFormats();
  if (adjustments.length === 0) return null;
  return (
    <div className={styles.adjustments}>
      <h3>{t('chain.adjustments')}</h3>
      <ol>
        {adjustments.map(({ atMs, ratio }) => (
          <li key={atMs}>
            <time dateTime={new Date(atMs).toISOString()}>{beijingDay(atMs)}</time>
            <RatioChange ratio={ratio} isNeutral />
          </li>
        ))}
      </ol>
    </div>
  );
}
