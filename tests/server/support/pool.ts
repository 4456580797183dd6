import { createApp, type App } from '#src/server/app.ts';
import { isDatabaseUp, type OpenDatabase } from '#src/server/db/database.ts';
import { createLog } from '#src/server/http/log.ts';
import { createMetrics } from '#src/server/http/metrics.ts';
import { createHandlers } from '#src/server/server.ts';
import type { Settings } from '#src/server/settings.ts';
import { openSite } from '#src/server/site/site.ts';
import { openState, type PoolState } from '#src/server/state.ts';
import { testDatabase } from './database.ts';

export interface TestPool {
  readonly app: App;
  readonly opened: OpenDatabase;
  readonly state: PoolState;
  /** What was logged, one parsed line each. */
  readonly logged: Record<string, unknown>[];
}

export interface TestPoolOptions {
  readonly settings?: Partial<Pick<Settings, 'poolApi' | 'isPoolIdempotent' | 'mediaOrigins' | 'trustedProxies' | 'isMetricsOn'>>;
  /** Folders of a built site and of its data; without them only the calls are answered. */
  readonly site?: { readonly clientDir: string; readonly dataDir: string };
  /** The database of another pool, for one that does not change it. */
  readonly opened?: OpenDatabase;
}

const pages: ReadonlySet<string> = new Set(['/', '/help', '/wallet', '/tools']);

/** The whole server without a socket, on a prepared database in memory, its own if none is given. */
export async function testPool({ settings = {}, site, ...given }: TestPoolOptions = {}): Promise<TestPool> {
  const opened = given.opened ?? (await testDatabase());
  const state = await openState(opened.db);
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', (line) => logged.push(JSON.parse(line)));
  const app = createApp({
    settings: { poolApi: undefined, isPoolIdempotent: false, mediaOrigins: [], trustedProxies: 0, isMetricsOn: false, ...settings },
    handlers: createHandlers({ state, db: opened.db, log, isPage: (path) => pages.has(path) }),
    site:
      site &&
      (await openSite({
        ...site,
        siteUrl: 'https://okkong.example',
        securityContact: 'mailto:security@okkong.example',
        nowMs: Date.now(),
      })),
    log,
    metrics: createMetrics({ buildId: 'test', isDatabaseUp: () => isDatabaseUp(opened.db) }),
  });
  return { app, opened, state, logged };
}

/** A form as a request. */
export const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});
