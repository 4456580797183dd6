import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';

export const Route = createFileRoute('/_shell/')({
  staticData: { meta: 'landing:meta' },
  component: HomePage,
});
