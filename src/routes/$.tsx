import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** Unknown paths lead to the landing page, and say first that they do. */
export const Route = createFileRoute('/$')({
  staticData: { meta: 'not-found:meta', isPrerendered: false, isNotIndexed: true },
  loader: ({ context }) => loadNamespaces(context.i18n, ['not-found']),
  component: NotFound,
});

function NotFound() {
  return (
    <PlainLayout hasScrollWrapper>
      <NotFoundPage />
    </PlainLayout>
  );
}
