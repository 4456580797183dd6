import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { rigOrder } from '#src/domain/rig.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Figure } from '#src/ui/figure.tsx';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import typography from '#src/ui/type.module.css';
import { kwhPrice } from '../figures.ts';
import type { Span } from '../market-course.ts';
import { OffSpanNote } from '../off-span-note.tsx';
import styles from '../tool-table.module.css';
import { gpuCoins } from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { LeftOutNotes } from './left-out-notes.tsx';

const columns = ['hashrate', 'power', 'ratio', 'income', 'breakEven', 'net'] as const;

interface GpuRankingProps {
  /** Best first; undefined without the pool's list. */
  ranked: readonly CoinOnRig[] | undefined;
  /** The list is on its way. */
  isLoading: boolean;
  chosenId: number | undefined;
  span: Span;
  /** The pool's list, which the figures are of. */
  response: ApiResponse<readonly PoolCoin[]> | undefined;
  onChoose: (id: string) => void;
}

/** Every coin that cards mine, best first, and by what they are ordered; on a phone one below the other. */
export function GpuRanking({ ranked, isLoading, chosenId, span, response, onChoose }: GpuRankingProps) {
  const { t } = useTranslation('tools');
  const order = rigOrder((ranked ?? []).map(({ day }) => day));
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="ranking-title" aria-busy={isLoading}>
      <h3 id="ranking-title" className={typography.h3}>
        {t(order === 'net' ? 'gpu.ranking.title' : 'gpu.ranking.titleLoss')}
      </h3>
      {ranked && ranked.length > 0 && <p className={styles.note}>{t(`gpu.ranking.order.${order}`)}</p>}
      <table className={classNames(styles.table, styles.stacked)} {...tableRoles.table}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader}>{t('earnings.coin')}</th>
            {columns.map((column) => (
              <th key={column} {...tableRoles.columnHeader}>
                {t(`gpu.ranking.${column}`)}
              </th>
            ))}
            <th {...tableRoles.columnHeader} data-print="no">
              {t('gpu.ranking.details')}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {ranked
            ? ranked.map((row) => <RankedRow key={row.coin.id} {...{ row, span, onChoose }} isChosen={row.coin.id === chosenId} />)
            : gpuCoins.map(({ coin }) => <RowWithoutFigures key={coin.id} symbol={coin.symbol} isLoading={isLoading} />)}
        </tbody>
      </table>
      <p className={styles.origin}>
        <FigureAge of={response} isWarning />
      </p>
    </section>
  );
}

interface RankedRowProps extends Pick<GpuRankingProps, 'span' | 'onChoose'> {
  row: CoinOnRig;
  isChosen: boolean;
}

function RankedRow({ row, span, isChosen, onChoose }: RankedRowProps) {
  const { t } = useTranslation('tools');
  const { number, money } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const { coin, algorithm, day } = row;
  const cells = {
    hashrate: formatHashrate(row.hashrateHs, 'H/s'),
    power: row.wallW === undefined ? '--' : `${number(row.wallW)} W`,
    ratio: day.ratio === undefined ? '--' : `${number(day.ratio, 2)} J/${gpuUnits[algorithm].slice(0, 2)}`,
    income: money(day.income, currency),
    breakEven: kwhPrice(day.breakEven, currency),
    net: money(day.net, currency),
  };
  return (
    <tr {...tableRoles.row} data-chosen={isChosen || undefined}>
      <th {...tableRoles.rowHeader}>
        {coin.symbol}
        <span className={styles.note}>{algorithm}</span>
        <LeftOutNotes row={row} />
        <OffSpanNote market={row.market} span={span} />
      </th>
      {columns.map((column) => (
        <td key={column} {...tableRoles.cell} data-loss={(column === 'net' && (day.net ?? 0) < 0) || undefined}>
          <span className={styles.label} aria-hidden="true">
            {t(`gpu.ranking.${column}`)}
          </span>
          <Figure size="sm" longest={14} value={cells[column]} />
        </td>
      ))}
      <td {...tableRoles.cell} data-print="no">
        <Button
          variant="line"
          size="sm"
          aria-pressed={isChosen}
          aria-label={t('gpu.ranking.chooseName', { coin: coin.symbol })}
          onClick={() => onChoose(String(coin.id))}
        >
          {t(isChosen ? 'gpu.ranking.chosen' : 'gpu.ranking.choose')}
        </Button>
      </td>
    </tr>
  );
}

/** A row's place while the pool's list is on its way. */
function RowWithoutFigures({ symbol, isLoading }: { symbol: string; isLoading: boolean }) {
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHeader}>{symbol}</th>
      {[...columns, 'details'].map((column) => (
        <td key={column} {...tableRoles.cell}>
          {isLoading ? <Skeleton width="6ch" /> : '--'}
        </td>
      ))}
    </tr>
  );
}
