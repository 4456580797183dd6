import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassVideo } from '#src/contracts/content.ts';
import { languageRows, languageSchema } from '#src/contracts/languages.ts';
import { languageAtom } from '#src/state/language.ts';
import { connectionAtom } from '#src/state/online.ts';
import { Button } from '#src/ui/button.tsx';
import typography from '#src/ui/type.module.css';
import { clock, type FilmFile } from '../class.model.ts';
import { filmsHereAtom } from '../keep/keeping.ts';
import { FilmControls } from './film-controls.tsx';
import { pressFilmKey } from './film-keys.ts';
import { FilmMissing } from './film-missing.tsx';
import styles from './player.module.css';
import { NO_CAPTIONS, useCaptions } from './use-captions.ts';
import { useFilmPosition } from './use-film-position.ts';

interface FilmPlayerProps {
  lesson: ClassVideo;
  file: FilmFile;
  /** All lessons: of those whose film is here some are offered where this one's is not. */
  lessons: readonly ClassVideo[];
}

/** A lesson's film. Nothing but the poster is fetched before it is played; where it can be neither played nor fetched, that is said. */
export function FilmPlayer({ lesson, file, lessons }: FilmPlayerProps) {
  const connection = useAtomValue(connectionAtom);
  const isHere = useAtomValue(filmsHereAtom).get(file.url)?.state === 'kept';
  const [isPlayed, setIsPlayed] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isOffline = connection === 'offline' || connection === 'server';
  if (hasFailed) return <FilmMissing lesson={lesson} lessons={lessons} onRetry={() => setHasFailed(false)} />;
  // One that plays may be loaded whole already.
  if (isOffline && !isHere && !isPlayed) return <FilmMissing lesson={lesson} lessons={lessons} />;
  return <Film {...{ lesson, file, isPlayed }} onPlay={() => setIsPlayed(true)} onFail={() => setHasFailed(true)} />;
}

interface FilmProps extends Pick<FilmPlayerProps, 'lesson' | 'file'> {
  isPlayed: boolean;
  onPlay: () => void;
  onFail: () => void;
}

function Film({ lesson, file, isPlayed, onPlay, onFail }: FilmProps) {
  const { t } = useTranslation('classroom');
  const video = useRef<HTMLVideoElement>(null);
  const tracks = lesson.captions.map(trackOf);
  const [firstTrack, ...otherTracks] = tracks;
  const language = languageRows[useAtomValue(languageAtom)].tag;
  const [captions, setCaptions] = useCaptions(video, language, isPlayed);
  const position = useFilmPosition(lesson.id);
  const nextCaptions = () => {
    const choices = [...tracks.map(({ srcLang }) => srcLang), NO_CAPTIONS];
    setCaptions(choices[(choices.indexOf(captions) + 1) % choices.length] ?? NO_CAPTIONS);
  };
  const press = (event: KeyboardEvent<HTMLVideoElement>) => {
    if (!pressFilmKey(event.currentTarget, event, nextCaptions)) return;
    event.preventDefault();
    // Chromium's own controls listen on the film: they would play or pause it once more when Space is let go.
    event.stopPropagation();
  };
  return (
    <figure className={styles.player} data-print="no">
      <video
        {...position.events}
        ref={video}
        className={styles.film}
        src={file.url}
        poster={lesson.poster}
        aria-label={t('player.film', { title: lesson.title })}
        controls
        playsInline
        preload="none"
        onPlay={onPlay}
        onError={onFail}
        onKeyDownCapture={press}
      >
        <track kind="captions" {...firstTrack} />
        {otherTracks.map((track) => (
          <track key={track.src} kind="captions" {...track} />
        ))}
      </video>
      {position.from > 0 && !isPlayed && (
        <p className={styles.goesOn}>
          {t('player.goesOn', { time: clock(position.from) })}
          <Button variant="line" size="sm" onClick={position.reset}>
            {t('player.fromStart')}
          </Button>
        </p>
      )}
      <FilmControls {...{ video, tracks, captions }} onCaptions={setCaptions} />
      <figcaption className={typography.small}>{t('player.keys')}</figcaption>
    </figure>
  );
}

/** A track in the words of its language; one in a language that the site does not have keeps its tag. */
function trackOf({ language, url }: ClassVideo['captions'][number]) {
  const known = languageSchema.safeParse(language);
  const { tag, ownName } = known.success ? languageRows[known.data] : { tag: language, ownName: language };
  return { src: url, srcLang: tag, label: ownName };
}
