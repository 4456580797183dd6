import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyCodes } from '#src/domain/tariff/currencies.ts';
import type { TableColumns, UnknownTable } from '#src/domain/tariff/read-tariff.ts';
import { Button } from '#src/ui/button.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { unitIds } from './read-prices.model.ts';
import styles from './tariff.module.css';

interface TariffColumnsFormProps {
  table: UnknownTable;
  /** What was picked before, or is likely meant. */
  first: TableColumns;
  onRead: (columns: TableColumns) => void;
}

const unitKeys = { kwh: 'columns.perKwh', cents: 'columns.perKwhCents', mwh: 'columns.perMwh' } as const;

/** Asks which column of a table is the time, the price and the zone, and shows its first rows by that. */
export function TariffColumnsForm({ table, first, onRead }: TariffColumnsFormProps) {
  const { t } = useTranslation('electricity');
  const [columns, setColumns] = useState(first);
  const { names, rows } = table;
  const set = (changes: Partial<TableColumns>) => setColumns({ ...columns, ...changes });
  const all = names.map((name, index) => ({
    value: String(index),
    label: [name.startsWith('#') ? `#${index + 1}` : name, rows[0]?.[index] ?? ''].filter((text) => text !== '').join(': '),
  }));
  const none = { value: '', label: t('columns.none') };
  const asSaid = { value: '', label: t('columns.asSaid') };
  const picked = [
    { id: 'time', index: columns.time },
    { id: 'hour', index: columns.hour },
    { id: 'price', index: columns.price },
    { id: 'zone', index: columns.zone },
  ] as const;
  const shown = picked.flatMap(({ id, index }) =>
    index === undefined ? [] : { id, label: t(`columns.${id}`), cell: (row: readonly string[]) => row[index] },
  );
  return (
    <section className={styles.preview} aria-label={t('columns.title')}>
      <p className={styles.dayName}>{t('columns.title')}</p>
      <div className={styles.questions}>
        {picked.map(({ id, index }) => (
          <SelectField
            key={id}
            label={t(`columns.${id}`)}
            value={index === undefined ? '' : String(index)}
            options={id === 'time' || id === 'price' ? all : [none, ...all]}
            onChange={(value) => set({ [id]: value === '' ? undefined : Number(value) })}
          />
        ))}
        <SelectField
          label={t('columns.unit')}
          value={columns.unit ?? ''}
          options={[asSaid, ...unitIds.map((value) => ({ value, label: t(unitKeys[value]) }))]}
          onChange={(value) => set({ unit: unitIds.find((unit) => unit === value) })}
        />
        <SelectField
          label={t('columns.currency')}
          value={columns.currency ?? ''}
          options={[asSaid, ...currencyCodes.map((value) => ({ value, label: value }))]}
          onChange={(value) => set({ currency: value === '' ? undefined : value })}
        />
      </div>
      <DataTable
        className={styles.firstRows}
        columns={shown}
        rows={rows}
        rowKey={(_, index) => index}
        caption={<caption>{t('columns.first')}</caption>}
      />
      <div className={styles.importActions}>
        <Button variant="primary" size="sm" onClick={() => onRead(columns)}>
          {t('columns.read')}
        </Button>
      </div>
    </section>
  );
}
