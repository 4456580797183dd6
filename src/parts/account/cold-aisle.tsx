import { classNames } from '#src/ui/class-names.ts';
import typography from '#src/ui/type.module.css';
import styles from './cold-aisle.module.css';

interface ColdAisleProps {
  title: string;
  text: string;
}

/** The cold aisle beside a form, with what needs no form at all; neither shown nor fetched where there is no space for it. */
export function ColdAisle({ title, text }: ColdAisleProps) {
  return (
    <aside className={classNames('zone-dark', styles.aisle)} aria-labelledby="cold-aisle">
      <picture>
        <source srcSet="/media/hero/hall-poster.avif" type="image/avif" />
        <img className={styles.wall} src="/media/hero/hall-poster.webp" alt="" width={1280} height={720} loading="lazy" decoding="async" />
      </picture>
      <div className={styles.words}>
        <h2 id="cold-aisle" className={typography.h3}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
    </aside>
  );
}
