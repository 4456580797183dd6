import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { CoinName } from './coin-name.tsx';
import styles from './coin-row.module.css';
import { MissingFigure } from './missing-figure.tsx';
import type { CoinRowData } from './use-coin-rows.ts';

interface CoinRowCellsProps {
  row: CoinRowData;
  isLoading: boolean;
}

/** The figures of one coin. Every line box stands at its final height before its figure arrives (decision A5). Memoised: a press of the row changes none of them. */
export const CoinRowCells = memo(function CoinRowCells({ row: { coin, figures }, isLoading }: CoinRowCellsProps) {
  const { t } = useTranslation(['pool', 'common']);
  const missing = <MissingFigure isLoading={isLoading} width="8ch" />;
  return (
    <>
      <th {...tableRoles.rowHeader}>
        <CoinName coin={coin} />
      </th>
      <td {...tableRoles.cell} data-column="profit">
        <span className={styles.line}>
          {figures ? <Figure value={figures.income} /> : <MissingFigure isLoading={isLoading} width="10ch" />}
        </span>
        <span className={styles.second}>
          {figures ? t('row.perUnit', { money: figures.incomeMoney, unit: figures.incomeUnit }) : isLoading && <Skeleton width="12ch" />}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="price">
        <span className={styles.line}>{figures ? <Figure value={figures.price} /> : missing}</span>
        <span className={styles.second}>{figures?.change && <RatioChange {...figures.change} />}</span>
      </td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.poolHashrate} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.networkHashrate} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure value={figures.miners} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.difficulty} /> : missing}</td>
    </>
  );
});
