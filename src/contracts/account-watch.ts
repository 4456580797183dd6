import * as z from 'zod/mini';
import { matching } from './bounded-text.ts';
import { anonymousCoins, wallet } from './farm-link.ts';
import { rowsOf } from './rows.ts';
import { flag, unixSeconds } from './values.ts';
import { namedFarm, watchRow } from './watch.ts';
import { watchToken } from './watch-push.ts';
import { watcherKey } from './watcher.ts';

/** What an account lists a link by: it opens and ends nothing. */
const linkId = matching(/^[\w-]{43,64}$/, 64);

/** What this device has of its own joins the account. */
export const accountWatchRequest = z.object({
  tokens: z.array(watchToken).check(z.maxLength(20)),
  keys: z.array(watcherKey).check(z.maxLength(100)),
});

const accountWatcherLink = z.object({
  id: linkId,
  name: z.string(),
  coin: z.enum(anonymousCoins),
  address: wallet,
  showsMoney: flag,
  endsTime: unixSeconds,
  /** Of those that were asked with: it was made on this device. */
  key: z.optional(watcherKey),
});
/** A link for those who only look, as the account that made it sees it. */
export type AccountWatcherLink = z.output<typeof accountWatcherLink>;

/** All that an account is told of, by any device: the farms in its own order, and the ways; and its links, the newest first. */
export const accountWatchResponse = z.object({ farms: rowsOf(namedFarm), watches: rowsOf(watchRow), links: rowsOf(accountWatcherLink) });
export type AccountWatches = z.output<typeof accountWatchResponse>;

export const accountLinkEndRequest = z.object({ id: linkId });
