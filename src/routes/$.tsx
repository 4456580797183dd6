import { createFileRoute, redirect } from '@tanstack/react-router';

/** Unknown paths lead to the landing page (spec 2). */
export const Route = createFileRoute('/$')({
  staticData: { isPrerendered: false },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
