import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#src/domain/days.ts';
import { type ForecastKind, forecastKinds } from '#src/domain/machine-course.ts';
import type { RewardCut } from '#src/domain/rewards.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { Chart } from '#src/ui/chart.tsx';
import { summarise } from '#src/ui/chart-summary.ts';
import { Segment } from '#src/ui/segment.tsx';
import styles from '../tool-sheet.module.css';
import toolCard from '../tool-card.module.css';
import { rewardText } from './forecast-words.ts';
import { drawnCourse, type Forecasts } from './forecast.model.ts';

interface ForecastChartProps {
  forecasts: Forecasts;
  /** Of the coin whose reward is cut. */
  symbol: string;
}

/** What is left of a day from now on, for one scenario of the difficulty at a time; it steps with each cut of the reward. */
export function ForecastChart({ forecasts: { scenarios, cuts, nowMs }, symbol }: ForecastChartProps) {
  const { t } = useTranslation('forecast');
  const formats = useCourseFormats(cuts, symbol);
  const [kind, setKind] = useState<ForecastKind>('today');
  const way = scenarios.find((each) => each.kind === kind);
  const points = useMemo(
    () => (way ? drawnCourse(way).map(({ inDays, net }) => ({ atMs: Math.round(nowMs + inDays * DAY_MS), value: net })) : []),
    [way, nowMs],
  );
  const span = summarise(points);
  const facts = span && {
    from: formats.time(span.first.atMs),
    to: formats.time(span.latest.atMs),
    first: formats.value(span.first.value),
    last: formats.value(span.latest.value),
    low: formats.value(span.min.value),
  };
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('chart.label')}
        value={kind}
        options={forecastKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={setKind}
      />
      <p className={toolCard.note}>{t('chart.text')}</p>
      <Chart
        points={points}
        formats={formats}
        reference={0}
        forecastFromMs={nowMs}
        summary={facts ? t('chart.summary', facts) : ''}
        stepLabel={t('chart.step')}
        emptyText={t('chart.empty')}
      />
    </>
  );
}

/** Figures and moments of the drawing; the moment of a cut says what is paid from then on. */
function useCourseFormats(cuts: readonly RewardCut[], symbol: string) {
  const { t } = useTranslation('forecast');
  const { money, beijingDate, number } = useFormats();
  const currency = useAtomValue(currencyAtom);
  return useMemo(() => {
    const rewards = new Map(cuts.map(({ atMs, reward }) => [Math.round(atMs), rewardText(reward, symbol)]));
    return {
      value: (value: number) => money(value, currency),
      time: (atMs: number) => {
        const reward = rewards.get(atMs);
        return reward === undefined ? beijingDate(atMs) : t('chart.cut', { date: beijingDate(atMs), reward });
      },
      tick: (value: number, digits: number) => number(value, digits),
      timeTick: (atMs: number) => new Date(atMs).toISOString().slice(0, 7),
    };
  }, [t, cuts, symbol, money, beijingDate, number, currency]);
}
