import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { classCategories } from '#src/domain/class-categories.ts';
import { classListQuery } from '#src/features/classroom/class-list.query.ts';
import { ClassroomPage } from '#src/features/classroom/classroom-page.tsx';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { inTime } from '#src/lib/retry-import.ts';

/** A lesson by its id, or the subject whose lessons are listed. */
const searchSchema = z.object({
  lesson: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined),
  section: z.catch(z.optional(z.enum(classCategories)), undefined),
});

export const Route = createFileRoute('/_shell/classroom')({
  // Its first poster is in the HTML.
  staticData: { meta: 'classroom:meta', hasFigures: true },
  validateSearch: searchSchema,
  loaderDeps: ({ search: { lesson } }) => ({ isLesson: lesson !== undefined }),
  loader: async ({ context, deps: { isLesson } }) => {
    context.prefetch(classListQuery());
    if (!isLesson) {
      await loadNamespaces(context.i18n, ['classroom']);
      return {};
    }
    // The player and the texts come with a lesson only.
    const [{ LessonPage }] = await Promise.all([
      inTime(import('#src/features/classroom/lesson-page.tsx')),
      loadNamespaces(context.i18n, ['classroom', 'lessons']),
    ]);
    return { LessonPage };
  },
  component: Classroom,
});

function Classroom() {
  const { lesson, section } = Route.useSearch();
  const { LessonPage } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (lesson !== undefined && LessonPage) return <LessonPage id={lesson} />;
  return (
    <ClassroomPage
      section={section}
      onSection={(next) => void navigate({ search: { section: next }, replace: true, resetScroll: false })}
    />
  );
}
