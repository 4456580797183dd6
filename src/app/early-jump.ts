const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * A link to a section that is clicked before the page runs: Chromium may still lay out what it had skipped by styles of before, and the jump
 * ends elsewhere. Until the page runs or the visitor moves, the section is led back to its place.
 */
export function holdEarlyJump(): void {
  holdTarget();
  window.addEventListener('hashchange', holdTarget);
}

function holdTarget(): void {
  const { dataset } = document.documentElement;
  if (dataset.arrival !== 'jump' || dataset.ready !== undefined || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    if (dataset.ready === undefined) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    else observer.disconnect();
  });
  observer.observe(document.body);
  for (const move of moves) document.addEventListener(move, () => observer.disconnect(), { once: true });
}
