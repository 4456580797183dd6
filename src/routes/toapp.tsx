import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ToAppPage } from '#src/features/account/to-app-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { page } from './-page.ts';

export const Route = createFileRoute('/toapp')({
  // Nothing here but what the device can do.
  ...page('toapp', { isNotIndexed: true, isPrerendered: false }),
  validateSearch: z.object({ path: z.catch(z.optional(z.coerce.string().check(z.maxLength(2048))), undefined) }),
  component: ToApp,
});

function ToApp() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ToAppPage path={Route.useSearch().path} />
    </PlainLayout>
  );
}
