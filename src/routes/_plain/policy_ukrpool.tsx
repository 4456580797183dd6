import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { loadPartnerText } from '#src/features/legal/legal-texts.ts';

export const Route = createFileRoute('/_plain/policy_ukrpool')({
  loader: () => loadPartnerText('ukrpoolPrivacy'),
  component: Page,
});

function Page() {
  return <LegalPage text={Route.useLoaderData()} />;
}
