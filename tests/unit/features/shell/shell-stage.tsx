import type { FunctionComponent } from 'react';
import { makeStore } from '#src/state/store.ts';
import { makeApp, renderApp } from '#tests/unit/render-app.tsx';

const namespaces = ['shell', 'account', 'own-account'] as const;

/** A part of the shell on the first of these paths, drawn. */
export const renderShell = (Content: FunctionComponent, paths: readonly string[], store = makeStore()) =>
  renderApp(<Content />, { namespaces, paths, store });

/** The same, not drawn yet: for what is said of its HTML. */
export const shellApp = (Content: FunctionComponent, paths: readonly string[]) => makeApp(<Content />, { namespaces, paths });
