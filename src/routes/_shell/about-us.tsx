import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#src/features/about/about-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/about-us')({
  staticData: { meta: 'about:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['about']),
  component: AboutPage,
});
