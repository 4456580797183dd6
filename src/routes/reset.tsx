import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#src/features/reset/reset-page.tsx';
import { page } from './-page.ts';
import { Shell } from './-shell.tsx';

export const Route = createFileRoute('/reset')({
  ...page(['reset', 'credentials'], { isNotIndexed: true }),
  component: Reset,
});

function Reset() {
  return (
    <Shell>
      <ResetPage />
    </Shell>
  );
}
