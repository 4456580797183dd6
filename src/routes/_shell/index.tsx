import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../-home.tsx';
import { loadHome } from '../-home-sections.ts';

export const Route = createFileRoute('/_shell/')({
  staticData: { meta: 'landing:meta' },
  // With the start: a chunk of its own would only name what is there.
  codeSplitGroupings: [],
  loader: loadHome,
  component: HomePage,
});
