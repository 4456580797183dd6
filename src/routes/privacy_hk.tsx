import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { loadLegalText } from '#src/features/legal/legal-texts.ts';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';

export const Route = createFileRoute('/privacy_hk')({
  loader: () => loadLegalText('privacy', 'zh_hk'),
  component: Page,
});

function Page() {
  const text = Route.useLoaderData();
  return (
    <PlainLayout hasScrollWrapper>
      <LegalPage document="privacy" language="zh_hk" text={text} />
    </PlainLayout>
  );
}
