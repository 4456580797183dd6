import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { loadLegalText } from '#src/features/legal/legal-texts.ts';

export const Route = createFileRoute('/_plain/terms')({
  loader: () => loadLegalText('terms', 'zh'),
  component: Page,
});

function Page() {
  const text = Route.useLoaderData();
  return <LegalPage document="terms" language="zh" text={text} />;
}
