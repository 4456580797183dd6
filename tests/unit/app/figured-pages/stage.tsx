import { createMemoryHistory } from '@tanstack/react-router';
import { act, type ErrorInfo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { renderAsPrerendered } from '#src/app/hydration.ts';
import { pageStart } from '#src/page-start/state.ts';
import { filledFrame, frameOf } from '#src/app/figured-pages/page-frame.ts';
import { makePage } from '#src/app/page.ts';
import { render } from '#src/app/prerender.tsx';
import type { FirstFiguresData, FirstRead, FirstResponse } from '#src/contracts/first-figures.ts';
import type { Language } from '#src/contracts/languages.ts';
import { adoptPageInstance, createI18n, loadAllNamespaces } from '#src/i18n/setup.ts';
import { firstFiguresOf } from '#src/lib/first-figures.ts';
import { createLog } from '#src/server/http/log.ts';
import { ownReads } from '#src/server/routes/api.ts';
import { createFigureReads } from '#src/server/site/figure-reads.ts';
import { languageAtom } from '#src/state/language.ts';
import { makeStore } from '#src/state/store.ts';
import { embeddedHandlers } from '#tests/offline/embedded-handlers.ts';

const template = '<html lang="en"><head></head><body><noscript><!--noscript--></noscript><div id="root"><!--app--></div></body></html>';

/** The server's reads out of the market model, at a moment in ms. */
export function modelReads(atMs: number, host = 'localhost') {
  const handlers = embeddedHandlers(() => atMs, { list: () => ({ groups: [], checkedAt: null }) as never });
  const log = createLog('error', () => undefined);
  const ask = ownReads({ handlers, poolApi: undefined, trustedProxies: 0, siteUrl: 'https://okkong.example', isPoolIdempotent: true, log });
  return createFigureReads({ ask, host, now: () => atMs });
}

/** A page as the server's thread writes it, without what a browser has. */
export async function writtenPage(path: string, language: Language, atMs: number) {
  for (const name of ['window', 'document', 'location', 'navigator']) vi.stubGlobal(name, undefined);
  const reads = modelReads(atMs);
  let known: readonly FirstRead[] = [];
  for (;;) {
    const given = await Promise.all(known.map((read) => reads.read(read, language)));
    const responses = given.filter((each): each is FirstResponse => each !== undefined);
    const figures: FirstFiguresData = { language, at: atMs, responses };
    const page = await render(path, language, responses.length > 0 ? figures : undefined);
    const isKnown = (read: FirstRead) => known.some((each) => JSON.stringify(each) === JSON.stringify(read));
    const lacking = page.reads.filter((read) => !isKnown(read));
    if (lacking.length === 0) {
      vi.unstubAllGlobals();
      return filledFrame(frameOf(template, { ...page, path, entry: [], js: [], sheets: [] }), { ...page, figures });
    }
    known = [...known, ...lacking];
  }
}

/** Hydrates a page in the document as its start does; `faults` are what React recovers from, and what it says in the console. */
export async function hydrated(html: string, path: string, language: Language) {
  const faults: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // What a browser has not: a second renderer, a video's `muted` that jsdom lacks, chunks that come between two looks of a test.
    const told = words.map(String).join(' ');
    if (!/multiple renderers|muted=|act\(/.test(told)) faults.push(told);
  });
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const i18n = await createI18n(language);
  // Sections load their sentences once a process, not once a page.
  await loadAllNamespaces(i18n);
  adoptPageInstance(i18n);
  const store = makeStore();
  store.set(languageAtom, language);
  const figures = await firstFiguresOf(document, language);
  const page = makePage({ i18n, store, figures, history: createMemoryHistory({ initialEntries: [path] }) });
  pageStart.enter('hydrating');
  await page.router.load();
  renderAsPrerendered(page.router);
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) =>
    faults.push([error, error instanceof Error && error.cause, componentStack?.slice(0, 400)].map(String).join('\n'));
  const reactRoot = await act(async () => hydrateRoot(root, <App router={page.router} figures={figures} />, { onRecoverableError }));
  return { ...page, figures, root, faults, end: () => act(async () => reactRoot.unmount()) };
}
