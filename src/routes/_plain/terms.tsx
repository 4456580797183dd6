import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { loadLegalText } from '#src/features/legal/legal-texts.ts';

export const Route = createFileRoute('/_plain/terms')({
  loader: () => loadLegalText('terms', 'zh'),
  component: Page,
});

function Page() {
  return <LegalPage text={Route.useLoaderData()} />;
}
