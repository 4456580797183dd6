import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { forecastKinds } from '#src/domain/machine-course.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { lossWords } from '../forecast/days-ahead.ts';
import { nextCutWords } from '../forecast/forecast-words.ts';
import toolCard from '../tool-card.module.css';
import type { FleetCourse } from './use-fleet-courses.ts';

interface ForecastWords {
  readonly t: TFunction<'forecast'>;
  readonly tools: TFunction<'tools'>;
  readonly fleet: TFunction<'fleet'>;
  readonly formats: Pick<ReturnType<typeof useFormats>, 'date'>;
}

/** From when each kind of machines runs at a loss in every hour, by the ways that the difficulty may go, on the page and in the file. */
export function courseColumns({ t, tools, fleet, formats: { date } }: ForecastWords): readonly Column<FleetCourse>[] {
  const wordsOf = ({ course }: FleetCourse, kind: (typeof forecastKinds)[number]) => {
    const way = course?.forecasts.scenarios.find((each) => each.kind === kind);
    return lossWords(way?.lossIn, tools, { date, nowMs: course?.forecasts.nowMs ?? 0 });
  };
  return [
    { id: 'machines', label: fleet('columns.machines'), cell: ({ name }) => name, csv: ({ name }) => name },
    ...forecastKinds.map((kind): Column<FleetCourse> => ({
      id: kind,
      label: fleet('long.column', { way: t(`kinds.${kind}`) }),
      cell: (row) => <Figure size="sm" longest={0} value={wordsOf(row, kind)} />,
      csv: (row) => wordsOf(row, kind),
    })),
  ];
}

/** How long the machines of the fleet pay for their electricity, and the next cut of each coin's reward. */
export function FleetForecast({ courses }: { courses: readonly FleetCourse[] }) {
  const { t } = useTranslation('forecast');
  const { t: tools } = useTranslation('tools');
  const { t: fleet } = useTranslation('fleet');
  const formats = useFormats();
  const known = courses.flatMap(({ course }) => course ?? []);
  const coins = known.filter(({ market }, index) => known.findIndex((each) => each.market.coin === market.coin) === index);
  return (
    <section className={classNames(layout.card, toolCard.card)} aria-labelledby="fleet-forecast-title">
      <h3 id="fleet-forecast-title" className={typography.h3}>
        {fleet('long.title')}
      </h3>
      <p className={toolCard.note}>{t('lede')}</p>
      {coins.map(({ market: { coin }, forecasts: { cuts, nowMs } }) => (
        <p key={coin.id}>{nextCutWords({ coin, cuts, nowMs }, t, formats)}</p>
      ))}
      <DataTable
        className={tableLook.stacked}
        hasLabels
        columns={courseColumns({ t, tools, fleet, formats })}
        rows={courses}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
