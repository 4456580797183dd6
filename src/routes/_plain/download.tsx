import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#src/features/download/download-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_plain/download')({
  staticData: { meta: 'download:meta', hasLanguageMenu: true },
  loader: ({ context }) => loadNamespaces(context.i18n, ['download', 'install']),
  component: DownloadPage,
});
