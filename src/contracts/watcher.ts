import * as z from 'zod/mini';
import { accountDetailRequest, farm } from './anonymous.ts';
import { matching, textUpTo } from './bounded-text.ts';
import { anonymousCoins } from './farm-link.ts';
import { bit, numeric, unixSeconds } from './values.ts';

/** Longest name of a link: what its owner tells them apart by, and what its page is called. */
export const WATCHER_NAME_LENGTH = 40;
/** How long a link may live, in days. */
export const watcherDays = [1, 7, 30, 90, 365] as const;

/** What opens a farm for those who only look, and what its owner ends it by. */
export const watcherCode = matching(/^[\w-]{22}$/, 22);
export const watcherKey = matching(/^[\w-]{43}$/, 43);

const shown = {
  name: textUpTo(WATCHER_NAME_LENGTH),
  /** Whether amounts are shown: what was earned, is owed and was paid. */
  showsMoney: z.pipe(
    bit,
    z.transform((value) => value === 1),
  ),
};

/** Made with a farm's token. */
export const watcherMakeRequest = z.extend(accountDetailRequest, {
  ...shown,
  days: numeric.check(z.refine((days) => watcherDays.some((each) => each === days))),
});
export const watcherMakeResponse = z.object({ code: watcherCode, key: watcherKey, endsTime: unixSeconds });
export const watcherEndRequest = z.object({ key: watcherKey });

export const watcherFarmRequest = z.object({ code: watcherCode });
/** The farm without its address; null while it has no hashrate. */
export const watcherFarmResponse = z.object({
  name: z.string().check(z.maxLength(WATCHER_NAME_LENGTH)),
  coin: z.enum(anonymousCoins),
  showsMoney: z.boolean(),
  endsTime: unixSeconds,
  farm: z.nullable(farm),
});
export type WatcherFarm = z.output<typeof watcherFarmResponse>;
