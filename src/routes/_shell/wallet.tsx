import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '#src/features/wallet/wallet-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/wallet')({
  staticData: { meta: 'wallet:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['wallet']),
  component: WalletPage,
});
