import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { COLUMN_COUNT, shownColumns, signatureOf } from './coin-columns.tsx';
import { CoinRowPanel } from './coin-row-panel.tsx';
import { coinFigures, type RowContext } from './coin-row.model.ts';
import styles from './coin-row.module.css';
import type { CoinEntry, CoinRowData } from './use-coin-rows.ts';
import type { Coin } from '#src/domain/coins.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useOpenRow } from './pool.atoms.ts';

interface CoinRowProps extends CoinEntry {
  /** Keep the identity while it is the same: the row is memoised. */
  context: RowContext;
  isLoading: boolean;
}

/** One coin: its row and, while open, its panel. A fault in it stays in it. */
export const CoinRow = memo(function CoinRow({ coin, record, sideRecord, info, context, isLoading }: CoinRowProps) {
  const { t } = useTranslation(['pool', 'common']);
  const row = useMemo(
    () => ({ coin, record, sideRecord, figures: record && coinFigures({ coin, record, sideRecord }, info, context) }),
    [coin, record, sideRecord, info, context],
  );
  const { isOpen, toggle } = useOpenRow(coin.id);
  // The click shows at once; the panel, with its chart and its requests, is drawn right after it, in slices.
  const hasPanel = useAfterPaint(isOpen);
  const panelId = `coin-panel-${coin.slug}`;
  const element = useFlash<HTMLTableRowElement>(record && signatureOf(record));
  const fallback = (retry: () => void) => (
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
      {/* A click anywhere in the row toggles it; that of its button, by key too, bubbles up to here. */}
      <tr ref={element} {...tableRoles.row} className={styles.row} data-coin={coin.symbol} data-open={isOpen || undefined} onClick={toggle}>
        <CoinRowCells row={row} isLoading={isLoading} />
        <CoinRowToggle coin={coin} isOpen={isOpen} hasPanel={hasPanel} panelId={panelId} />
      </tr>
      {hasPanel && <CoinRowPanel id={panelId} row={row} isLoading={isLoading} />}
    </ErrorBoundary>
  );
});

/** The cells of one coin. Memoised: a click on the row changes none of them. */
const CoinRowCells = memo(function CoinRowCells({ row, isLoading }: { row: CoinRowData; isLoading: boolean }) {
  const { t } = useTranslation('pool');
  return shownColumns.map((column, place) => {
    const content = column.cell(row, { isLoading, t });
    if (place === 0)
      return (
        <th key={column.id} {...tableRoles.rowHeader}>
          {content}
        </th>
      );
    return (
      <td key={column.id} {...tableRoles.cell} data-column={'isNamed' in column ? column.id : undefined}>
        {content}
      </td>
    );
  });
});

interface CoinRowToggleProps {
  coin: Coin;
  isOpen: boolean;
  /** Whether its panel stands; the chevron turns with it. */
  hasPanel: boolean;
  panelId: string;
}

/** The button that opens a row; its click is handled by the row. */
function CoinRowToggle({ coin, isOpen, hasPanel, panelId }: CoinRowToggleProps) {
  const { t } = useTranslation('pool');
  return (
    <td {...tableRoles.cell} data-column="toggle">
      <button
        type="button"
        className={styles.toggle}
        data-turned={hasPanel || undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t('row.details', { coin: coin.symbol })}
      >
        <Icon name="chevron-down" size={16} />
      </button>
    </td>
  );
}

/** Marks the element with `data-flash` once for every change of `signature` after it was first known (one wash of 420 ms). */
function useFlash<T extends HTMLElement>(signature: string | undefined): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(signature);
  useEffect(() => {
    const hasChanged = before.current !== undefined && signature !== undefined && before.current !== signature;
    before.current = signature;
    const target = element.current;
    if (!hasChanged || !target) return undefined;
    const end = () => delete target.dataset.flash;
    target.dataset.flash = '';
    target.addEventListener('animationend', end, { once: true });
    return () => target.removeEventListener('animationend', end);
  }, [signature]);
  return element;
}
