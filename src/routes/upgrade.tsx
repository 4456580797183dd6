import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { releaseMachines } from '#src/domain/release-machines.ts';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';
import { UpgradePage } from '#src/features/upgrade/upgrade-page.tsx';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { downloadsQuery } from '#src/parts/downloads-query.ts';
import { page } from './-page.ts';

/** Release notes of the rig OS; `for` names one of its two systems. */
export const Route = createFileRoute('/upgrade')({
  ...page('upgrade', { prefetch: (prefetch) => prefetch(downloadsQuery()) }),
  validateSearch: z.object({ for: z.catch(z.optional(z.enum(releaseMachines)), undefined) }),
  component: Upgrade,
});

function Upgrade() {
  const search = Route.useSearch();
  // The prerendered page has the notes of both systems.
  const machine = useIsHydrated() ? search.for : undefined;
  const navigate = Route.useNavigate();
  return (
    <PlainLayout hasScrollWrapper hasLanguageMenu>
      <UpgradePage
        machine={machine}
        onChoose={(chosen) => void navigate({ search: (before) => ({ ...before, for: chosen }), replace: true, resetScroll: false })}
      />
    </PlainLayout>
  );
}
