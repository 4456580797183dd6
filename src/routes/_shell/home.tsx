import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { homeLoader } from '../-home-loader.ts';

export const Route = createFileRoute('/_shell/home')({
  staticData: { meta: 'landing:meta', canonical: '/', hasFigures: true },
  loader: homeLoader,
  component: HomePage,
});
