import { noticeKey } from '#src/domain/notices.ts';

/** A new text of the migration announcement gets a new id here: who has read the old one has not read that. */
export const MIGRATION_KEY = noticeKey('migration', '2022-09');
