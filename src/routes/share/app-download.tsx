import { createFileRoute } from '@tanstack/react-router';
import { AppSharePage } from '#src/features/download/app-share-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

/** What a shared link to the app opens. */
export const Route = createFileRoute('/share/app-download')({
  staticData: { meta: 'app-share:meta' },
  loader: ({ context }) => loadNamespaces(context.i18n, ['app-share', 'download', 'install']),
  component: AppShare,
});

function AppShare() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <AppSharePage />
    </PlainLayout>
  );
}
