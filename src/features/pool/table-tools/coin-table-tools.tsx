import { useTranslation } from 'react-i18next';
import type { Answer } from '#src/lib/answer.ts';
import { useIsHydrated } from '#src/state/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { RowContext } from '../coin-row.model.ts';
import type { CoinEntry } from '../use-coin-rows.ts';
import { CoinFilter } from './coin-filter.tsx';
import { SortField } from './sort-field.tsx';
import styles from './table-tools.module.css';
import { useTableCopy } from './use-table-copy.ts';

interface CoinTableToolsProps {
  /** The coins that match, in the chosen order: what is copied. */
  entries: readonly CoinEntry[];
  /** The list they come from; undefined until the pool has answered. */
  answer: Answer<unknown> | undefined;
  context: RowContext;
  isFiltered: boolean;
  total: number;
}

/** Filter, order and copy, above the table. Their room is kept until the code behind them is here (decision A5). */
export function CoinTableTools({ entries, answer, context, isFiltered, total }: CoinTableToolsProps) {
  const { t } = useTranslation('pool');
  const copy = useTableCopy(entries, context);
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.tools}>
      {isHydrated && (
        <>
          <CoinFilter />
          <SortField />
          <Button variant="line" className={styles.copy} disabled={!answer} onClick={() => answer && void copy(answer)}>
            <Icon name="copy" size={16} />
            {t('tools.copy')}
          </Button>
          <span role="status" className="vh">
            {isFiltered && t('tools.found', { shown: entries.length, total })}
          </span>
        </>
      )}
    </div>
  );
}
