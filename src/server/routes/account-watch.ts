import { anonymousCoins } from '#src/contracts/farm-link.ts';
import type { AccountWatcherLink } from '#src/contracts/account-watch.ts';
import type { NamedFarm } from '#src/contracts/watch.ts';
import { coinById } from '#src/domain/coins.ts';
import { hashOf } from '../accounts/digests.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import type { Account } from '../accounts/sessions.ts';
import { adoptWatcherLinks, endWatcherLinkOf, watcherLinksOf } from '../db/watcher-links.ts';
import { RequestProblem } from '../http/envelope.ts';
import { unixSecondsOf } from '../market/wire.ts';
import { added, adoptWatches, inOwnOrder, watchesOf } from '../watch/subscriptions/account-watches.ts';
import { shownWatch, touch } from '../watch/subscriptions/watches.ts';
import type { Watching } from '../watch/watching.ts';
import type { Call, Handlers } from './handlers.ts';

/** Who is told, and who may look, as an account sees it: what its devices made of their own joins it. Each throws RequestProblem(401) for a refused session. */
export function accountWatchHandlers(
  { sessions }: Pick<AccountTools, 'sessions'>,
  { db, tokens, now }: Pick<Watching, 'db' | 'tokens' | 'now'>,
): Pick<Handlers, 'accountWatch' | 'accountLinkEnd'> {
  const ownerOf = async ({ authorization }: Call): Promise<Account> => {
    const visitor = authorization === undefined ? undefined : await sessions.visitorOf(authorization);
    if (!visitor) throw new RequestProblem(401);
    return visitor.account;
  };
  const linksOf = async ({ gid }: Account, keys: readonly string[]): Promise<AccountWatcherLink[]> => {
    const keyOf = new Map(keys.map((key) => [hashOf(key), key]));
    return (await watcherLinksOf(db, gid, now())).flatMap(({ id, name, coinId, address, showsMoney, endsAt }) => {
      const coin = anonymousCoins.find((each) => each === coinById(coinId)?.symbol);
      const key = keyOf.get(id);
      const shown = { id, name, address, showsMoney, endsTime: unixSecondsOf(endsAt.getTime()), ...(key !== undefined && { key }) };
      return coin ? [{ ...shown, coin }] : [];
    });
  };
  return {
    accountWatch: async ({ tokens: given, keys }, call) => {
      const owner = await ownerOf(call);
      const ids = given.flatMap((token) => tokens.read('own', token)?.id ?? []);
      await adoptWatches(db, owner.gid, ids, now());
      await adoptWatcherLinks(db, owner.gid, keys);
      const rows = await watchesOf(db, owner.gid);
      await touch(
        db,
        rows.map(({ id }) => id),
        now(),
      );
      const watches = await Promise.all(rows.map((row) => shownWatch(db, row, tokens.issue('own', row.id))));
      const everyFarm = watches.reduce<NamedFarm[]>((all, { farms }) => [...all, ...added(farms, all)], []);
      return {
        data: {
          farms: inOwnOrder(everyFarm, owner.farms),
          watches,
          links: await linksOf(owner, keys),
        },
      };
    },
    accountLinkEnd: async ({ id }, call) => {
      const { gid } = await ownerOf(call);
      await endWatcherLinkOf(db, { gid, id }, now());
      return { data: null };
    },
  };
}
