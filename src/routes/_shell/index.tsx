import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { loadHome } from '../-home-sections.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { meta: 'landing:meta' },
  loader: loadHome,
  component: HomePage,
});
