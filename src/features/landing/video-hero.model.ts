/** What the visitor said with the button; `none`: nothing yet. */
export type Wish = 'none' | 'play' | 'pause';

export interface Circumstances {
  wish: Wish;
  /** Enough of it in view, in a tab in front. */
  isShown: boolean;
  isOffline: boolean;
  /** Reduced motion. */
  isStill: boolean;
  /** Save-Data or a 2G line, or the page is still loading. */
  isSpared: boolean;
}

/** Whether the background video plays: by itself only where it costs and disturbs nobody (spec 2, decision E6); a press of the button overrules that. */
export function shouldPlay({ wish, isShown, isOffline, isStill, isSpared }: Circumstances): boolean {
  if (!isShown || isOffline || wish === 'pause') return false;
  return wish === 'play' || (!isStill && !isSpared);
}
