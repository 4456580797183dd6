import { createFileRoute } from '@tanstack/react-router';
import { OwnAccountPage } from '#src/features/account-page/own-account-page.tsx';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/account')({
  // Nothing here but what the pool says of who is logged in.
  ...page(['own-account', 'credentials', 'watch'], { isNotIndexed: true, isPrerendered: false }),
  component: OwnAccountPage,
});
