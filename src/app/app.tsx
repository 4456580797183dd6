import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { TakeOverContext } from '#src/state/use-is-hydrated.ts';
import type { AppRouter } from './router.tsx';

interface AppProps {
  router: AppRouter;
  /** Called once, when the first page stands and answers. */
  onStanding?: () => void;
}

/** The whole site around one router; the same tree is rendered by the build and by the browser. */
export function App({ router, onStanding }: AppProps) {
  const hasStood = useRef(false);
  useEffect(() => {
    if (hasStood.current) return;
    hasStood.current = true;
    onStanding?.();
  }, [onStanding]);
  const { i18n, queryClient, sent, store } = router.options.context;
  // React takes a page over in pieces: only leaving it tells for certain that all of them are done.
  const [takeOver] = useState(() => ({ isOver: () => !sent.isShown }));
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <TakeOverContext value={takeOver}>
              <RouterProvider router={router} />
            </TakeOverContext>
          </QueryClientProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
