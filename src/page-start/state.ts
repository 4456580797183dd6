/**
 * How far the start of this page is. Until the first paint it has no phase.
 * `painted`: the page can be read; its code is fetched and evaluated.
 * `hydrating`: React takes over the HTML that stands, so every part renders what was built.
 * `ready`: the page runs. Sections below the first view may still be hydrated, each by itself (parts/lazy-section.tsx).
 */
export type Phase = 'painted' | 'hydrating' | 'ready';

/** The one state of the start: kept on the root element as `data-phase`, where styles, boot scripts and tests read it too. */
export const pageStart = {
  enter(phase: Phase): void {
    document.documentElement.dataset.phase = phase;
  },
  /** In the build as well: what it renders is what is hydrated. */
  isHydrating: (): boolean => typeof document === 'undefined' || document.documentElement.dataset.phase === 'hydrating',
};
