import type { ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './section-head.module.css';
import typography from './type.module.css';

interface SectionHeadProps {
  /** Names the section: its `aria-labelledby`. */
  titleId: string;
  title: string;
  lede: string;
  /** The control beside the text. */
  children: ReactNode;
}

/** Heading and lede of a section, with a control of the whole section at their foot. */
export function SectionHead({ titleId, title, lede, children }: SectionHeadProps) {
  return (
    <div className={layout.pageHead}>
      <div className={styles.words}>
        <h2 id={titleId} className={typography.h2}>
          {title}
        </h2>
        <p className={typography.lede}>{lede}</p>
      </div>
      {children}
    </div>
  );
}
