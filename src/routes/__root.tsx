import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { languageFromQuery } from '#src/contracts/languages.ts';
import { MISSING_QUERY } from '#src/contracts/page-files.ts';
import { InvitedNotice } from '#src/features/affiliate/invited-notice.tsx';
import { Notices } from '#src/features/notices/notices.tsx';
import { PageNotices } from '#src/features/pwa/page-notices.tsx';
import { ToasterHost } from '#src/features/shell/page-frame.tsx';
import type { Prefetch } from '#src/lib/api-query.ts';
import { isKiosk } from '#src/lib/kiosk.ts';
import { OutboxNotice } from '#src/parts/outbox/outbox-notice.tsx';
import type { Store } from '#src/state/store.ts';
import { outboxKinds, outboxNamespaces } from './-outbox-kinds.ts';
import { stayInKiosk, LazyKiosk, kioskQuery } from './-kiosk-lazy.tsx';

export interface RouterContext {
  i18n: i18n;
  store: Store;
  queryClient: QueryClient;
  /** Starts a query of the route; does nothing while the build renders (no figure is baked in). */
  prefetch: Prefetch;
  /** Decides before each page whether it may show; throws a redirect when not. */
  guard: (path: string) => void;
}

/** Every route takes `language` and `id`, the element or the announcement to show; bad values fall back, never throw. */
const searchSchema = z.object({
  language: z.catch(z.optional(z.pipe(z.unknown(), z.transform(languageFromQuery))), undefined),
  id: z.catch(z.optional(z.union([z.string().check(z.regex(/^[\w-]{1,64}$/)), z.int()])), undefined),
  [MISSING_QUERY]: z.catch(z.optional(z.literal(1)), undefined),
  ...kioskQuery,
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: searchSchema,
  search: { middlewares: [stayInKiosk] },
  beforeLoad: ({ context, location }) => context.guard(location.pathname),
  component: Root,
});

function Root() {
  const isInKiosk = useRouterState({ select: ({ location }) => isKiosk(location.searchStr) });
  if (isInKiosk) return <LazyKiosk />;
  return (
    <>
      <Outlet />
      <PageNotices>
        <InvitedNotice />
        <OutboxNotice loadKinds={outboxKinds} namespaces={outboxNamespaces} />
      </PageNotices>
      <Notices />
      <ToasterHost />
    </>
  );
}
