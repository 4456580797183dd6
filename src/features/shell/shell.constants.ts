/** Spec 2: past this scroll, text and logo of the header switch to the dark variant in light mode, in CSS px. */
export const scrollThresholds = { wide: 1031, narrow: 380 } as const;

/** Decision B12: the header is wide from here; the style sheets of this folder use the same 1024 px. */
export const wideQuery = '(min-width: 1024px)';

/** Decision B12: here the dark variant is always on. */
export const darkVariantPaths: readonly string[] = ['/register', '/classroom', '/tools'];

/** Spec 2: the divider never shows here. */
export const pathWithoutDivider = '/help';

/** The main element: target of the skip link and of the focus after a choice in the panel. */
export const mainId = 'main';

/** Year of the copyright line; a clock would make the prerendered page differ from the browser's. */
export const copyrightYear = 2026;
