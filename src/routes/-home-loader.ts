import { inTime } from '#src/lib/retry-import.ts';
import type { RouterContext } from './__root.tsx';

/** What the landing page loads comes with it: the start of other pages does not carry its parts. */
async function loadHome(options: { context: RouterContext }): Promise<void> {
  const { loadHome: load } = await inTime(import('./-home-sections.ts'));
  await load(options);
}

/** A page that is gone back to waits for its sections, too: without them it would lack the length that its place is counted in. */
export const homeLoader = { handler: loadHome, staleReloadMode: 'blocking' } as const;
