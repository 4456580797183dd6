import { createFileRoute } from '@tanstack/react-router';
import { AppSharePage } from '#src/features/download/app-share-page.tsx';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { page } from '../-page.ts';

/** What a shared link to the app opens. */
export const Route = createFileRoute('/share/app-download')({
  ...page(['app-share', 'download', 'install']),
  component: AppShare,
});

function AppShare() {
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <AppSharePage />
    </PlainLayout>
  );
}
