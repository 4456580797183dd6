import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import typography from '#src/ui/type.module.css';
import { ColdAisle } from './cold-aisle.tsx';
import styles from './account-page.module.css';

interface AccountPageProps {
  title: string;
  /** Under the title: the way to the other of the two pages. */
  lede: ReactNode;
  aside: { title: string; text: string };
  children: ReactNode;
}

/** What the pages of an account share: form left, cold aisle right. */
export function AccountPage({ title, lede, aside, children }: AccountPageProps) {
  return (
    <div className={styles.split}>
      <div className={styles.form}>
        <h1 className={typography.pageTitle}>{title}</h1>
        <p className={typography.body}>{lede}</p>
        {children}
      </div>
      <ColdAisle {...aside} />
    </div>
  );
}

interface LedeProps {
  text: string;
  link: string;
  to: '/login' | '/register';
}

/** Under the title: the way to the page for who has an account, or has none yet. */
export function AccountLede({ text, link, to }: LedeProps) {
  return (
    <>
      {/* The blank before the link is the sentence's own: Chinese has none. */}
      {text}
      <Link className={typography.link} to={to}>
        {link}
      </Link>
    </>
  );
}
