import { noticeKey } from '#src/domain/notices.ts';

/** A new text of the migration announcement gets a new id here: who has read the old one has not read that. */
export const MIGRATION_KEY = noticeKey('migration', '2022-09');

/** When it was published, ms: the day on which ETH could be mined no more. */
export const MIGRATION_MS = Date.parse('2022-09-15T08:00:00Z');
