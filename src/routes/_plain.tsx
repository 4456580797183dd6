import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { PlainLayout } from '#src/features/shell/plain-layout.tsx';

/** These pages render without the scroll wrapper and with a viewport that does not zoom. */
export const Route = createFileRoute('/_plain')({
  staticData: { hasFixedViewport: true },
  component: Plain,
});

function Plain() {
  const hasLanguageMenu = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.hasLanguageMenu) });
  return (
    <PlainLayout hasLanguageMenu={hasLanguageMenu}>
      <Outlet />
    </PlainLayout>
  );
}
