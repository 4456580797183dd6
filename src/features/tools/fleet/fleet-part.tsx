import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { runRules } from '#src/parts/run-rules.ts';
import { noRules } from '#src/state/fleet.ts';
import { AnswerLine, bringIntoView } from '../answer-line.tsx';
import { Sensitivity } from '../asic/sensitivity.tsx';
import { TariffClock } from '../asic/tariff-clock.tsx';
import { type AsicTool, asicAddress } from '../asic/use-asic-tool.ts';
import { EarningsProblem } from '../earnings-parts.tsx';
import { tariffCsv } from '../electricity/electricity-csv.ts';
import { ToolActions, toolFileName } from '../tool-actions.tsx';
import { fleetColumns } from './fleet-columns.tsx';
import { fleetFile } from './fleet-csv.ts';
import { courseColumns, FleetForecast } from './fleet-forecast.tsx';
import { withFleet } from './fleet-link.ts';
import styles from './fleet.module.css';
import { fleetNetAt } from './fleet-net-at.ts';
import { FleetPlan } from './fleet-plan.tsx';
import { FleetPrice } from './fleet-price.tsx';
import { FleetSection } from './fleet-section.tsx';
import { useTodayWords } from './next-switch.tsx';
import { useFleetCourses } from './use-fleet-courses.ts';

/** The visitor's own machines: what they leave today and are switched to next, how long they pay, and when to run them. */
export function FleetPart({ tool }: { tool: AsicTool }) {
  const { t } = useTranslation('fleet');
  const { t: tools } = useTranslation('tools');
  const { t: forecast } = useTranslation('forecast');
  const { t: electricity } = useTranslation('electricity');
  const { tariff, own, list, response, pool, formats, currency, rate, usual, prices, lines, sums, figuresHourMs, isSimulated, isDaily } =
    tool;
  const { rules } = own.fleet;
  const section = useRef<HTMLDivElement>(null);
  const [today] = sums.days;
  const answer = useTodayWords(lines, today?.net, formats.estimate(Math.abs(today?.net ?? 0), currency));
  const netAt = useMemo(() => fleetNetAt(lines, runRules(rules, { currency, cnyPerUsd: rate })), [lines, rules, currency, rate]);
  const courses = useFleetCourses({ lines, list: pool, electricity: prices, nowMs: figuresHourMs });
  const columns = fleetColumns({ t, formats, currency, sums });
  const csv = response && {
    name: toolFileName('fleet', response.madeAt),
    rows: () =>
      fleetFile(
        {
          columns,
          lines,
          rules,
          currency,
          usual,
          madeAtMs: response.madeAt,
          typedPrices: tariffCsv(tariff.tariff, tools, electricity),
          courses: { columns: courseColumns({ t: forecast, tools, fleet: t, formats }), rows: courses },
        },
        { t, tools, time: formats.time },
      ),
    isSimulated,
  };
  return (
    <>
      <AnswerLine text={answer} isLoading={list.isPending} showName={tools('answer.showResult')} onShow={() => bringIntoView(section)} />
      {list.error && !response && <EarningsProblem error={list.error} isBusy={list.isFetching} onRetry={() => void list.refetch()} />}
      <div ref={section} className={styles.results} tabIndex={-1} role="group" aria-label={tools('answer.result')}>
        <FleetSection {...{ own, lines, sums, response, columns }} electricity={prices} isLoading={list.isPending} machine={undefined}>
          <FleetPrice {...{ tariff, usual }} />
        </FleetSection>
      </div>
      <FleetForecast courses={courses} />
      <Sensitivity text={t('sensitivity')} netAt={netAt} electricity={today?.electricity} />
      <TariffClock
        place={{ tariff: tariff.tariff, shown: currency, cnyPerUsd: rate, income: bestBreakEven(lines) }}
        onChange={tariff.change}
        plan={<FleetPlan {...{ own, lines, isSimulated, isDaily }} shown={{ currency, cnyPerUsd: rate }} isLoading={list.isPending} />}
      />
      <ToolActions
        link={withFleet(asicAddress(tool, ''), own.fleet)}
        csv={csv}
        onReset={() => {
          tariff.reset();
          own.setRules(noRules);
        }}
      />
    </>
  );
}

/** What a kWh brings in the machines that make most of it. */
function bestBreakEven(lines: AsicTool['lines']): number | undefined {
  const known = lines.flatMap(({ breakEven }) => breakEven ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}
