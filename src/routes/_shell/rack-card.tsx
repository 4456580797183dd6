import { createFileRoute } from '@tanstack/react-router';
import { RackCardPage } from '#src/features/rack-card/rack-card-page.tsx';
import { page } from '../-page.ts';

export const Route = createFileRoute('/_shell/rack-card')({
  ...page('rack-card'),
  component: RackCardPage,
});
