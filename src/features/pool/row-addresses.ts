import { createContext, type ReactNode } from 'react';
import type { Coin } from '#src/domain/coins.ts';

/** Draws the mining addresses of a coin: another feature's part, handed in by the page that composes both. */
export const RowAddressesContext = createContext<((coin: Coin) => ReactNode) | undefined>(undefined);
