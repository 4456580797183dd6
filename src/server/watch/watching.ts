import type { OfferedWays } from '#src/contracts/watch.ts';
import { createLimit, type Limit } from '../accounts/limits.ts';
import type { Database } from '../db/database.ts';
import { keptSecret } from '../db/secrets.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { Settings } from '../settings.ts';
import { createSender, type Sender, type Ways } from './outbox/sender.ts';
import { createWatchTokens, type WatchTokens } from './subscriptions/tokens.ts';
import { releaseFarms } from './subscriptions/watches.ts';
import { mailWay } from './ways/mail.ts';
import { ntfyWay } from './ways/ntfy.ts';
import { createOutsideFetch, type OutsideFetch } from './ways/outside-request.ts';
import { pushWay, vapidKeys } from './ways/push.ts';
import { createBot, type TelegramBot, telegramWay } from './ways/telegram.ts';
import type { Sent } from './ways/way.ts';

const WATCH_SECRET = 'watch_secret';
const HOUR_S = 60 * 60;

type WatchSettings = Pick<Settings, 'poolApi' | 'siteUrl' | 'siteName' | 'mailFrom' | 'telegramToken' | 'ntfyHosts'>;

/** What watching farms is made of: who wants to be told, and the ways to them. */
export interface Watching {
  readonly db: Database;
  readonly settings: WatchSettings;
  readonly tokens: WatchTokens;
  readonly ways: Ways;
  readonly bot: TelegramBot | undefined;
  readonly delivery: Delivery;
  readonly limits: {
    /** New or changed watches, and messages to try a way, of one network. */
    readonly saves: Limit;
    readonly tries: Limit;
    /** Mails that ask one address for its consent, and that one network has sent. */
    readonly asks: Limit;
    readonly asksOfNetwork: Limit;
  };
  /** Sends what is due now. */
  readonly send: Sender;
  /** What the page may offer. */
  readonly offered: () => Promise<OfferedWays>;
  readonly now: () => number;
}

interface WatchingPlan {
  readonly db: Database;
  readonly settings: WatchSettings;
  readonly delivery: Delivery;
  readonly onSent?: (way: keyof Ways, sent: Sent['kind']) => void;
  /** Asks servers whose addresses visitors gave; tests put their own in its place. */
  readonly ask?: OutsideFetch;
  /** Telegram's, in tests a stand-in's. */
  readonly telegramApi?: string;
  /** Of the sender. */
  readonly patienceMs?: number;
  readonly now?: () => number;
}

/** Where a push service can reach whoever runs this site. */
function subjectOf({ siteUrl, mailFrom }: WatchSettings): string {
  if (siteUrl.startsWith('https:')) return siteUrl;
  return `mailto:${/[^\s<>@]+@[^\s<>@]+/.exec(mailFrom)?.[0] ?? 'no-reply@localhost'}`;
}

/** Opens it over one database. A pool behind this server has its own farms, which nothing here observes: then no way is offered. */
export async function openWatching(plan: WatchingPlan): Promise<Watching> {
  const { db, settings, delivery, onSent, ask = createOutsideFetch(), telegramApi, patienceMs, now = Date.now } = plan;
  const { siteUrl, siteName, telegramToken, ntfyHosts, poolApi } = settings;
  const tokens = createWatchTokens(await keptSecret(db, WATCH_SECRET));
  const bot = telegramToken === undefined ? undefined : createBot({ token: telegramToken, ask, ...(telegramApi && { api: telegramApi }) });
  const ways: Ways = {
    push: pushWay({ db, subject: subjectOf(settings), ask, now }),
    ...(delivery.isOffered('email') && { mail: mailWay({ delivery, siteUrl, siteName }) }),
    ...(bot && { telegram: telegramWay(bot, siteUrl) }),
    ...(ntfyHosts.length > 0 && { ntfy: ntfyWay({ siteUrl, ask, now }) }),
  };
  const isOffered = poolApi === undefined;
  return {
    db,
    settings,
    tokens,
    ways,
    bot,
    delivery,
    now,
    limits: {
      saves: createLimit(db, { name: 'watch-save', points: 60, durationS: HOUR_S }),
      tries: createLimit(db, { name: 'watch-try', points: 10, durationS: HOUR_S }),
      asks: createLimit(db, { name: 'watch-ask', points: 3, durationS: 24 * HOUR_S }),
      asksOfNetwork: createLimit(db, { name: 'watch-ask-network', points: 20, durationS: 24 * HOUR_S }),
    },
    send: createSender({
      db,
      tokens,
      now,
      ways: () => ways,
      ...(patienceMs !== undefined && { patienceMs }),
      ...(onSent && { onSent }),
      onEnded: (farms) => releaseFarms(db, farms),
    }),
    offered: async () => {
      const name = isOffered ? await bot?.name() : undefined;
      return {
        ...(isOffered && { push: (await vapidKeys(db)).publicKey }),
        mail: isOffered && ways.mail !== undefined,
        ...(name !== undefined && { telegram: name }),
        ntfy: isOffered ? [...ntfyHosts] : [],
      };
    },
  };
}
