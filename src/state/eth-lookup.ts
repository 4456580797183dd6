import { atom } from 'jotai';

/** Whether an ETH address was looked up on this page: where its payouts went is told then, and to nobody else. */
export const isEthLookedUpAtom = atom(false);
