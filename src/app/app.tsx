import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode, useEffect, useRef } from 'react';
import { I18nextProvider } from 'react-i18next';
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
  const { i18n, queryClient, store } = router.options.context;
  return (
    <StrictMode>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nextProvider>
      </Provider>
    </StrictMode>
  );
}
