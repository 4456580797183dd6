import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#src/features/download/download-page.tsx';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_plain/download')({
  ...page(['download', 'install'], { hasLanguageMenu: true }),
  component: DownloadPage,
});
