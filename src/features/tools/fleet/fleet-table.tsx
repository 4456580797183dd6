import { useTranslation } from 'react-i18next';
import { type Maybe, product } from '#src/domain/known.ts';
import type { Currency } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { FleetRow } from '#src/state/fleet.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Figure } from '#src/ui/figure.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { kwhPrice } from '../figures.ts';
import toolTable from '../tool-table.module.css';
import { useSourceWords } from '../source-words.ts';
import { runWords } from './fleet-words.ts';
import { type FleetLine, type FleetSums, rowSource } from './fleet.model.ts';
import styles from './fleet.module.css';

const columns = ['hashrate', 'power', 'income', 'breakEven', 'runs', 'net'] as const;
type Column = (typeof columns)[number];

interface FleetTableProps {
  lines: readonly FleetLine[];
  sums: FleetSums;
  currency: Currency;
  onEdit: (row: FleetRow) => void;
  onRemove: (row: FleetRow) => void;
}

/** Every row of the fleet and their sum; on a phone one below the other. */
export function FleetTable({ lines, sums, currency, onEdit, onRemove }: FleetTableProps) {
  const { t } = useTranslation('fleet');
  return (
    <table className={classNames(toolTable.table, toolTable.stacked)} {...tableRoles.table}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader}>{t('columns.machines')}</th>
          {columns.map((column) => (
            <th key={column} {...tableRoles.columnHeader}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th {...tableRoles.columnHeader} data-print="no">
            {t('columns.change')}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} currency={currency} onEdit={() => onEdit(line.row)} onRemove={() => onRemove(line.row)} />
        ))}
      </tbody>
      {lines.length > 1 && <SumRow sums={sums} currency={currency} />}
    </table>
  );
}

/** How the figures of a row are written. */
function useCells(currency: Currency) {
  const { number, money } = useFormats();
  return {
    power: (watts: Maybe) => (typeof watts === 'number' ? `${number(watts / 1000, 2)} kW` : '--'),
    amount: (amount: Maybe) => money(amount, currency),
  };
}

interface LineRowProps {
  line: FleetLine;
  currency: Currency;
  onEdit: () => void;
  onRemove: () => void;
}

function LineRow({ line, currency, onEdit, onRemove }: LineRowProps) {
  const { t } = useTranslation('fleet');
  const { time } = useFormats();
  const sourceWords = useSourceWords();
  const { power, amount } = useCells(currency);
  const { machines, days, symbol, name } = line;
  const [today] = days;
  const source = rowSource(line.row);
  const cells: Readonly<Record<Column, string>> = {
    hashrate: formatHashrate(line.hashrateHs, 'H/s'),
    power: power(line.powerW),
    income: amount(product(machines.incomePerDay, machines.count)),
    breakEven: kwhPrice(line.breakEven, currency),
    runs: runWords(today?.hours ?? [], t, time),
    net: amount(today?.net),
  };
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>
        {name}
        <span className={toolTable.note}>{symbol}</span>
        <span className={toolTable.note}>
          {typeof source === 'string' ? t(`source.${source}`) : t('source.listed', { source: sourceWords(source) })}
        </span>
      </th>
      {columns.map((column) => (
        <Cell key={column} column={column} text={cells[column]} isLoss={column === 'net' && (today?.net ?? 0) < 0} />
      ))}
      <td {...tableRoles.cell} data-print="no">
        <span className={styles.buttons}>
          <Button variant="line" size="sm" aria-label={t('editName', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button variant="line" size="sm" aria-label={t('removeName', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </span>
      </td>
    </tr>
  );
}

function SumRow({ sums, currency }: Pick<FleetTableProps, 'sums' | 'currency'>) {
  const { t } = useTranslation('fleet');
  const { power, amount } = useCells(currency);
  const net = sums.days[0]?.net;
  const cells: Readonly<Partial<Record<Column, string>>> = { power: power(sums.powerW), income: amount(sums.income), net: amount(net) };
  return (
    <tfoot {...tableRoles.group}>
      <tr {...tableRoles.row} className={styles.sum}>
        <th {...tableRoles.rowHeader}>{t('sum')}</th>
        {columns.map((column) => {
          const text = cells[column];
          return text === undefined ? (
            <td key={column} {...tableRoles.cell} />
          ) : (
            <Cell key={column} column={column} text={text} isLoss={column === 'net' && (net ?? 0) < 0} />
          );
        })}
        <td {...tableRoles.cell} data-print="no" />
      </tr>
    </tfoot>
  );
}

function Cell({ column, text, isLoss }: { column: Column; text: string; isLoss: boolean }) {
  const { t } = useTranslation('fleet');
  return (
    <td {...tableRoles.cell} data-loss={isLoss || undefined}>
      <span className={toolTable.label} aria-hidden="true">
        {t(`columns.${column}`)}
      </span>
      {column === 'runs' ? text : <Figure size="sm" longest={18} value={text} />}
    </td>
  );
}
