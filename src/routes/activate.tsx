import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ActivatePage } from '#src/features/account/activate-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** What cannot be a code is none. */
const code = z.coerce.string().check(z.regex(/^[\w-]{4,128}$/));

export const Route = createFileRoute('/activate')({
  // Nothing here but what the link says.
  staticData: { meta: 'activate:meta', isNotIndexed: true, isPrerendered: false },
  validateSearch: z.object({ code: z.catch(z.optional(code), undefined) }),
  loader: ({ context }) => loadNamespaces(context.i18n, ['activate', 'credentials']),
  component: Activate,
});

function Activate() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ActivatePage code={Route.useSearch().code} />
    </PlainLayout>
  );
}
