import { useTranslation } from 'react-i18next';
import { convert } from '#src/domain/money.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { CHART_HEIGHT, CHART_WIDTH, chartShape, type ChartShape } from '#src/parts/sheet/chart-shape.ts';
import { linePath } from '#src/parts/sheet/line-path.ts';
import { SheetChart, SheetPlot } from '#src/parts/sheet/sheet-chart.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import type { Month } from '../use-month.ts';
import styles from './income-chart.module.css';

/** What the pool's miners earned by day, all coins together, in the visitor's currency. */
export function IncomeChart({ month: { totals, dayStarts, fullDays, cnyPerUsd, isWaiting } }: { month: Month }) {
  const { t } = useTranslation('monthly-report');
  const currency = useHydratedAtom(currencyAtom);
  const incomes = totals?.incomeUsdByDay.map((USD) => convert({ USD }, currency, cnyPerUsd)) ?? [];
  const shape = chartShape(incomes);
  return (
    <SheetChart className={styles.chart} title={t('chart.title')} unit={t(dayStarts.length > fullDays ? 'chart.unit' : 'chart.unitOver')}>
      {shape && <IncomeLines {...{ incomes, shape, dayStarts, fullDays }} />}
      {!shape && !isWaiting && <p className={styles.none}>{t('noIncome')}</p>}
    </SheetChart>
  );
}

interface IncomeLinesProps {
  /** In the visitor's currency; a running day is the last. */
  incomes: readonly (number | undefined)[];
  shape: ChartShape;
  dayStarts: readonly number[];
  fullDays: number;
}

/** The days that are over as a line; from there to the running one it is dotted. */
function IncomeLines({ incomes, shape, dayStarts, fullDays }: IncomeLinesProps) {
  const { t } = useTranslation('monthly-report');
  const { money, beijingDay } = useFormats();
  const currency = useHydratedAtom(currencyAtom);
  const full = incomes.map((income, index) => (index < fullDays ? income : undefined));
  const toRunning = incomes.map((income, index) => (index < fullDays - 1 ? undefined : income));
  const known = full.flatMap((income) => income ?? []);
  const [from, to] = [beijingDay(dayStarts[0] ?? 0), beijingDay(dayStarts.at(-1) ?? 0)];
  const onDay = (income: number) => ({ money: money(income, currency), day: beijingDay(dayStarts[full.indexOf(income)] ?? 0) });
  const [highest, lowest] = [onDay(Math.max(...known)), onDay(Math.min(...known))];
  const summary = t('chart.summary', {
    from,
    to: beijingDay(dayStarts[fullDays - 1] ?? 0),
    highest: highest.money,
    highestDay: highest.day,
    lowest: lowest.money,
    lowestDay: lowest.day,
  });
  const grid = shape.grid.map(({ y, value }) => ({ y, label: money(value, currency, shape.digits) }));
  return (
    <SheetPlot width={CHART_WIDTH} height={CHART_HEIGHT} grid={grid} from={from} to={to} summary={summary}>
      <path className={styles.line} d={linePath(full, shape.box)} />
      {incomes.length > fullDays && <path className={styles.running} d={linePath(toRunning, shape.box)} />}
    </SheetPlot>
  );
}
