import type { Content } from '../db/content.ts';
import type { Downloads } from '../site/downloads.ts';
import type { Handlers } from './handlers.ts';

type ContentHandlers = Pick<Handlers, 'tips' | 'announcements' | 'classList' | 'downloads'>;

/** Notices, announcements and classes out of the content kept in memory, and the list of the files to download. */
export function contentHandlers(content: Content, downloads: Pick<Downloads, 'list'>): ContentHandlers {
  return {
    tips: (_request, { language }) => {
      const { tips, isMigrationOver } = content(language);
      return { data: { tips: { info: [...tips], ...(isMigrationOver && { isMigrationOver }) } } };
    },
    announcements: ({ page, pageSize }, { language }) => {
      const all = content(language).announcements;
      return { data: { total: all.length, list: all.slice((page - 1) * pageSize, page * pageSize) } };
    },
    classList: ({ category }, { language }) => ({
      data: content(language).classes.filter((item) => category === undefined || item.category === category),
    }),
    downloads: async (_request, { language }) => ({ data: await downloads.list(language) }),
  };
}
