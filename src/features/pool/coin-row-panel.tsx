import { useStore } from 'jotai';
import { createContext, lazy, memo, type ReactNode, Suspense, use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tableRoles } from '#src/ui/table-roles.ts';
import { useIsNear } from '#src/ui/use-in-view.ts';
import styles from './coin-row-panel.module.css';
import { HashrateTabs } from './hashrate-tabs.tsx';
import { hasMovedRowsAtom } from './pool.atoms.ts';
import { COLUMN_COUNT, shownColumns } from './coin-columns.tsx';
import type { CoinRowData } from './use-coin-rows.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { type Coin, coinById } from '#src/domain/coins.ts';
import { sideCoinOf } from '#src/domain/unit-income.ts';
import type { PoolCoinInfo } from '#src/contracts/pool.ts';
import type { ApiResponse } from '#src/lib/api-response.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { openCoinInfoQuery } from './pool.query.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApiQuery } from '#src/state/use-api-query.ts';
import type { OpenCoin } from './coin-row.model.ts';

/** Draws the mining addresses of a coin: another feature's part, which the page hands to the table. */
export type RowAddresses = (coin: Coin) => ReactNode;

export const RowAddressesContext = createContext<RowAddresses | undefined>(undefined);

interface CoinRowPanelProps {
  id: string;
  row: CoinRowData;
  isLoading: boolean;
}

/** What an open row shows: the chart, and around it what is loaded once the row is near the viewport. Memoised: the click that closes it does not draw it again. */
export const CoinRowPanel = memo(function CoinRowPanel({ id, row, isLoading }: CoinRowPanelProps) {
  const { t } = useTranslation('pool');
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(panel);
  const store = useStore();
  // Only rows that the visitor opens move: the one the page came with stands, also while it is being closed.
  const [moves] = useState(() => store.get(hasMovedRowsAtom));
  const open = useOpenCoin(row.coin);
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <td {...tableRoles.cell} colSpan={COLUMN_COUNT}>
        <div
          ref={panel}
          id={id}
          className={styles.panel}
          data-moves={moves || undefined}
          role="group"
          aria-label={t('row.details', { coin: row.coin.symbol })}
        >
          <PhoneFigures row={row} isLoading={isLoading} />
          <HashrateTabs coin={row.coin} />
          <CoinRowRest row={row} open={open} isNear={isNear} />
        </div>
      </td>
    </tr>
  );
});

/** The columns for which a phone's row has no space. */
function PhoneFigures({ row, isLoading }: { row: CoinRowData; isLoading: boolean }) {
  const { t } = useTranslation('pool');
  const facts = shownColumns.flatMap((column) =>
    'phone' in column ? [{ label: t(`columns.${column.id}`), value: column.phone(row, { isLoading, t }) }] : [],
  );
  return <FactList className={`${styles.list} ${styles.phoneOnly}`} facts={facts} />;
}

const CoinRowMore = lazy(async () => {
  const load = () => Promise.all([import('./coin-row-more.tsx'), loadPageSentences(['coin-row'])]);
  const [loaded] = await retryImport(load);
  return { default: loaded.CoinRowMore };
});

/** Everything of an open row but its chart, as code and sentences of its own: the page's first view does not carry them. */
function CoinRowRest({ row: { coin, record, sideRecord }, open, isNear }: { row: CoinRowData; open: OpenCoin; isNear: boolean }) {
  const isHydrated = useIsHydrated();
  const addresses = use(RowAddressesContext);
  if (!isHydrated || !isNear) return <CoinRowWaiting coin={coin} />;
  return (
    <Suspense fallback={<CoinRowWaiting coin={coin} />}>
      <CoinRowMore coin={coin} record={record} sideRecord={sideRecord} open={open} addresses={addresses?.(coin)} />
    </Suspense>
  );
}

/** The boxes around the chart in their final size, with cells where lines will be. */
function CoinRowWaiting({ coin }: { coin: Coin }) {
  return (
    <>
      <div className={styles.averages} data-waiting />
      <div className={styles.details} data-merged={sideCoinOf(coin) !== undefined || undefined} data-waiting />
      <div className={styles.addresses} data-served={coin.stratumAlgorithm !== null || undefined} data-waiting />
      <div className={styles.estimator} data-waiting />
    </>
  );
}

/** The info of an open row, requested whenever it opens. Until its response is here, and offline, that of the table stands in. */
function useOpenCoin(coin: Coin): OpenCoin {
  const client = useQueryClient();
  // The contract knows the coins of the catalogue only.
  const enabled = coinById(coin.id) !== undefined;
  const initialData = () => cachedInfo(client, coin.id);
  const { data: response, isError, isFetching, isPending, refetch } = useApiQuery({ ...openCoinInfoQuery(coin.id), enabled, initialData });
  const info = response?.data.find((each) => each.coinType === coin.id);
  return { info, response, hasFailed: isError, isFetching, isLoading: enabled && isPending, refetch };
}

/** The newest response in the cache that holds the coin, whichever coins were requested with it. */
function cachedInfo(client: QueryClient, coinId: number) {
  const cached = client.getQueriesData<ApiResponse<PoolCoinInfo[]>>({ queryKey: apiQueryKey('poolCoinInfo', {}) });
  const holding = cached.flatMap(([, response]) => (response?.data.some((info) => info.coinType === coinId) ? [response] : []));
  return holding.toSorted((a, b) => b.madeAt - a.madeAt)[0];
}
