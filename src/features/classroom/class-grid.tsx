import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ClassVideo } from '#src/contracts/content.ts';
import type { ClassCategory } from '#src/domain/class-categories.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import { clock, hasExampleFigures, isFilmOf, lessonsOf } from './class.model.ts';
import styles from './class-grid.module.css';
import { filmsHereAtom } from './keep/keeping.ts';

interface ClassGridProps {
  category: ClassCategory;
  /** Undefined while the list is loading: cards stand at their final size. */
  lessons: readonly ClassVideo[] | undefined;
}

/** The lessons of one category. */
export function ClassGrid({ category, lessons }: ClassGridProps) {
  const { t } = useTranslation('classroom');
  if (!lessons) {
    return (
      <ul className={styles.grid}>
        <ClassCardSkeleton />
        <ClassCardSkeleton />
      </ul>
    );
  }
  const own = lessonsOf(lessons, category);
  if (own.length === 0) return <Empty title={t('empty')} text={t('emptyHint')} />;
  return (
    <ul className={styles.grid}>
      {own.map((lesson, index) => (
        <ClassCard key={lesson.id} lesson={lesson} isFirst={index === 0} />
      ))}
    </ul>
  );
}

/** One lesson: poster, length, what it teaches, and whether its film is on this device. All of it leads there. The first poster is what the page waits for. */
function ClassCard({ lesson, isFirst }: { lesson: ClassVideo; isFirst: boolean }) {
  const { t } = useTranslation('classroom');
  const films = [...useAtomValue(filmsHereAtom).values()];
  const isHere = films.some(({ state, url }) => state === 'kept' && isFilmOf(url, lesson));
  const [minutes, seconds] = clock(lesson.seconds).split(':');
  return (
    <li className={styles.card}>
      <div className={styles.poster}>
        <img
          src={lesson.poster}
          alt=""
          width={1280}
          height={720}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
        <span className={styles.length}>
          <span className="vh">{t('minutes', { minutes, seconds })}</span>
          <span aria-hidden="true">{clock(lesson.seconds)}</span>
        </span>
      </div>
      <h2 className={typography.h4}>
        <Link className={styles.link} to="/classroom" search={{ lesson: lesson.id }}>
          {lesson.title}
        </Link>
      </h2>
      <p className={styles.summary}>{lesson.summary}</p>
      {(isHere || hasExampleFigures(lesson.id)) && (
        <p className={styles.marks}>
          {isHere && (
            <span className={styles.here}>
              <Icon name="check" size={16} />
              {t('saved')}
            </span>
          )}
          {hasExampleFigures(lesson.id) && <Tag text={t('exampleFigures')} />}
        </p>
      )}
    </li>
  );
}

/** A card at its final size before the list is there. */
function ClassCardSkeleton() {
  return (
    <li className={styles.card} aria-hidden="true">
      <div className={styles.poster}>
        <Skeleton shape="block" />
      </div>
      <Skeleton width="24ch" />
      <Skeleton />
    </li>
  );
}
