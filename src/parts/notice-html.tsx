import { useCallback } from 'react';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import styles from './notice-html.module.css';

/** The one component that shows HTML from a response: its nodes are the sanitizer's, React knows an empty element. */
export function NoticeHtml({ html }: { html: string }) {
  const fill = useCallback((element: HTMLElement | null) => element?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div ref={fill} className={styles.html} />;
}
