import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardSystem, type ChainClock, usableBytes } from '#src/domain/dag-fit.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Chart } from '#src/ui/chart.tsx';
import { summarise } from '#src/ui/chart-summary.ts';
import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import type { CardRow } from './cards.model.ts';
import { type DagQuestion, gibOf } from './dag.model.ts';
import { growth, yearsUntil } from './growth.model.ts';
import styles from './dag.module.css';

interface DagGrowthProps {
  question: DagQuestion;
  clock: ChainClock;
  system: CardSystem;
  rows: readonly CardRow[];
}

/** The dataset by time, past and to come; measured against what the chosen card can hold. */
export function DagGrowth({ question: { symbol, nowMs }, clock: { anchor, blockTimeS }, system, rows }: DagGrowthProps) {
  const { t } = useTranslation('tools');
  const { number } = useFormats();
  const chosen = rows.find(({ name }) => name !== undefined);
  // By the hour: the drawing is not made anew each minute.
  const hourMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const reference = chosen && gibOf(usableBytes(chosen.memoryGb, system));
  return (
    <section className={styles.growth} aria-labelledby="dag-growth">
      <h3 id="dag-growth" className={typography.h4}>
        {t('dag.growth.title')}
      </h3>
      <p className={classNames(typography.small, styles.legend)}>
        {chosen ? t('dag.growth.reference', { card: chosen.name, memory: `${number(reference, 2)} GiB` }) : t('dag.growth.text')}
      </p>
      <GrowthChart
        symbol={symbol}
        height={anchor.height}
        atMs={anchor.atMs}
        blockTimeS={blockTimeS}
        nowMs={hourMs}
        futureYears={yearsUntil(chosen?.end.kind === 'ends' ? chosen.end.when?.atMs : undefined, hourMs)}
        reference={reference}
      />
    </section>
  );
}

interface GrowthChartProps {
  symbol: string;
  /** A known block of the chain, and when it was. */
  height: number;
  atMs: number;
  blockTimeS: number;
  nowMs: number;
  futureYears: number;
  /** GiB. */
  reference: number | undefined;
}

function GrowthChart({ symbol, height, atMs, blockTimeS, nowMs, futureYears, reference }: GrowthChartProps) {
  const { t } = useTranslation('tools');
  const points = useMemo(
    () => growth({ symbol, anchor: { height, atMs }, blockTimeS, nowMs, futureYears }),
    [symbol, height, atMs, blockTimeS, nowMs, futureYears],
  );
  const formats = useGrowthFormats();
  const span = summarise(points);
  const facts = span && {
    coin: symbol,
    from: formats.time(span.first.atMs),
    to: formats.time(span.latest.atMs),
    low: formats.value(span.first.value),
    high: formats.value(span.latest.value),
  };
  return (
    <Chart
      points={points}
      formats={formats}
      forecastFromMs={nowMs}
      {...(reference !== undefined && { reference })}
      summary={facts ? t('dag.growth.summary', facts) : ''}
      stepLabel={t('dag.growth.step')}
      emptyText={t('dag.unknown')}
    />
  );
}

function useGrowthFormats() {
  const { number, beijingDate } = useFormats();
  return useMemo(
    () => ({
      value: (value: number) => `${number(value, 2)} GiB`,
      time: beijingDate,
      tick: (value: number, digits: number) => number(value, digits),
      timeTick: (atMs: number) => new Date(atMs).toISOString().slice(0, 7),
    }),
    [number, beijingDate],
  );
}
