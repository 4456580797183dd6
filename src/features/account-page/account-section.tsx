import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import layout from '#src/ui/layout.module.css';
import typography from '#src/ui/type.module.css';
import styles from './own-account.module.css';

interface AccountSectionProps {
  /** The anchor of the address, too: `/account#devices`. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the account's page. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isMeant) return;
    // The router looks for it before it is there.
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <section
      ref={section}
      id={id}
      tabIndex={isMeant ? -1 : undefined}
      className={classNames(layout.card, styles.section)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={typography.h4}>
        {title}
      </h2>
      {text !== undefined && <p className={typography.body}>{text}</p>}
      {children}
    </section>
  );
}
