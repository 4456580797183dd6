/** How long a slide of this carousel shows by itself, in ms: what its stylesheet says, so that clock and tab line cannot differ. */
export function autoplayMs(carousel: Element): number {
  return Number.parseFloat(getComputedStyle(carousel).getPropertyValue('--autoplay')) * 1000;
}
