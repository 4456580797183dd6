import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { FirstFigures } from '#src/lib/first-figures.ts';
import { FirstFiguresContext } from '#src/state/first-figures.ts';
import type { AppRouter } from './router.tsx';

interface AppProps {
  router: AppRouter;
  /** Those that the page's HTML was written with. */
  figures?: FirstFigures | undefined;
  /** Called when React listens: the page itself, which the router wraps in Suspense, may still hydrate in slices. Keep the identity. */
  onReady?: () => void;
}

/** The whole site around one router; the same tree is rendered by the build and by the browser. */
export function App({ router, figures, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  const { i18n, queryClient, store } = router.options.context;
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <FirstFiguresContext value={figures}>
              <RouterProvider router={router} />
            </FirstFiguresContext>
          </QueryClientProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
