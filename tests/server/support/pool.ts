import { type AccountTools, openAccountTools } from '#src/server/accounts/account-tools.ts';
import { createApp, type App } from '#src/server/app.ts';
import { isDatabaseUp, type OpenDatabase } from '#src/server/db/database.ts';
import type { Delivery } from '#src/server/delivery/delivery.ts';
import { createLater } from '#src/server/delivery/later.ts';
import { createOutbox, type Outbox } from '#src/server/delivery/outbox.ts';
import { createLog } from '#src/server/http/log.ts';
import { createMetrics } from '#src/server/http/metrics.ts';
import { createOperatorDoor } from '#src/server/operator-pages.ts';
import { createHandlers } from '#src/server/server.ts';
import { readSettings, type Settings } from '#src/server/settings.ts';
import { openDownloads } from '#src/server/site/downloads.ts';
import { feedRoutes } from '#src/server/site/feeds.ts';
import { openSite } from '#src/server/site/site.ts';
import type { LiveMarket } from '#src/server/sources/live-market.ts';
import { linkRoutes } from '#src/server/watch/subscriptions/link-pages.ts';
import { openWatching, type Watching } from '#src/server/watch/watching.ts';
import { openState, type PoolState } from '#src/server/state.ts';
import { testDatabase } from './database.ts';

export interface TestPool {
  readonly app: App;
  readonly opened: OpenDatabase;
  readonly state: PoolState;
  readonly accounts: AccountTools;
  readonly watching: Watching;
  /** What was sent, where the pool has no other delivery. */
  readonly outbox: Outbox;
  /** What was logged, one parsed line each. */
  readonly logged: Record<string, unknown>[];
}

export interface TestPoolOptions {
  readonly settings?: Partial<
    Pick<
      Settings,
      | 'poolApi'
      | 'siteUrl'
      | 'isPoolIdempotent'
      | 'mediaOrigins'
      | 'analyticsOrigin'
      | 'captchaOrigins'
      | 'trustedProxies'
      | 'isMetricsOn'
      | 'outbox'
    >
  >;
  /** Folders of a built site and of its data; without them only the calls are answered. */
  readonly site?: Pick<Parameters<typeof openSite>[0], 'clientDir' | 'dataDir' | 'writtenPage'>;
  readonly downloadsDir?: string;
  /** The database of another pool, for one that does not change it. */
  readonly opened?: OpenDatabase;
  readonly delivery?: Delivery;
  readonly isReady?: () => boolean;
  /** Sources in the model's place. */
  readonly live?: LiveMarket;
  /** The ways to watchers: settings, and stand-ins. */
  readonly watch?: Partial<Omit<Parameters<typeof openWatching>[0], 'settings'>> & { readonly settings?: Partial<Settings> };
  /** The clock of accounts, in ms. */
  readonly now?: () => number;
}

/** Opens the operator's pages. */
export const OPERATOR_KEY = 'operators-key';

const pages: ReadonlySet<string> = new Set(['/', '/help', '/wallet', '/tools']);

/** The whole server without a socket, on a prepared database in memory, its own if none is given. */
export async function testPool({ settings = {}, site, ...given }: TestPoolOptions = {}): Promise<TestPool> {
  const opened = given.opened ?? (await testDatabase());
  const state = await openState(opened.db, given.live);
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', (line) => logged.push(JSON.parse(line)));
  const outbox = createOutbox(() => undefined);
  const accounts = await openAccountTools({
    db: opened.db,
    delivery: given.delivery ?? outbox,
    later: createLater(log),
    siteUrl: 'https://okkong.example',
    siteName: 'OKKONG',
    ...(given.now && { now: given.now }),
  });
  const watching = await openWatching({
    db: opened.db,
    delivery: given.delivery ?? outbox,
    ...(given.now && { now: given.now }),
    ...given.watch,
    settings: { ...readSettings({}, '/'), siteUrl: 'https://okkong.example', ...settings, ...given.watch?.settings },
  });
  const downloads = await openDownloads({ downloadsDir: given.downloadsDir, clientDir: site?.clientDir ?? '/nowhere' });
  const app = createApp({
    settings: { ...readSettings({}, '/'), outbox: 'nobody', ...settings },
    handlers: createHandlers({ state, db: opened.db, accounts, watching, downloads, log, isPage: (path) => pages.has(path) }),
    watchLinks: linkRoutes(watching),
    site:
      site &&
      (await openSite({
        ...site,
        siteUrl: 'https://okkong.example',
        siteName: 'OKKONG',
        securityContact: 'mailto:security@okkong.example',
        nowMs: Date.now(),
      })),
    downloads,
    feeds: settings.poolApi === undefined ? feedRoutes({ siteUrl: 'https://okkong.example', siteName: 'OKKONG', ...state }) : undefined,
    outbox,
    doors: createOperatorDoor(OPERATOR_KEY),
    sources: given.live?.now,
    log,
    metrics: createMetrics({ buildId: 'test', isDatabaseUp: () => isDatabaseUp(opened.db), sources: given.live?.now }),
    isReady: () => given.isReady?.() ?? true,
  });
  return { app, opened, state, accounts, watching, outbox, logged };
}

/** A form as a request. */
export const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});
