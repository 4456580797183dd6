import { whenIdleInTurn } from './idle.ts';

/** The style sheets keep what has it from being styled until it nears the viewport (`content-visibility: auto`). */
const mark = 'data-restyled-later';
const partsOfPage = '[data-section] > *, footer';

/**
 * Runs a change after which every element has another style, such as another theme. What is in sight follows with the next frame; a part of the page
 * far from it when it comes near, and else one after the other when the browser is idle: all at once held up a click (INP).
 */
export function restyle(change: () => void): void {
  const far = [...document.querySelectorAll(partsOfPage)].filter(isOutOfSight);
  for (const part of far) part.setAttribute(mark, '');
  // Nothing fades: the colours of one theme with those of another in between.
  document.documentElement.setAttribute('data-restyling', '');
  change();
  whenIdleInTurn(async () => document.documentElement.removeAttribute('data-restyling'));
  for (const part of far) whenIdleInTurn(async () => part.removeAttribute(mark));
}

function isOutOfSight(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}
