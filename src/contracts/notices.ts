import * as z from 'zod/mini';
import { listOf, numeric, text, unixSeconds } from './values.ts';

export const tipsRequest = z.object({ version: z.literal('1') });
/** `content` is HTML of the pool's: sanitised before it is shown (R26). */
export const tipsResponse = z.object({ tips: z.object({ info: listOf(z.object({ id: text, content: text })) }) });
export type Tip = z.output<typeof tipsResponse>['tips']['info'][number];

/** `page` from 1; `pageSize` 1 to 50. */
export const announcementsRequest = z.object({
  page: numeric.check(z.minimum(1), z.maximum(10_000), z.multipleOf(1)),
  pageSize: numeric.check(z.minimum(1), z.maximum(50), z.multipleOf(1)),
});
export const announcement = z.object({ id: text, title: text, content: text, time: unixSeconds });
export const announcementsResponse = z.object({ total: numeric, list: listOf(announcement) });
export type Announcement = z.output<typeof announcement>;
