import { type ReactNode, useEffect, useRef } from 'react';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './account-notice.module.css';

interface AccountNoticeProps {
  title: string;
  text?: string | undefined;
  /** What else there is, and the ways on. */
  children?: ReactNode;
}

/** A page that says one thing about an account and where it goes on; what changes while it is open is read out. */
export function AccountNotice({ title, text, children }: AccountNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    // What was clicked may have gone with the step before.
    if (focused.current?.isConnected === false) heading.current?.focus({ preventScroll: true });
  });
  return (
    <div className={layout.wrap}>
      <div className={styles.page} onFocus={({ target }) => (focused.current = target)}>
        <h1 ref={heading} tabIndex={-1} className={typography.h3}>
          {title}
        </h1>
        <span className="vh" role="status">
          {title}
        </span>
        {text !== undefined && <p className={typography.lede}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
