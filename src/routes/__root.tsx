import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { languageFromQuery } from '#src/contracts/languages.ts';
import { MISSING_QUERY } from '#src/contracts/page-files.ts';
import { Notices } from '#src/features/notices/notices.tsx';
import { PageNotices } from '#src/features/pwa/page-notices.tsx';
import { ToasterHost } from '#src/features/shell/page-frame.tsx';
import type { Prefetch } from '#src/lib/api-query.ts';
import { OutboxNotice } from '#src/parts/outbox/outbox-notice.tsx';
import type { Store } from '#src/state/store.ts';

export interface RouterContext {
  i18n: i18n;
  store: Store;
  queryClient: QueryClient;
  /** Starts a query of the route; does nothing while the build renders (decision A5: no figure is baked in). */
  prefetch: Prefetch;
  /** Whether the page that loads is hydrated from prerendered HTML, which stands already. */
  isHydrating: () => boolean;
  /** Spec 4: decides before each page whether it may show; throws a redirect when not. */
  guard: (path: string) => void;
}

/** Every route takes `language` (decision B9) and `id`, the element or the announcement to show; bad values fall back, never throw. */
const searchSchema = z.object({
  language: z.catch(z.optional(z.pipe(z.unknown(), z.transform(languageFromQuery))), undefined),
  id: z.catch(z.optional(z.union([z.string().check(z.regex(/^[\w-]{1,64}$/)), z.int()])), undefined),
  [MISSING_QUERY]: z.catch(z.optional(z.literal(1)), undefined),
});

export const Route = createRootRouteWithContext<RouterContext>()({
  validateSearch: searchSchema,
  beforeLoad: ({ context, location }) => context.guard(location.pathname),
  component: Root,
});

/** Everything that may wait in the outbox. */
async function outboxKinds() {
  const [{ vipKind }, { contactKind }] = await Promise.all([
    import('#src/features/vip/vip.draft.ts'),
    import('#src/features/about/contact.draft.ts'),
  ]);
  return [vipKind, contactKind];
}

function Root() {
  return (
    <>
      <Outlet />
      <PageNotices>
        <OutboxNotice loadKinds={outboxKinds} namespaces={['vip', 'contact']} />
      </PageNotices>
      <Notices />
      <ToasterHost />
    </>
  );
}
