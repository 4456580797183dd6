import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { loadLegalText } from '#src/features/legal/legal-texts.ts';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';

export const Route = createFileRoute('/terms_en')({
  loader: () => loadLegalText('terms', 'en'),
  component: Page,
});

function Page() {
  const text = Route.useLoaderData();
  return (
    <PlainLayout hasScrollWrapper>
      <LegalPage document="terms" language="en" text={text} />
    </PlainLayout>
  );
}
