import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassVideo } from '#src/contracts/content.ts';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import { isFilmOf } from '../class.model.ts';
import styles from './keep.module.css';
import { filmsHereAtom, type Keeping, lookAtom, removeAtom, spaceAtom } from './keeping.ts';
import { useBytes } from '#src/parts/use-bytes.ts';

/** The films on this device with their sizes, and the space that is left. */
export function KeptFilms({ lessons }: { lessons: readonly ClassVideo[] }) {
  const { t } = useTranslation('classroom');
  const { t: common } = useTranslation('common');
  const size = useBytes();
  const look = useSetAtom(lookAtom);
  const space = useAtomValue(spaceAtom);
  const films = [...useAtomValue(filmsHereAtom).values()];
  useEffect(() => void look(), [look]);
  const bytes = films.reduce((all, film) => all + film.bytes, 0);
  const sum = films.length > 0 ? t('keep.total', { count: films.length, size: size(bytes) }) : t('keep.none');
  return (
    <section className={styles.films} aria-labelledby="kept-films">
      <h2 id="kept-films" className={typography.h3}>
        {t('keep.title')}
      </h2>
      <p className={typography.small}>
        {space === undefined ? sum : common('twoSentences', { first: sum, second: t('keep.space', { size: size(space) }) })}
      </p>
      {films.length > 0 && (
        <ul>
          {films.map((film) => (
            <KeptFilm key={film.url} film={film} lesson={lessons.find((each) => isFilmOf(film.url, each))} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KeptFilm({ film, lesson }: { film: Keeping; lesson: ClassVideo | undefined }) {
  const { t } = useTranslation('classroom');
  const size = useBytes();
  const remove = useSetAtom(removeAtom);
  const showToast = useSetAtom(showToastAtom);
  // Of a lesson that the pool has taken away only the address is known.
  const title = lesson?.title ?? new URL(film.url).pathname;
  const drop = () => void remove(film.url).then(() => showToast({ tone: 'success', text: t('keep.removed', { title }) }));
  const sizes = film.state === 'kept' ? size(film.total) : t('keep.done', { done: size(film.bytes), total: size(film.total) });
  return (
    <li>
      {lesson ? (
        <Link className={typography.link} to="/classroom" search={{ lesson: lesson.id }}>
          {title}
        </Link>
      ) : (
        <span>{title}</span>
      )}
      <span className={styles.size}>{sizes}</span>
      {film.state !== 'running' && (
        <Button variant="line" size="sm" aria-label={t('keep.removeName', { title })} onClick={drop}>
          {t('keep.remove')}
        </Button>
      )}
    </li>
  );
}
