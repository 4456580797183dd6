import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { csvFigure } from '#src/domain/csv.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import { rowFigures, rowName, rowUnit } from '#src/state/fleet.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { kwhPrice } from '../figures.ts';
import { useSourceWords } from '../source-words.ts';
import styles from '../tool-card.module.css';
import { type FleetLine, type FleetSums, rowSource } from './fleet.model.ts';
import { runWords } from './fleet-words.ts';

interface FleetColumns {
  readonly t: TFunction<'fleet'>;
  readonly formats: Pick<ReturnType<typeof useFormats>, 'number' | 'estimate' | 'time'>;
  readonly currency: Currency;
  readonly sums: FleetSums;
}

const lossOf = (net: Maybe) => ({ 'data-loss': (net ?? 0) < 0 || undefined }) as const;

/** What is said of each row of the fleet and of all of them, on the page and in the file. */
export function fleetColumns({
  t,
  formats: { number, estimate: money, time },
  currency,
  sums,
}: FleetColumns): readonly Column<FleetLine>[] {
  const figure = (text: string) => <Figure size="sm" longest={18} value={text} />;
  const power = (watts: Maybe) => figure(typeof watts === 'number' ? `${number(watts / 1000, 2)} kW` : '--');
  const amount = (value: Maybe) => figure(money(value, currency));
  const incomeOf = ({ machines }: FleetLine) => product(machines.incomePerDay, machines.count);
  const runsOf = ({ days }: FleetLine) => runWords(days[0]?.hours ?? [], t, time);
  const [today, tomorrow] = sums.days;
  return [
    {
      id: 'machines',
      label: t('columns.machines'),
      cell: (line) => <Machines {...line} />,
      csv: ({ row }) => rowName(row),
      sum: { cell: t('sum'), csv: t('sum') },
    },
    { id: 'coin', label: t('csv.coin'), csv: ({ symbol }) => symbol },
    { id: 'count', label: t('csv.count'), csv: ({ machines }) => csvFigure(machines.count) },
    {
      id: 'hashrate',
      label: t('columns.hashrate'),
      cell: ({ hashrateHs }) => figure(formatHashrate(hashrateHs, 'H/s')),
      csv: ({ row }) => csvFigure(product(Number(row.hashrate), rowFigures(row).count)),
    },
    { id: 'unit', label: t('csv.unit'), csv: ({ row }) => rowUnit(row) ?? null },
    {
      id: 'power',
      label: t('columns.power'),
      unit: 'W',
      cell: ({ powerW }) => power(powerW),
      csv: ({ powerW }) => csvFigure(powerW),
      sum: { cell: power(sums.powerW), csv: csvFigure(sums.powerW) },
    },
    {
      id: 'income',
      label: t('columns.income'),
      unit: currency,
      cell: (line) => amount(incomeOf(line)),
      csv: (line) => csvFigure(incomeOf(line)),
      sum: { cell: amount(sums.income), csv: csvFigure(sums.income) },
    },
    {
      id: 'breakEven',
      label: t('columns.breakEven'),
      unit: currency,
      cell: ({ breakEven }) => figure(kwhPrice(breakEven, currency)),
      csv: ({ breakEven }) => csvFigure(breakEven),
    },
    { id: 'runs', label: t('columns.runs'), cell: runsOf, csv: runsOf },
    {
      id: 'net',
      label: t('columns.net'),
      unit: currency,
      cell: ({ days }) => amount(days[0]?.net),
      csv: ({ days }) => csvFigure(days[0]?.net),
      data: ({ days }) => lossOf(days[0]?.net),
      sum: { cell: amount(today?.net), csv: csvFigure(today?.net), data: lossOf(today?.net) },
    },
    {
      id: 'tomorrow',
      label: t('facts.tomorrow'),
      unit: currency,
      csv: ({ days }) => csvFigure(days[1]?.net),
      sum: { csv: csvFigure(tomorrow?.net) },
    },
  ];
}

/** Machines of one kind, the coin they mine, and where their figures were read. */
function Machines({ name, symbol, row }: FleetLine) {
  const { t } = useTranslation('fleet');
  const sourceWords = useSourceWords();
  const source = rowSource(row);
  return (
    <>
      {name}
      <span className={styles.note}>{symbol}</span>
      <span className={styles.note}>
        {typeof source === 'string' ? t(`source.${source}`) : t('source.listed', { source: sourceWords(source) })}
      </span>
    </>
  );
}
