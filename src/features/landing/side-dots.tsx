import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnScroll } from '#src/ui/use-on-scroll.ts';
import styles from './side-dots.module.css';

/** The anchors of the side menu in the order of the page (spec 2). */
const anchorIds = ['os', 'rigs', 'pool'] as const;
export type AnchorId = (typeof anchorIds)[number];

/** Spec 2 and 9: an anchor counts as reached, and is scrolled to, this far below the top of the window; CSS px. */
const ANCHOR_OFFSET_PX = 200;

/** Distances from the top of the window, CSS px; Infinity for what is not on the page. */
interface DotPlaces {
  readonly anchors: readonly { readonly id: AnchorId; readonly topPx: number }[];
  /** The form area, where the menu ends. */
  readonly formTopPx: number;
}

/** The anchor last reached; undefined before the first one and from the form area on, where the menu is hidden (spec 2). */
export function currentAnchor({ anchors, formTopPx }: DotPlaces): AnchorId | undefined {
  if (formTopPx <= ANCHOR_OFFSET_PX) return undefined;
  return anchors.findLast(({ topPx }) => topPx <= ANCHOR_OFFSET_PX)?.id;
}

/** The forms of the page; the menu ends at the first of them. */
const formArea = '#vip, #join';

/** Three hexagons at the right edge that follow the scroll (spec 2, DESIGN 8); small screens have none. */
export function SideDots() {
  const { t } = useTranslation('sections');
  const current = useOnScroll(measure, undefined);
  return (
    <nav className={styles.dots} aria-label={t('dots.title')} hidden={current === undefined}>
      {anchorIds.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={(event) => go(event, id)}>
          <span>{t(`dots.${id}`)}</span>
        </a>
      ))}
    </nav>
  );
}

const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

function measure(): AnchorId | undefined {
  return currentAnchor({ anchors: anchorIds.map((id) => ({ id, topPx: topOf(`#${id}`) })), formTopPx: topOf(formArea) });
}

/** The browser's own jump would stop below the header, not at the offset of the specification. */
function go(event: MouseEvent, id: AnchorId): void {
  const topPx = topOf(`#${id}`);
  if (!Number.isFinite(topPx) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // Rounded up: a part of a pixel short and the anchor would not count as reached.
  window.scrollTo({ top: Math.ceil(window.scrollY + topPx - ANCHOR_OFFSET_PX) });
}
