import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '#src/features/account/forbidden-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/forbidden')({
  // Nothing here but what the pool says of the account.
  staticData: { meta: 'forbidden:meta', isNotIndexed: true, isPrerendered: false },
  loader: ({ context }) => loadNamespaces(context.i18n, ['forbidden', 'credentials']),
  component: Forbidden,
});

function Forbidden() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ForbiddenPage />
    </PlainLayout>
  );
}
