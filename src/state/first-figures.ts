import { createContext, use } from 'react';
import type { FirstFigures } from '#src/lib/first-figures.ts';

/** The figures that the page came with: what its HTML was written from, and so what is shown while it is hydrated. Undefined for a page as built. */
export const FirstFiguresContext = createContext<FirstFigures | undefined>(undefined);

/** The figures that the page came with; undefined without any. */
export const useFirstFigures = (): FirstFigures | undefined => use(FirstFiguresContext);
