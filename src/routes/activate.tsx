import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ActivatePage } from '#src/features/account/activate-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { page } from './-page.ts';

/** What cannot be a code is none. */
const code = z.coerce.string().check(z.regex(/^[\w-]{4,128}$/));

export const Route = createFileRoute('/activate')({
  // Nothing here but what the link says.
  ...page(['activate', 'credentials'], { isNotIndexed: true, isPrerendered: false }),
  validateSearch: z.object({ code: z.catch(z.optional(code), undefined) }),
  component: Activate,
});

function Activate() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ActivatePage code={Route.useSearch().code} />
    </PlainLayout>
  );
}
