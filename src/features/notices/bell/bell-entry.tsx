import { type ToggleEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageRows } from '#src/contracts/languages.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { sanitizeHtml } from '#src/lib/sanitize-html.ts';
import { NoticeHtml } from '#src/parts/notice-html.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import styles from './bell-panel.module.css';
import type { BellItem } from './bell.model.ts';
import { migrationPages, MigrationText } from '../migration-text.tsx';

interface BellEntryProps {
  item: BellItem;
  /** It was opened. */
  onRead: () => void;
}

/** One notice, which opens in place and is read then. */
export function BellEntry({ item, onRead }: BellEntryProps) {
  const { t } = useTranslation('notices');
  const { date } = useFormats();
  const language = item.kind === 'migration' ? undefined : item.language;
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && onRead();
  return (
    <li>
      <details className={styles.item} onToggle={onToggle}>
        <summary>
          <span className={styles.title} lang={language && languageRows[language].tag}>
            <EntryTitle item={item} />
          </span>
          {item.isUnread && <Tag tone="accent" text={t('bell.new')} />}
          <Icon name="chevron-down" size={16} className={styles.chevron} />
          {item.timeMs !== undefined && (
            <time className={styles.when} dateTime={new Date(item.timeMs).toISOString()}>
              {date(item.timeMs)}
            </time>
          )}
        </summary>
        <div className={styles.text}>
          {item.kind === 'migration' ? (
            migrationPages.map((page) => <MigrationText key={page.key} page={page} />)
          ) : (
            <NoticeHtml html={item.html} language={language} />
          )}
        </div>
      </details>
    </li>
  );
}

/** A tip has no title of its own: its first words stand for it. */
function EntryTitle({ item }: { item: BellItem }) {
  const { t } = useTranslation('notices');
  const html = item.kind === 'tip' ? item.html : '';
  const words = useMemo(() => sanitizeHtml(html).textContent, [html]);
  if (item.kind === 'migration') return t('migration.title');
  return item.kind === 'tip' ? words : item.title;
}
