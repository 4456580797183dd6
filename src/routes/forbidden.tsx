import { createFileRoute } from '@tanstack/react-router';
import { ForbiddenPage } from '#src/features/account/forbidden-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { page } from './-page.ts';

export const Route = createFileRoute('/forbidden')({
  // Nothing here but what the pool says of the account.
  ...page(['forbidden', 'credentials'], { isNotIndexed: true, isPrerendered: false }),
  component: Forbidden,
});

function Forbidden() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <ForbiddenPage />
    </PlainLayout>
  );
}
