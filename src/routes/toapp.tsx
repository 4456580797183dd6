import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ToAppPage } from '#src/features/account/to-app-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/toapp')({
  // Nothing here but what the device can do.
  staticData: { meta: 'toapp:meta', isNotIndexed: true, isPrerendered: false },
  validateSearch: z.object({ path: z.catch(z.optional(z.coerce.string().check(z.maxLength(2048))), undefined) }),
  loader: ({ context }) => loadNamespaces(context.i18n, ['toapp']),
  component: ToApp,
});

function ToApp() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ToAppPage path={Route.useSearch().path} />
    </PlainLayout>
  );
}
