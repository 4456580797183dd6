import { atom } from 'jotai';

/** The coin whose lack of a public address led to the VIP card, as its symbol; '' where nothing did. */
export const vipCoinAtom = atom('');
