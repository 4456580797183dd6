import { prefetchFirstFigures } from '#src/features/pool/first-figures.query.ts';
import type { RouterContext } from './__root.tsx';
import { loadHomeSections } from './-home-sections.ts';

/** The coin figures at once; and the sections, where they do not stand as prerendered HTML already. */
export function loadHome({ context }: { context: RouterContext }): Promise<void> | undefined {
  prefetchFirstFigures(context.prefetch);
  return context.isHydrating() ? undefined : loadHomeSections();
}
