import { createFileRoute } from '@tanstack/react-router';
import { RackCardPage } from '#src/features/rack-card/rack-card-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/rack-card')({
  staticData: { meta: 'rack-card:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['rack-card']),
  component: RackCardPage,
});
