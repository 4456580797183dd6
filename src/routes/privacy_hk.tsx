import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText } from '#src/features/legal/legal-texts.ts';
import { LegalRoute } from './-legal-route.tsx';

export const Route = createFileRoute('/privacy_hk')({
  loader: () => loadLegalText('privacy', 'zh_hk'),
  component: Page,
});

function Page() {
  return <LegalRoute text={Route.useLoaderData()} />;
}
