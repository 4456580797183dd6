import styles from './banner.module.css';

/** The picture of a slide that nobody sees at first: fetched when it may be seen soon. Decoration. */
export function BannerPicture({ name, isDue }: { name: 'usb' | 'ratio' | 'affiliate'; isDue: boolean }) {
  return <img className={styles.picture} src={`/art/${name}.svg`} alt="" loading={isDue ? 'eager' : 'lazy'} decoding="async" />;
}
