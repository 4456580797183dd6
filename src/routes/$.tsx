import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#src/features/not-found/not-found-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { page } from './-page.ts';

/** Unknown paths lead to the landing page, and say first that they do. */
export const Route = createFileRoute('/$')({
  ...page('not-found', { isPrerendered: false, isNotIndexed: true }),
  component: NotFound,
});

function NotFound() {
  return (
    <PlainLayout hasScrollWrapper>
      <NotFoundPage />
    </PlainLayout>
  );
}
