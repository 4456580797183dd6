import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { untilNextAttempt } from '#src/lib/retry-import.ts';

const storageKey = 'chunk-reload';

interface Recovery {
  isServerThere: () => Promise<boolean>;
  reload: () => void;
  /** Says that a part is missing for good: a route has its error screen, a section would stand still in silence. */
  tell: () => void;
}

/**
 * A chunk that is gone after a deploy leads to one reload per build, then to the error screen, never a loop.
 * Handled before the router's own guard, which is keyed by the error's message and so differs per browser. Returns the check of the style
 * sheets that the document itself links, to be called after its `load`: once the scripts run, no event reports those.
 */
export function recoverFromMissingChunks(buildId: string, { isServerThere, reload, tell }: Recovery): () => void {
  let isAsking = false;
  const reloadOnce = async () => {
    // A page asks once for all the chunks that it misses at a time.
    if (isAsking) return;
    isAsking = true;
    // Without a network a reload could lose the page; without session storage it could loop.
    if ((await isServerThere()) && writeSession(storageKey, buildId)) reload();
    isAsking = false;
  };
  const recover = (error?: unknown) => {
    const isSecondTime = readSession(storageKey) === buildId;
    if (isSecondTime || isLate(error)) tell();
    else void reloadOnce();
  };
  window.addEventListener('vite:preloadError', (event) => {
    nameSheetFault(event.payload);
    silenceRouterGuard(event.payload);
    recover(event.payload);
  });
  document.addEventListener('error', ({ target }) => isSheetLink(target) && void fetchSheetAgain(target), { capture: true });
  // Links that come later are those of chunks, which may still be on their way.
  const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
  return () => {
    if (own.some(isMissing)) recover();
  };
}

const isSheetLink = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Vite asks for a sheet once: the next attempt to import a chunk would come without it (vite/preload-helper, `seen`). */
async function fetchSheetAgain(link: HTMLLinkElement): Promise<void> {
  await untilNextAttempt();
  link.replaceWith(link.cloneNode());
}

/** A sheet of ours that is there has rules. One that failed is null, empty or, in Chromium, not to be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** A style sheet that failed has one name for whoever reads logs; Vite throws this very error on. */
function nameSheetFault(error: unknown): void {
  if (error instanceof Error) error.message = error.message.replace(/^Unable to preload CSS for /, 'CSS_CHUNK_LOAD_FAILED: ');
}

/** A slow network, not a new build: a reload would begin the wait again, and is the visitor's to choose. */
function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'ChunkLoadError';
}

/** The router reloads once per error message unless it believes that it already has (TanStack/router#8377). */
function silenceRouterGuard(error: unknown): void {
  if (error instanceof Error) writeSession(`tanstack_router_reload:${error.message}`, '1');
}
