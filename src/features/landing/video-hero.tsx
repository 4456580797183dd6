import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import { useIsShown } from '#src/ui/use-in-view.ts';
import styles from './video-hero.module.css';
import { useBackgroundVideo } from './video-hero.playback.ts';

/** The video plays while at least this share of it is seen. */
const shownShare = 0.2;

const posters = '/media/hero/hall-poster';
const portrait = '(max-width: 767px)';

/** The hall as a picture, upright on phones, from the first view on; the video plays over it. */
function Poster() {
  return (
    <picture>
      <source media={portrait} srcSet={`${posters}-portrait.avif`} type="image/avif" />
      <source media={portrait} srcSet={`${posters}-portrait.webp`} type="image/webp" />
      <source srcSet={`${posters}.avif`} type="image/avif" />
      <img className={styles.poster} src={`${posters}.webp`} alt="" decoding="async" fetchPriority="low" />
    </picture>
  );
}

/** The mining hall as a full-screen background, the statement and the claims over it. */
export function VideoHero() {
  const { t } = useTranslation(['landing', 'common']);
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, hasPlayed, isOffline, toggle, events } = useBackgroundVideo(video, useIsShown(section, shownShare));
  return (
    <section ref={section} className={classNames('zone-dark', styles.hero)} aria-labelledby="video-hero-title">
      <Poster />
      <video
        ref={video}
        className={styles.video}
        data-shown={hasPlayed || undefined}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        {...events}
      />
      <div className={classNames(layout.wrap, styles.words)}>
        <div className={styles.top}>
          <h2 id="video-hero-title" className={classNames(typography.h2, styles.title)}>
            {t('video.title')}
          </h2>
          <button
            type="button"
            className={styles.toggle}
            aria-label={t(isPlaying ? 'video.pause' : 'video.play')}
            title={isOffline && !isPlaying ? t('common:offline.needsConnection') : undefined}
            disabled={isOffline && !isPlaying}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
        </div>
        <VideoHeroClaims />
      </div>
    </section>
  );
}

/** What the company claims of itself in one ruled row, and who states it. */
function VideoHeroClaims() {
  const { t } = useTranslation('landing');
  const { round } = useFormats();
  if (brand.claims.length === 0) return null;
  return (
    <>
      <p className={styles.stated}>{t('video.stated')}</p>
      <FactList
        variant="claims"
        className={styles.claims}
        facts={brand.claims.map(({ id, value, unit }) => ({ label: t(`video.claims.${id}`), value: round(value) + unit }))}
      />
    </>
  );
}
