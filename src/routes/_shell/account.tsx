import { createFileRoute } from '@tanstack/react-router';
import { OwnAccountPage } from '#src/features/account-page/own-account-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/account')({
  // Nothing here but what the pool says of who is logged in.
  staticData: { meta: 'own-account:meta', isNotIndexed: true, isPrerendered: false },
  loader: ({ context }) => loadNamespaces(context.i18n, ['own-account', 'credentials']),
  component: OwnAccountPage,
});
