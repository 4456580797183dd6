import { createFileRoute } from '@tanstack/react-router';
import { classListQuery } from '#src/features/classroom/class-list.query.ts';
import { ClassroomPage } from '#src/features/classroom/classroom-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';

export const Route = createFileRoute('/_shell/classroom')({
  staticData: { meta: 'classroom:meta' },
  loader: ({ context }) => {
    context.prefetch(classListQuery());
    return loadNamespaces(context.i18n, ['classroom']);
  },
  component: ClassroomPage,
});
