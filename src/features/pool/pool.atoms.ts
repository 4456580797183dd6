import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import { carriedAtom } from '#src/state/carried.ts';
import { type CoinSort, sortColumns, sortDirections } from './coin-sort.model.ts';
import type { HashrateSource } from './pool.query.ts';

/** Null while no row is open. */
const openCoinIdAtom = carriedAtom({ key: 'coin-row', schema: z.nullable(z.number()), initial: AI_BTC_ID });
const wasToggledAtom = atom(false);

/** The one open row, AI(BTC) at first. Writing an id opens that row, or closes it when it is the open one. */
export const openRowAtom = atom(
  (get) => get(openCoinIdAtom) ?? undefined,
  (get, set, coinId: number) => {
    set(wasToggledAtom, true);
    set(openCoinIdAtom, get(openCoinIdAtom) === coinId ? null : coinId);
  },
);

/** Whether the row of this coin is the open one, and what opens or closes it. Each row reads it by itself: a click draws the two rows that it changes. */
export function useOpenRow(coinId: number): { isOpen: boolean; toggle: () => void } {
  const isOpen = useAtomValue(useMemo(() => atom((get) => get(openRowAtom) === coinId), [coinId]));
  const toggleRow = useSetAtom(openRowAtom);
  const toggle = useCallback(() => toggleRow(coinId), [toggleRow, coinId]);
  return { isOpen, toggle };
}

/** False until the visitor opens or closes a row: the row that the page came with opens without a movement. */
export const hasMovedRowsAtom = atom((get) => get(wasToggledAtom));

/** Whether the table shows every coin instead of the first five. */
export const showsAllAtom = carriedAtom({ key: 'all-coins', schema: z.boolean(), initial: false });

/** By which column the rows stand; the pool's own order at first, and again with the next visit. */
export const sortAtom = carriedAtom<CoinSort>({
  key: 'coin-sort',
  schema: z.optional(z.object({ column: z.enum(sortColumns), direction: z.enum(sortDirections) })),
  initial: undefined,
});

/** What the visitor typed to find a coin by its name. */
export const filterAtom = carriedAtom({ key: 'coin-filter', schema: z.string(), initial: '' });

/** Which of its two charts the open row shows: the pool's until the visitor chooses the network's for this coin. */
const chartAtom = carriedAtom<{ coinId: number; source: HashrateSource }>({
  key: 'coin-chart',
  schema: z.object({ coinId: z.number(), source: z.enum(['pool', 'network']) }),
  initial: { coinId: AI_BTC_ID, source: 'pool' },
});

/** The chart of a coin's open row, and what chooses the other. */
export function useChartSource(coinId: number): [HashrateSource, (source: HashrateSource) => void] {
  const [chart, setChart] = useAtom(chartAtom);
  return [chart.coinId === coinId ? chart.source : 'pool', (source) => setChart({ coinId, source })];
}
