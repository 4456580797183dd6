import { createFileRoute } from '@tanstack/react-router';
import { NameRulesPage } from '#src/features/account/name-rules-page.tsx';
import { page } from '../-page.ts';

/** Rules for changing the nickname; the path's name is the specification's. */
export const Route = createFileRoute('/_plain/pet')({
  ...page('pet'),
  component: NameRulesPage,
});
