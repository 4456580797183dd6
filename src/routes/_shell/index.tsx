import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { homeLoader } from '../-home-sections.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { meta: 'landing:meta', hasFigures: true },
  // With the start: a chunk of its own would only name what is there.
  codeSplitGroupings: [],
  loader: homeLoader,
  component: HomePage,
});
