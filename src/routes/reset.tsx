import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#src/features/reset/reset-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { Shell } from './-shell.tsx';

export const Route = createFileRoute('/reset')({
  staticData: { meta: 'reset:meta', isNotIndexed: true },
  loader: ({ context }) => loadNamespaces(context.i18n, ['reset', 'credentials']),
  component: Reset,
});

function Reset() {
  return (
    <Shell>
      <ResetPage />
    </Shell>
  );
}
