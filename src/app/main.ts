import { takeEarlyConsent } from '#src/features/notices/standing-agreement.ts';
import { yieldToMain } from '#src/lib/idle.ts';
import { storeOf } from '#src/lib/media.ts';
import { firstPaint } from '#src/page-start/first-paint.ts';
import { pageStart } from '#src/page-start/state.ts';

void main();

/**
 * How a page starts. Each step is a task of its own, so that a click or a frame can come in between (measured for a phone four times slower: 504 ms
 * blocked, 636 without); what is clicked and typed meanwhile is recorded (page-start/record-events.js).
 */
async function main(): Promise<void> {
  // The app section shows this store first, maybe before anything is hydrated.
  document.documentElement.dataset.store = storeOf(navigator) ?? '';
  // The page can be read as it is: its paint goes before all code, and comes 72 ms earlier on a slow phone.
  await firstPaint();
  pageStart.enter('painted');
  // The agreement, which is open by now, does not wait for its code.
  takeEarlyConsent();
  // All of the page's code is fetched at once, and evaluated part by part. On a slow phone to ask for a file takes 6 ms, and a page has up to forty.
  for (const link of document.querySelectorAll('link[rel="later"]')) {
    link.setAttribute('rel', 'modulepreload');
    await yieldToMain();
  }
  await import('react-dom/client');
  await yieldToMain();
  // With the libraries, which share a chunk.
  await import('#src/i18n/setup.ts');
  await yieldToMain();
  const { start } = await import('./start.tsx');
  await yieldToMain();
  // Settings, router, hydration; then the page runs, and what was recorded is done again.
  await start();
}
