import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { homeLoader } from '../-home-loader.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { meta: 'landing:meta', hasFigures: true },
  loader: homeLoader,
  component: HomePage,
});
