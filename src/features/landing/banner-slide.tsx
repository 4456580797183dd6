import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import type_ from '#src/ui/type.module.css';
import styles from './banner.module.css';

interface BannerSlideProps {
  title: string;
  /** The first slide's heading is the page's h1; the others' are of the second level. */
  level: 'h1' | 'h2';
  ledes: readonly string[];
  art: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** One slide of the banner: words and buttons left, its own picture on the same two glows (DESIGN 8). */
export function BannerSlide({ title, level: Heading, ledes, art, children }: BannerSlideProps) {
  return (
    <div className={styles.slide}>
      {art}
      <div className={classNames(layout.wrap, styles.words)}>
        <Heading className={classNames(type_.h1, styles.title)}>{title}</Heading>
        {/* Short paragraphs, so that none outgrows the h1 on a phone: it is the largest paint (DESIGN 12). */}
        <div className={styles.ledes}>
          {ledes.map((lede) => (
            <p key={lede} className={styles.lede}>
              {lede}
            </p>
          ))}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
