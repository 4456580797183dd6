import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { AI_BTC_ID } from '#src/domain/coins.ts';
import type { CoinSort } from './coin-sort.model.ts';

const openCoinIdAtom = atom<number | undefined>(AI_BTC_ID);
const wasToggledAtom = atom(false);

/** The one open row, AI(BTC) at first (spec 4). Writing an id opens that row, or closes it when it is the open one. */
export const openRowAtom = atom(
  (get) => get(openCoinIdAtom),
  (get, set, coinId: number) => {
    set(wasToggledAtom, true);
    set(openCoinIdAtom, get(openCoinIdAtom) === coinId ? undefined : coinId);
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
export const showsAllAtom = atom(false);

/** By which column the rows stand; the pool's own order at first, and again with the next visit. */
export const sortAtom = atom<CoinSort>(undefined);

/** What the visitor typed to find a coin by its name. */
export const filterAtom = atom('');
