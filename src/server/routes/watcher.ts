import { coinById } from '#src/domain/coins.ts';
import { anonymousCoins } from '#src/contracts/farm-link.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { createLimit } from '../accounts/limits.ts';
import type { Database } from '../db/database.ts';
import { endWatcherLink, makeWatcherLink, watcherLinkOf } from '../db/watcher-links.ts';
import type { FarmTokens } from '../farms/farm-token.ts';
import type { Farms } from '../farms/farms.ts';
import { watchedFarm } from '../farms/watched-farm.ts';
import { RequestProblem } from '../http/envelope.ts';
import { plainLine } from '../http/plain-line.ts';
import { unixSecondsOf } from '../market/wire.ts';
import type { MarketFeed } from '../market/tick.ts';
import { farmOf } from './anonymous.ts';
import type { Handlers, Refusal } from './handlers.ts';

interface WatcherDeps {
  readonly db: Database;
  readonly farms: () => Farms;
  readonly feed: () => MarketFeed;
  readonly tokens: FarmTokens;
  /** Ms since 1970. */
  readonly now?: () => number;
}

/** Links that one network may make in a day. */
export const LINKS_PER_DAY = 30;
const DAY_S = 86_400;

const unknown: Refusal = { refusalCode: '404', messageKey: 'watcherUnknown' };
const over: Refusal = { refusalCode: '410', messageKey: 'watcherOver' };

/** Links for those who only look at a farm: made with its token, ended by a key that their maker alone has, opened by a code. */
export function watcherHandlers(deps: WatcherDeps): Pick<Handlers, 'watcherMake' | 'watcherEnd' | 'watcherFarm'> {
  const { db, farms, feed, tokens, now = Date.now } = deps;
  const ofNetwork = createLimit(db, { name: 'watcher-day', points: LINKS_PER_DAY, durationS: DAY_S });
  return {
    watcherMake: async ({ accName, algorithmType, name, showsMoney, days }, { authorization = '', address }) => {
      if (!tokens.isGood(authorization, { accName, algorithmType })) throw new RequestProblem(401, 'farmSessionOver');
      const farm = farmOf(accName);
      if (!farm) throw new RequestProblem(400);
      const waitS = await ofNetwork.take(address);
      if (waitS !== undefined) throw new RequestProblem(429, undefined, waitS);
      const createdAtMs = now();
      const endsAtMs = createdAtMs + days * DAY_MS;
      const key = { coinId: farm.coin.id, address: farm.address };
      const made = await makeWatcherLink(db, { ...key, name: plainLine(name), showsMoney, createdAtMs, endsAtMs });
      return { data: { ...made, endsTime: unixSecondsOf(endsAtMs) } };
    },
    watcherEnd: async ({ key }) => {
      await endWatcherLink(db, key, now());
      return { data: null };
    },
    watcherFarm: async ({ code }) => {
      const link = await watcherLinkOf(db, code);
      const coin = link && coinById(link.coinId);
      const symbol = anonymousCoins.find((each) => each === coin?.symbol);
      if (!link || !coin || !symbol) return unknown;
      if (link.endedAt || link.endsAt.getTime() <= now()) return over;
      const { atMs, nowMs } = feed().moment();
      const { farm, atMs: heldAtMs } = await farms()({ coin, address: link.address }, atMs);
      const { name, showsMoney, endsAt, address } = link;
      return {
        data: {
          name,
          coin: symbol,
          showsMoney,
          endsTime: unixSecondsOf(endsAt.getTime()),
          farm: farm && watchedFarm(farm, { address, showsMoney }),
        },
        moment: { atMs: heldAtMs, nowMs },
        origin: feed().origin,
      };
    },
  };
}
