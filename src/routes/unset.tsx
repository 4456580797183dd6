import { createFileRoute } from '@tanstack/react-router';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { UnsetPage } from '#src/features/unset/unset-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/unset')({
  staticData: { meta: 'unset:meta', isNotIndexed: true },
  loader: ({ context }) => loadNamespaces(context.i18n, ['unset']),
  component: Unset,
});

function Unset() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <UnsetPage />
    </PlainLayout>
  );
}
