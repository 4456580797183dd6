import { useCallback } from 'react';
import { type Language, languageRows } from '#src/contracts/languages.ts';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import styles from './notice-html.module.css';

interface NoticeHtmlProps {
  html: string;
  /** Its own, where that is not the page's. */
  language?: Language | undefined;
}

/** The one component that shows HTML from a response: its nodes are the sanitizer's, React knows an empty element. */
export function NoticeHtml({ html, language }: NoticeHtmlProps) {
  const fill = useCallback((element: HTMLElement | null) => element?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div ref={fill} className={styles.html} lang={language && languageRows[language].tag} />;
}
