import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { KioskAmount, KioskPanel } from '#src/parts/kiosk/kiosk-panel.tsx';
import { useAmount } from '#src/parts/kiosk/kiosk-settings.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import type { CoinRowData } from '../use-coin-rows.ts';
import { OldFigures } from '../old-figures.tsx';
import styles from './table-kiosk-page.module.css';

/** The pool's coins as large rows: what a unit earns, the price, and both hashrates. */
export function TableKioskPage({ rows }: { rows: readonly CoinRowData[] }) {
  const { t } = useTranslation('pool');
  const amount = useAmount();
  return (
    <KioskPanel place="whole" aside={t('note')}>
      <DataTable className={styles.table} columns={boardColumns(t, amount)} rows={rows} rowKey={({ coin }) => coin.id} hasLabels />
    </KioskPanel>
  );
}

/** What a row says; `amount` hides what discreet mode hides. */
function boardColumns(t: TFunction<'pool'>, amount: ReturnType<typeof useAmount>): readonly Column<CoinRowData>[] {
  return [
    {
      id: 'coin',
      label: t('columns.coin'),
      cell: ({ coin, record }) => (
        <span className={styles.coin}>
          {coin.icon !== '' && <img src={coin.icon} alt="" width={34} height={34} decoding="async" />}
          <span>
            <b>{coin.symbol}</b>
            <span className={styles.second}>{coin.algorithm}</span>
            <OldFigures record={record} />
          </span>
        </span>
      ),
    },
    {
      id: 'profit',
      label: t('columns.profit'),
      cell: ({ figures }) => (
        <>
          <KioskAmount value={figures?.income.value ?? '--'} unit={figures?.income.unit ?? ''} tone="ember" />
          <span className={styles.second}>
            {figures && t('row.perUnit', { money: amount(figures.incomeMoney), unit: figures.incomeUnit })}
          </span>
        </>
      ),
    },
    {
      id: 'price',
      label: t('columns.price'),
      cell: ({ figures }) => (
        <>
          <KioskAmount value={figures?.price ?? '--'} />
          <span className={styles.second}>{figures?.change && <RatioChange {...figures.change} />}</span>
        </>
      ),
    },
    {
      id: 'poolHashrate',
      label: t('columns.poolHashrate'),
      cell: ({ figures }) => <KioskAmount value={figures?.poolHashrate.value ?? '--'} unit={figures?.poolHashrate.unit ?? ''} />,
    },
    {
      id: 'networkHashrate',
      label: t('columns.networkHashrate'),
      cell: ({ figures }) => (figures ? <Figure {...figures.networkHashrate} /> : '--'),
    },
  ];
}
