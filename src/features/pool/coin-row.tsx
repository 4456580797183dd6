import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { CoinRowCells } from './coin-row-cells.tsx';
import { CoinRowPanel } from './coin-row-panel.tsx';
import { coinFigures, type RowContext } from './coin-row.model.ts';
import styles from './coin-row.module.css';
import { CoinRowToggle } from './coin-row-toggle.tsx';
import { COLUMN_COUNT } from './pool.constants.ts';
import type { CoinEntry } from './use-coin-rows.ts';
import { useFlash } from './use-flash.ts';
import { useOpenRow } from './use-open-row.ts';

interface CoinRowProps extends CoinEntry {
  /** Keep the identity while it is the same: the row is memoised. */
  context: RowContext;
  isLoading: boolean;
}

/** One coin: its row and, while open, its panel. A fault in it stays in it. */
export const CoinRow = memo(function CoinRow({ coin, record, info, context, isLoading }: CoinRowProps) {
  const { t } = useTranslation(['pool', 'common']);
  const row = useMemo(
    () => ({ coin, record, info, figures: record && coinFigures({ coin, record }, info, context) }),
    [coin, record, info, context],
  );
  const { isOpen, toggle } = useOpenRow(coin.id);
  // The press shows at once; the panel, with its chart and its questions, is drawn right after it, in slices.
  const hasPanel = useAfterPaint(isOpen);
  const panelId = `coin-panel-${coin.slug}`;
  const line = useFlash<HTMLTableRowElement>(record && signatureOf(record));
  const fallback = (_error: unknown, retry: () => void) => (
    <tr {...tableRoles.row} className={styles.broken}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        {t('row.failed', { coin: coin.symbol })}{' '}
        <Button variant="line" size="sm" onClick={retry}>
          {t('common:retry')}
        </Button>
      </td>
    </tr>
  );
  return (
    <ErrorBoundary fallback={fallback}>
      {/* A press anywhere in the row toggles it; the press of its button, by key too, arrives here as well. */}
      <tr ref={line} {...tableRoles.row} className={styles.row} data-coin={coin.symbol} data-open={isOpen || undefined} onClick={toggle}>
        <CoinRowCells row={row} isLoading={isLoading} />
        <CoinRowToggle coin={coin} isOpen={isOpen} hasPanel={hasPanel} panelId={panelId} />
      </tr>
      {hasPanel && <CoinRowPanel id={panelId} row={row} isLoading={isLoading} />}
    </ErrorBoundary>
  );
});

/** Changes when a figure of the row does, but not with the currency or the language it is written in. */
function signatureOf({ dayIncome, priceUsa, poolHashrate, hashrate, poolMiner, difficulty }: NonNullable<CoinEntry['record']>): string {
  return [dayIncome, priceUsa, poolHashrate, hashrate, poolMiner, difficulty].join(' ');
}
