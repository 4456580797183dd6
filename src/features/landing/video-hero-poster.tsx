import { useEffect, useRef, useState } from 'react';
import { afterLoad } from '#src/lib/after-load.ts';
import styles from './video-hero.module.css';

const folder = '/media/hero/hall-poster';
const portrait = '(max-width: 767px)';

/**
 * The hall as a picture, upright on phones. It comes late and without hurry, and shows once it is whole: what is painted
 * unseen is no candidate for the largest paint, which is the h1 (DESIGN 12).
 */
export function VideoHeroPoster() {
  const image = useRef<HTMLImageElement>(null);
  const [isThere, setIsThere] = useState(false);
  // It may have come before React did, and then nobody heard its `load`.
  useEffect(() => afterLoad(() => image.current?.complete && setIsThere(true)), []);
  return (
    <picture>
      <source media={portrait} srcSet={`${folder}-portrait.avif`} type="image/avif" />
      <source media={portrait} srcSet={`${folder}-portrait.webp`} type="image/webp" />
      <source srcSet={`${folder}.avif`} type="image/avif" />
      <img
        ref={image}
        className={styles.poster}
        data-there={isThere || undefined}
        src={`${folder}.webp`}
        alt=""
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        onLoad={() => setIsThere(true)}
      />
    </picture>
  );
}
