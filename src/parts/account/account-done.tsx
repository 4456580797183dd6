import { type ReactNode, useEffect, useRef } from 'react';
import { SiteMark } from '#src/parts/site-logo.tsx';
import typography from '#src/ui/type.module.css';
import styles from './account-page.module.css';

interface AccountDoneProps {
  title: string;
  /** What there is to know. */
  children: ReactNode;
  /** The next steps. */
  next: ReactNode;
}

/** In a form's place once it has done its work: the mark with its lights on, and the next steps. */
export function AccountDone({ title, children, next }: AccountDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone; the page begins anew.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={styles.done} aria-labelledby="account-done">
      <SiteMark size={88} />
      <h1 id="account-done" ref={heading} tabIndex={-1} className={typography.pageTitle}>
        {title}
      </h1>
      {children}
      <div className={styles.next}>{next}</div>
    </section>
  );
}
