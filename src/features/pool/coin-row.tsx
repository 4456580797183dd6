import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { CoinRowPanel } from './coin-row-panel.tsx';
import { coinFigures, type RowContext } from './coin-row.model.ts';
import styles from './coin-row.module.css';
import { COLUMN_COUNT } from './coin-sort.model.ts';
import type { CoinEntry, CoinRowData } from './use-coin-rows.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { MissingFigure } from './missing-figure.tsx';
import type { Coin } from '#src/domain/coins.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import { Icon } from '#src/ui/icon.tsx';
import { OldFigures } from './old-figures.tsx';
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

/** Changes when a figure of the row does, but not with the currency or the language it is written in. */
function signatureOf({ dayIncome, priceUsa, poolHashrate, hashrate, poolMiner, difficulty }: NonNullable<CoinEntry['record']>): string {
  return [dayIncome, priceUsa, poolHashrate, hashrate, poolMiner, difficulty].join(' ');
}

/** Characters of the longest figure that is possible; what is longer breaks instead of running over its neighbour. */
const LONGEST = 15;

/** The figures of one coin. Every line box stands at its final height before its figure arrives. Memoised: a click on the row changes none of them. */
const CoinRowCells = memo(function CoinRowCells({ row: { coin, record, figures }, isLoading }: { row: CoinRowData; isLoading: boolean }) {
  const { t } = useTranslation(['pool', 'common']);
  const missing = <MissingFigure isLoading={isLoading} width="8ch" />;
  return (
    <>
      <th {...tableRoles.rowHeader}>
        <CoinName coin={coin} record={record} />
      </th>
      <td {...tableRoles.cell} data-column="profit">
        <span className={styles.line}>
          {figures ? <Figure {...figures.income} longest={LONGEST} /> : <MissingFigure isLoading={isLoading} width="10ch" />}
        </span>
        {(figures ? figures.sideIncome : sideCoinOf(coin)) && (
          <span className={styles.line}>
            {figures?.sideIncome && <Figure value={`+ ${figures.sideIncome.value}`} unit={figures.sideIncome.unit} />}
          </span>
        )}
        <span className={styles.second}>
          {figures ? t('row.perUnit', { money: figures.incomeMoney, unit: figures.incomeUnit }) : isLoading && <Skeleton width="12ch" />}
        </span>
      </td>
      <td {...tableRoles.cell} data-column="price">
        <span className={styles.line}>{figures ? <Figure value={figures.price} longest={LONGEST} /> : missing}</span>
        <span className={styles.second}>{figures?.change && <RatioChange {...figures.change} />}</span>
      </td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.poolHashrate} longest={LONGEST} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.networkHashrate} longest={LONGEST} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure value={figures.miners} longest={LONGEST} /> : missing}</td>
      <td {...tableRoles.cell}>{figures ? <Figure {...figures.difficulty} longest={LONGEST} /> : missing}</td>
    </>
  );
});

/** A coin's mark, symbol and algorithm; and the age of its oldest figures once that is worth a warning, for the list they come in may be new. */
function CoinName({ coin, record }: Pick<CoinRowData, 'coin' | 'record'>) {
  return (
    <span className={styles.coin}>
      {coin.icon === '' ? (
        <span className={styles.letter} aria-hidden="true">
          {coin.symbol.slice(0, 1)}
        </span>
      ) : (
        <img src={coin.icon} alt="" width={34} height={34} loading="lazy" decoding="async" />
      )}
      <span>
        <b>{coin.symbol}</b>
        <span className={styles.algorithm}>{coin.algorithm}</span>
        <OldFigures record={record} />
      </span>
    </span>
  );
}

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
