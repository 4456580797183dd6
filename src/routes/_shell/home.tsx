import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { loadHome } from '../-home-sections.ts';

export const Route = createFileRoute('/_shell/home')({
  staticData: { meta: 'landing:meta', canonical: '/' },
  loader: loadHome,
  component: HomePage,
});
