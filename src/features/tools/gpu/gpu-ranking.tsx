import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { rigOrder } from '#src/domain/rig.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { type Column, DataTable } from '#src/ui/data-table.tsx';
import tableLook from '#src/ui/data-table.module.css';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import typography from '#src/ui/type.module.css';
import styles from '../tool-card.module.css';
import type { GpuCoin } from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';

interface GpuRankingProps {
  columns: readonly Column<CoinOnRig>[];
  /** The pool's coins that cards mine, which stand there until they are ranked. */
  mined: readonly GpuCoin[];
  /** Best first; undefined without the pool's list. */
  ranked: readonly CoinOnRig[] | undefined;
  /** The list is on its way. */
  isLoading: boolean;
  chosenId: number | undefined;
  onChoose: (id: string) => void;
  /** The pool's list, which the figures are of. */
  response: ApiResponse<readonly PoolCoin[]> | undefined;
}

/** Every coin that cards mine, best first, and by what they are ordered; on a phone one below the other. */
export function GpuRanking({ columns, mined, ranked, isLoading, chosenId, response, onChoose }: GpuRankingProps) {
  const { t } = useTranslation('tools');
  const order = rigOrder((ranked ?? []).map(({ day }) => day));
  return (
    <section className={classNames(layout.card, styles.card)} aria-labelledby="ranking-title" aria-busy={isLoading}>
      <h3 id="ranking-title" className={typography.h3}>
        {t(order === 'net' ? 'gpu.ranking.title' : 'gpu.ranking.titleLoss')}
      </h3>
      {ranked && ranked.length > 0 && <p className={styles.note}>{t(`gpu.ranking.order.${order}`)}</p>}
      <DataTable
        className={tableLook.stacked}
        hasLabels
        columns={[...columns, choiceColumn({ t, chosenId, onChoose })]}
        rows={ranked}
        rowKey={({ coin }) => coin.id}
        rowData={({ coin }) => ({ 'data-chosen': coin.id === chosenId || undefined })}
        waiting={{ heads: mined.map(({ coin }) => coin.symbol), cell: isLoading ? <Skeleton width="6ch" /> : '--' }}
      />
      <p className={styles.origin}>
        <FigureAge of={response} isWarning />
      </p>
    </section>
  );
}

/** A button a coin, to show it above. */
function choiceColumn({
  t,
  chosenId,
  onChoose,
}: Pick<GpuRankingProps, 'chosenId' | 'onChoose'> & { t: TFunction<'tools'> }): Column<CoinOnRig> {
  return {
    id: 'details',
    label: t('gpu.ranking.details'),
    print: false,
    cell: ({ coin: { id, symbol } }) => (
      <Button
        variant="line"
        size="sm"
        aria-pressed={id === chosenId}
        aria-label={t(id === chosenId ? 'gpu.ranking.chosenName' : 'gpu.ranking.chooseName', { coin: symbol })}
        onClick={() => onChoose(String(id))}
      >
        {t(id === chosenId ? 'gpu.ranking.chosen' : 'gpu.ranking.choose')}
      </Button>
    ),
  };
}
