import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/help')({
  staticData: { meta: 'help:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['help']),
  component: HelpPage,
});
