import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { ClassVideo } from '#src/contracts/content.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import typography from '#src/ui/type.module.css';
import { isFilmOf } from '../class.model.ts';
import { filmsHereAtom } from '../keep/keeping.ts';
import styles from './player.module.css';

interface FilmMissingProps {
  lesson: ClassVideo;
  lessons: readonly ClassVideo[];
  /** The film failed with a network; without it there is none. */
  onRetry?: () => void;
}

/** In a film's place where it cannot be played: why, and which films are on this device. */
export function FilmMissing({ lesson, lessons, onRetry }: FilmMissingProps) {
  const { t } = useTranslation(['classroom', 'common']);
  const here = [...useAtomValue(filmsHereAtom).values()].filter(({ state }) => state === 'kept');
  const playable = lessons.filter((each) => each.id !== lesson.id && here.some(({ url }) => isFilmOf(url, each)));
  const kind = onRetry ? 'failed' : 'offline';
  return (
    <div className={styles.missing} data-print="no">
      <img src={lesson.poster} alt="" width={1280} height={720} />
      <div className={styles.words} role="status">
        <h2 className={typography.h4}>
          <Icon name={onRetry ? 'warning' : 'offline'} /> {t(`classroom:player.${kind}`)}
        </h2>
        <p>{t(`classroom:player.${kind}Hint`)}</p>
        {onRetry && (
          <Button variant="line" size="sm" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        {playable.length > 0 && <p>{t('classroom:player.savedHere')}</p>}
        <ul>
          {playable.map(({ id, title }) => (
            <li key={id}>
              <Link className={typography.link} to="/classroom" search={{ lesson: id }}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
