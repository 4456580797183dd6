import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chartedCoins, inPages } from '#src/domain/kiosk.ts';
import { type Coin, homeCoins } from '#src/domain/coins.ts';
import type { KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { oldestFigureMs } from '#src/parts/old-figures.ts';
import { CoinKioskPage } from './kiosk/coin-kiosk-page.tsx';
import { TableKioskPage } from './kiosk/table-kiosk-page.tsx';
import { coinFigures, listedCoins } from './coin-row.model.ts';
import { type CoinRowData, useCoinInfos, useRowContext } from './use-coin-rows.ts';

/** Rows that can be read from 4 m on one page of the kiosk. */
const ROWS_A_PAGE = 7;

/** Until the pool's list is here the kiosks stand with the coins of the catalogue. */
const catalogueCoins = homeCoins.map((coin) => ({ coin, record: undefined, sideRecord: undefined }));

/** The table of all coins and the charts of those that many mine, or that the address names; of a farm that of its own coin alone. */
export function useCoinKioskPages(only?: Coin): readonly KioskPage[] {
  const { t } = useTranslation(['kiosk', 'pool']);
  const list = useApiQuery(coinListQuery());
  const response = list.data;
  const records = response?.data;
  const listed = useMemo(() => (records ? listedCoins(records) : catalogueCoins), [records]);
  const infos = useCoinInfos(listed);
  const context = useRowContext(records);
  const charts = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('charts') });
  return useMemo(() => {
    const rows = listed.map(({ coin, record, sideRecord }): CoinRowData => ({
      coin,
      record,
      sideRecord,
      figures: record && coinFigures({ coin, record, sideRecord }, infos.get(coin.id), context),
    }));
    const charted = chartedCoins(
      rows.map(({ coin, record }) => ({ symbol: coin.symbol, miners: record?.poolMiner })),
      charts,
    );
    const chartPages = rows
      .filter(({ coin }) => (only ? coin.id === only.id : charted.has(coin.symbol)))
      .map((row): KioskPage => {
        const content = <CoinKioskPage row={row} info={infos.get(row.coin.id)} madeAtMs={response?.madeAt} />;
        const oldestMs = row.record && oldestFigureMs(row.record);
        const dated = response && { ...response, madeAt: Math.min(response.madeAt, oldestMs ?? response.madeAt) };
        return { key: row.coin.slug, title: row.coin.symbol, path: '/?id=pool-coins', response: dated, content };
      });
    if (only) return chartPages;
    const groups = inPages(rows, ROWS_A_PAGE);
    const tables = groups.map((group, index): KioskPage => {
      const title = groups.length > 1 ? t('kiosk:part', { title: t('pool:title'), part: index + 1, of: groups.length }) : t('pool:title');
      return { key: `coins-${index}`, title, path: '/?id=pool-coins', response, content: <TableKioskPage rows={group} /> };
    });
    return [...tables, ...chartPages];
  }, [listed, infos, context, response, only, charts, t]);
}
