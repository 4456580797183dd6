import { createFileRoute } from '@tanstack/react-router';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { UnsetPage } from '#src/features/unset/unset-page.tsx';
import { page } from './-page.ts';

export const Route = createFileRoute('/unset')({
  ...page('unset', { isNotIndexed: true }),
  component: Unset,
});

function Unset() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <UnsetPage />
    </PlainLayout>
  );
}
