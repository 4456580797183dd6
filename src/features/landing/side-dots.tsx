import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#src/lib/brand.ts';
import { useOnScroll } from '#src/ui/use-on-scroll.ts';
import styles from './side-dots.module.css';

/** The anchors of the side menu in the order of the page. */
const anchorIds = ['os', 'rigs', 'pool'] as const;
const shownIds = anchorIds.filter((id) => id !== 'pool' || brand.hasAi);
export type AnchorId = (typeof anchorIds)[number];

/** An anchor counts as reached, and is scrolled to, this far below the top of the window; CSS px. */
const ANCHOR_OFFSET_PX = 200;

/** The form behind the anchors; the menu ends there. */
const formArea = '#join';

/** The distance of what a selector finds from the top of the window, CSS px; Infinity for what is not on the page. */
type TopOf = (selector: string) => number;

/**
 * The anchor last reached; undefined before the first one and from the form area on, where the menu is hidden. The form is looked
 * for last: its section may not be laid out yet, and would be for this alone.
 */
export function currentAnchor(topOf: TopOf): AnchorId | undefined {
  const reached = anchorIds.findLast((id) => topOf(`#${id}`) <= ANCHOR_OFFSET_PX);
  return reached && topOf(formArea) > ANCHOR_OFFSET_PX ? reached : undefined;
}

/** Three hexagons at the right edge that follow the scroll; small screens have none. */
export function SideDots() {
  const { t } = useTranslation('landing');
  const current = useOnScroll(measure, undefined);
  return (
    <nav className={styles.dots} aria-label={t('dots.title')} hidden={current === undefined}>
      {shownIds.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={(event) => go(event, id)}>
          <span>{t(`dots.${id}`)}</span>
        </a>
      ))}
    </nav>
  );
}

const topOf: TopOf = (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
const measure = () => currentAnchor(topOf);

/** The browser's own jump would stop below the header, not at the offset of the specification. */
function go(event: MouseEvent, id: AnchorId): void {
  const topPx = topOf(`#${id}`);
  if (!Number.isFinite(topPx) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  // Rounded up: a part of a pixel short and the anchor would not count as reached.
  window.scrollTo({ top: Math.ceil(window.scrollY + topPx - ANCHOR_OFFSET_PX) });
}
