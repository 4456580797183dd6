import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useAnswer } from '#src/state/use-answer.ts';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { type Coin, homeCoins } from '#src/domain/coins.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { coinInfoQuery } from './coin-info.query.ts';
import { coinListQuery } from './coin-list.query.ts';
import { type CoinFigures, coinFigures, listedCoins } from './coin-row.model.ts';
import { showsAllAtom } from './pool.atoms.ts';
import { INITIAL_ROW_COUNT, LANDING_INFO_IDS } from './pool.constants.ts';

/** One row of the table; without a record while the list is on its way. */
export interface CoinRowData {
  coin: Coin;
  record: PoolCoin | undefined;
  info: PoolCoinInfo | undefined;
  figures: CoinFigures | undefined;
}

/** Before the pool has answered, the rows stand with the coins of the catalogue (decision A5). */
const unansweredCoins = homeCoins.map((coin) => ({ coin, record: undefined }));

/** The rows that the table shows now, how many there are in all, and the state of the list they come from. */
export function useCoinRows() {
  const showsAll = useAtomValue(showsAllAtom);
  const currency = useAtomValue(currencyAtom);
  const formats = useFormats();
  const list = useAnswer(coinListQuery());
  const records = list.data?.data;
  const listed = useMemo(() => (records ? listedCoins(records) : unansweredCoins), [records]);
  const visible = useMemo(() => (showsAll ? listed : listed.slice(0, INITIAL_ROW_COUNT)), [listed, showsAll]);
  const infos = useCoinInfos(visible.map(({ coin }) => coin.id));

  const rows = useMemo(() => {
    const context = { currency, formats, cnyPerUsd: records && cnyPerUsd(records) };
    return visible.map(({ coin, record }): CoinRowData => {
      const info = infos.get(coin.id);
      return { coin, record, info, figures: record && coinFigures({ coin, record }, info, context) };
    });
  }, [visible, infos, currency, formats, records]);
  return { rows, total: listed.length, list };
}

/** v3 info of the shown coins: the landing six in one call, whatever else is shown in a second (decision B7). */
function useCoinInfos(shownIds: readonly number[]): ReadonlyMap<number, PoolCoinInfo> {
  const otherIds = shownIds.filter((id) => !LANDING_INFO_IDS.includes(id));
  const landing = useAnswer(coinInfoQuery(LANDING_INFO_IDS)).data?.data;
  const others = useAnswer({ ...coinInfoQuery(otherIds), enabled: otherIds.length > 0 }).data?.data;
  return useMemo(() => new Map([...(others ?? []), ...(landing ?? [])].map((info) => [info.coinType, info])), [landing, others]);
}
