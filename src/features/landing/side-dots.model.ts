/** The anchors of the side menu in the order of the page (spec 2). */
export const anchorIds = ['os', 'rigs', 'pool'] as const;
export type AnchorId = (typeof anchorIds)[number];

/** Spec 2 and 9: an anchor counts as reached, and is brought to stand, this far below the top of the window; CSS px. */
export const ANCHOR_OFFSET_PX = 200;

/** Distances from the top of the window, CSS px; Infinity for what is not on the page. */
export interface DotPlaces {
  readonly anchors: readonly { readonly id: AnchorId; readonly topPx: number }[];
  /** The form area, where the menu ends. */
  readonly formTopPx: number;
}

/** The anchor last reached; undefined before the first one and from the form area on, where the menu is hidden (spec 2). */
export function currentAnchor({ anchors, formTopPx }: DotPlaces): AnchorId | undefined {
  if (formTopPx <= ANCHOR_OFFSET_PX) return undefined;
  return anchors.findLast(({ topPx }) => topPx <= ANCHOR_OFFSET_PX)?.id;
}
