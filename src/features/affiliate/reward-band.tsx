import type { ReactNode, RefObject } from 'react';

import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import layout from '#src/ui/layout.module.css';
import type from '#src/ui/type.module.css';
import styles from './reward-band.module.css';
import { RewardCells } from './reward-cells.tsx';

interface RewardBandProps {
  id?: string;
  ref?: RefObject<HTMLElement | null>;
  headingId: string;
  /** The heading element itself: h1 on the programme's page, h2 on the landing page. */
  heading: ReactNode;
  lede: string;
  /** The drawing in words, and its two captions. */
  words: { cells: string; theirs: string; yours: string };
  actions: ReactNode;
  /** The band opens its page, under the fixed header. */
  isPageHead?: boolean;
}

/** The giant figure and its cells on a band of one colour in both themes (DESIGN 8). */
export function RewardBand({ id, ref, headingId, heading, lede, words, actions, isPageHead = false }: RewardBandProps) {
  const { number } = useFormats();
  return (
    <section id={id} ref={ref} className={styles.band} data-page-head={isPageHead || undefined} aria-labelledby={headingId}>
      <div className={layout.wrap}>
        <div className={styles.top}>
          <p className={styles.figure}>
            {number(brand.claims.affiliatePercent, 1)}
            <small>%</small>
          </p>
          <div className={styles.words}>
            {heading}
            <p className={type.lede}>{lede}</p>
            <div className={layout.row}>{actions}</div>
          </div>
        </div>
        <figure className={styles.cells}>
          <RewardCells label={words.cells} />
          <figcaption className={styles.caption}>
            <span>{words.theirs}</span>
            <span className={styles.yours}>{words.yours}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
