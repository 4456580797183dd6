import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { openRowAtom } from './pool.atoms.ts';

/** Whether the row of this coin is the open one, and what opens or closes it. Each row asks for itself: a press draws the two rows that it changes. */
export function useOpenRow(coinId: number): { isOpen: boolean; toggle: () => void } {
  const isOpen = useAtomValue(useMemo(() => atom((get) => get(openRowAtom) === coinId), [coinId]));
  const press = useSetAtom(openRowAtom);
  const toggle = useCallback(() => press(coinId), [press, coinId]);
  return { isOpen, toggle };
}
