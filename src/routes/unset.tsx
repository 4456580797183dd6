import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { UnsetPage } from '#src/features/unset/unset-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/unset')({
  staticData: { meta: 'unset:meta', isNotIndexed: true },
  validateSearch: z.object({ setting: z.catch(z.optional(z.string().check(z.regex(/^[A-Z_]{1,40}$/))), undefined) }),
  loader: ({ context }) => loadNamespaces(context.i18n, ['unset']),
  component: Unset,
});

function Unset() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <UnsetPage setting={Route.useSearch().setting} />
    </PlainLayout>
  );
}
