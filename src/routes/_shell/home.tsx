import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';

export const Route = createFileRoute('/_shell/home')({
  staticData: { meta: 'landing:meta', canonical: '/' },
  component: HomePage,
});
