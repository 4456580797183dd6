import { Link } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { type ToggleEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement } from '#src/contracts/content.ts';
import { languageRows } from '#src/contracts/languages.ts';
import { isNews, noticeKey } from '#src/domain/notices.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { siteOrigin } from '#src/lib/brand.ts';
import { now } from '#src/lib/clock.ts';
import { announcementSearch } from '#src/parts/announcements.ts';
import { NoticeHtml } from '#src/parts/notice-html.tsx';
import { useCopy } from '#src/parts/use-copy.ts';
import { markSeenAtom, seenNoticesAtom } from '#src/state/seen-notices.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Tag } from '#src/ui/tag.tsx';
import typography from '#src/ui/type.module.css';
import styles from './announcements-page.module.css';

interface AnnouncementEntryProps {
  item: Announcement;
  /** The address names it: it is open, and in view. */
  isLinked: boolean;
}

/** A dated row that opens in place: the browser's own element, which prints whole and is found by "find in page". */
export function AnnouncementEntry({ item, isLinked }: AnnouncementEntryProps) {
  const { t } = useTranslation('announcements');
  const { date } = useFormats();
  const seen = useHydratedAtom(seenNoticesAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const key = noticeKey('announcement', item.id);
  const publishedMs = item.time * 1000;
  const isNew = seen !== undefined && !seen.includes(key) && isNews(publishedMs, now());
  const show = useCallback(
    (element: HTMLDetailsElement | null) => {
      if (!element || !isLinked) return;
      element.open = true;
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [isLinked],
  );
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && markSeen([key]);
  return (
    <li>
      <details ref={show} className={styles.item} onToggle={onToggle}>
        <summary>
          <time dateTime={new Date(publishedMs).toISOString()}>{date(publishedMs)}</time>
          <h2 className={styles.title} lang={item.language && languageRows[item.language].tag}>
            {item.title}
          </h2>
          {isNew && <Tag tone="accent" text={t('new')} />}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.body}>
          <NoticeHtml html={item.content} language={item.language} />
          <OwnLink id={item.id} />
        </div>
      </details>
    </li>
  );
}

/** The announcement's own address, to open and to pass on. */
function OwnLink({ id }: { id: string }) {
  const { t } = useTranslation('announcements');
  const copy = useCopy();
  return (
    <p className={styles.own} data-print="no">
      <Link className={classNames(typography.link, styles.link)} to="/historyInfo" search={announcementSearch(id)}>
        {t('link')}
      </Link>
      <Button variant="quiet" size="sm" onClick={() => void copy(`${siteOrigin()}/historyInfo?id=${encodeURIComponent(id)}`)}>
        <Icon name="copy" size={16} />
        {t('copyLink')}
      </Button>
    </p>
  );
}
