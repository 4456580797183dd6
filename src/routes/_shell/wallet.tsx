import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as z from 'zod/mini';
import { WalletPage } from '#src/features/wallet/wallet-page.tsx';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { retryImport } from '#src/lib/retry-import.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { page } from '../-page.ts';

/** A text of digits is a number to the router. A payment link may carry an invoice behind its address. */
const shared = z.optional(z.union([z.string().check(z.maxLength(8000)), z.number()]));

/** What another app shares with the installed site, or the link that it was opened with (app/build-plugins/web-manifest.ts). */
const searchSchema = z.object({
  text: z.catch(shared, undefined),
  url: z.catch(shared, undefined),
  title: z.catch(shared, undefined),
});

export const Route = createFileRoute('/_shell/wallet')({
  ...page('wallet', { prefetch: (prefetch) => prefetch(coinListQuery()) }),
  validateSearch: searchSchema,
  component: Wallet,
});

const SharedAddress = lazy(async () => {
  const load = () => Promise.all([import('#src/features/anonymous/shared-address.tsx'), loadPageSentences(['anonymous', 'other-coin'])]);
  const [{ SharedAddress: component }] = await retryImport(load);
  return { default: component };
});

function Wallet() {
  const { text, url, title } = Route.useSearch();
  const navigate = Route.useNavigate();
  const texts = [text, url, title].flatMap((part) => (part === undefined || part === '' ? [] : [String(part)]));
  const isShared = useIsHydrated() && texts.length > 0;
  // Out of the address too: a reload does not ask again.
  const close = () =>
    void navigate({
      search: (before) => ({ ...before, text: undefined, url: undefined, title: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <WalletPage />
      {isShared && (
        <Suspense fallback={null}>
          <SharedAddress texts={texts} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
