import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassVideo } from '#src/contracts/content.ts';
import { languageAtom } from '#src/state/language.ts';
import { usePageThing } from '#src/state/page-thing.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Icon } from '#src/ui/icon.tsx';
import layout from '#src/ui/layout.module.css';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { classListQuery } from './class-list.query.ts';
import { filmFile, hasExampleFigures, writtenLesson } from './class.model.ts';
import { ClassAge, ClassProblem } from './class-notes.tsx';
import { KeepControl } from './keep/keep-control.tsx';
import styles from './lesson-page.module.css';
import { LessonSteps } from './lesson-steps.tsx';
import { FilmPlayer } from './player/film-player.tsx';
import { videoObject } from './video-object.ts';

/** `/classroom?lesson=<id>`: one lesson with its film and its steps. */
export function LessonPage({ id }: { id: string }) {
  const { data: response, error, isFetching, refetch } = useApiQuery(classListQuery());
  const lesson = response?.data.find((each) => each.id === id);
  const hasStored = response !== undefined;
  return (
    <article className={layout.page}>
      <div className={styles.lesson}>
        <BackLink lesson={lesson} />
        {error && <ClassProblem {...{ error, hasStored }} isBusy={isFetching} onRetry={() => void refetch()} />}
        {lesson && response && <Lesson key={id} lesson={lesson} lessons={response.data} />}
        {response && !lesson && <Unknown />}
        {!response && !error && <Skeleton shape="block" className={styles.pending} />}
        <ClassAge response={response} isFetching={isFetching} />
      </div>
    </article>
  );
}

/** Back to the subject of the lesson. */
function BackLink({ lesson }: { lesson: ClassVideo | undefined }) {
  const { t } = useTranslation('classroom');
  return (
    <Link className={styles.back} to="/classroom" search={lesson ? { section: lesson.category } : {}} data-print="no">
      <Icon name="chevron-left" size={18} />
      {lesson ? t(`categories.${lesson.category}.name`) : t('lesson.all')}
    </Link>
  );
}

function Unknown() {
  const { t } = useTranslation('classroom');
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      <Empty
        title={t('lesson.unknown')}
        text={t('lesson.unknownHint')}
        action={
          <Link className={buttonClass()} to="/classroom">
            {t('lesson.all')}
          </Link>
        }
      />
    </>
  );
}

function Lesson({ lesson, lessons }: { lesson: ClassVideo; lessons: readonly ClassVideo[] }) {
  const { t } = useTranslation('classroom');
  const language = useAtomValue(languageAtom);
  usePageThing(useMemo(() => ({ name: lesson.title, structured: videoObject(lesson, language) }), [lesson, language]));
  const [file] = useState(() => filmFile(lesson));
  const written = writtenLesson(lesson.id);
  return (
    <>
      <header className={styles.head}>
        <h1 className={typography.h2}>{lesson.title}</h1>
        <p className={typography.lede}>{lesson.summary}</p>
      </header>
      <FilmPlayer {...{ lesson, file, lessons }} />
      <KeepControl title={lesson.title} file={file} />
      {hasExampleFigures(lesson.id) && (
        <p className={styles.examples}>
          <Tag text={t('exampleFigures')} />
          {t('lesson.examples')}
        </p>
      )}
      {written && <LessonSteps id={written} />}
      <Neighbours lesson={lesson} lessons={lessons} />
    </>
  );
}

/** The lessons before and after this one. */
function Neighbours({ lesson, lessons }: { lesson: ClassVideo; lessons: readonly ClassVideo[] }) {
  const { t } = useTranslation('classroom');
  const at = lessons.indexOf(lesson);
  const neighbours = [
    { label: t('lesson.previous'), to: lessons[at - 1] },
    { label: t('lesson.next'), to: lessons[at + 1] },
  ];
  return (
    <nav className={styles.neighbours} aria-label={t('lesson.all')} data-print="no">
      {neighbours.map(
        ({ label, to }) =>
          to && (
            <Link key={to.id} to="/classroom" search={{ lesson: to.id }}>
              <span className={typography.small}>{label}</span>
              <span>{to.title}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
