import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { startChores } from './chores.ts';
import { listenForCommands } from './cli/control.ts';
import { runCommand } from './cli/commands.ts';
import { isDatabaseUp, type OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { farmHistory } from './db/farm-events.ts';
import { prepareDatabase } from './db/prepare.ts';
import { keptSecret } from './db/secrets.ts';
import { problemResponse, RequestProblem } from './http/envelope.ts';
import { callLanguage } from './http/language.ts';
import { listen, type Listening } from './http/listen.ts';
import { createLog, faultFields, type Log } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { type AccountTools, openAccountTools } from './accounts/account-tools.ts';
import { deliveryOf } from './delivery/delivery-of.ts';
import { createLater } from './delivery/later.ts';
import { operatorMail, type TellOperator } from './delivery/operator-mail.ts';
import { accountCareHandlers } from './routes/account-care.ts';
import { accountHandlers, deliveries } from './routes/account.ts';
import { ownAccountHandlers } from './routes/own-account.ts';
import { ownReads } from './routes/api.ts';
import { anonymousHandlers } from './routes/anonymous.ts';
import { contactHandlers } from './routes/contact.ts';
import { contentHandlers } from './routes/content.ts';
import { eventRoutes } from './routes/events.ts';
import type { Handlers } from './routes/handlers.ts';
import { marketHandlers } from './routes/market.ts';
import { telemetryHandlers } from './routes/telemetry.ts';
import { vipHandlers } from './routes/vip.ts';
import { accountWatchHandlers } from './routes/account-watch.ts';
import { watchHandlers } from './routes/watch.ts';
import { watcherHandlers } from './routes/watcher.ts';
import { createOperatorDoor, operatorLines, settingProblems, type OperatorPage } from './operator-pages.ts';
import type { Settings } from './settings.ts';
import { type Downloads, openDownloads } from './site/downloads.ts';
import { feedRoutes } from './site/feeds.ts';
import { type FiguredPages, openFiguredPages } from './site/figured-pages.ts';
import { openSite } from './site/site.ts';
import { openLiveMarket } from './sources/live-market.ts';
import { openState, type PoolState } from './state.ts';
import { leaveAccount } from './watch/subscriptions/account-watches.ts';
import { linkRoutes } from './watch/subscriptions/link-pages.ts';
import { openWatching, type Watching } from './watch/watching.ts';
import { startAlerts } from './watch/alerts/operator-alerts.ts';
import { createOutsideFetch } from './watch/ways/outside-request.ts';
import { startWatchWork } from './watch/work.ts';

/** Put in by the build; missing where the sources run. */
declare const __BUILD_ID__: string;
const buildId = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'development';

export interface RunningServer {
  /** What to open in a browser. */
  readonly address: string;
  /** Where the operator's own pages are, a line each. */
  readonly operatorLines: readonly string[];
  /** Says at `/readyz` that it stops, waits the set delay, finishes running requests, keeps what they wrote, gives the data folder back. */
  stop(): Promise<void>;
}

interface HandlerDeps {
  readonly state: PoolState;
  readonly db: OpenDatabase['db'];
  readonly accounts: AccountTools;
  readonly watching: Watching;
  readonly downloads: Downloads;
  readonly notifyOperator?: TellOperator;
  readonly log: Log;
  /** Whether the site has a page at a path. */
  readonly isPage: (path: string) => boolean;
}

/** One handler for every call of the contract. */
export function createHandlers({ state, db, accounts, watching, downloads, notifyOperator, log, isPage }: HandlerDeps): Handlers {
  return {
    ...marketHandlers(state.feed, state),
    ...contentHandlers(state.content, downloads),
    ...accountHandlers(accounts, log, (gid, tokens) => {
      const ids = tokens.flatMap((token) => watching.tokens.read('own', token)?.id ?? []);
      return leaveAccount(db, gid, ids, watching.now());
    }),
    ...accountCareHandlers(accounts, deliveries(log)),
    ...contactHandlers(accounts, (message) => notifyOperator?.('contact', message)),
    ...ownAccountHandlers(accounts),
    ...anonymousHandlers({ feed: state.feed, farms: state.farms, tokens: state.farmTokens, happened: (farm) => farmHistory(db, farm) }),
    ...watcherHandlers({ db, feed: state.feed, farms: state.farms, tokens: state.farmTokens }),
    ...telemetryHandlers({ db, log, isPage }),
    ...watchHandlers(watching, accounts.digests),
    ...accountWatchHandlers(accounts, watching),
    ...vipHandlers(db, (application) => notifyOperator?.('vip', application)),
  };
}

const notStarted = (request: Request): Response => problemResponse(new RequestProblem(503), callLanguage(request.headers));

/** Binds the port, opens database and site, and handles requests. Throws StartError for a setting that cannot work; leaves nothing open then. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = createLog(settings.logLevel, (line) => process.stderr.write(line));
  const listening = await listen(settings.host, settings.port, notStarted);
  try {
    const onFault = (error: Error): void => log.warn('database-connection', faultFields(error));
    const opened = await openDatabase({ ...settings, onFault });
    try {
      let isReady = true;
      for (const problem of settingProblems(settings)) log.warn('settings', { problem });
      const { stopWork, pages, doors } = await openRequests(settings, { log, listening, opened, isReady: () => isReady });
      const address = addressOf(settings.host, listening.port);
      const stop = async (): Promise<void> => {
        isReady = false;
        await wait(settings.stopDelayMs);
        await listening.drain();
        await stopWork();
        await opened.close();
      };
      return { address, operatorLines: operatorLines(address, doors.loopback, pages), stop };
    } catch (error) {
      await opened.close();
      throw error;
    }
  } catch (error) {
    await listening.drain();
    throw error;
  }
}

interface Parts {
  readonly log: Log;
  readonly listening: Listening;
  readonly opened: OpenDatabase;
  readonly isReady: () => boolean;
}

interface OpenRequests {
  /** Ends the work behind the requests. */
  readonly stopWork: () => Promise<void>;
  /** The operator's pages that there are. */
  readonly pages: readonly OperatorPage[];
  readonly doors: ReturnType<typeof createOperatorDoor>;
}

/** So many mails in a row are no matter of one mailbox. */
const REFUSED_MAILS = 3;

/** Every instance over one database has the same, so that what watches them keeps its address. */
const OPERATOR_KEY = 'operator_key';

/** Prepares everything behind the port and lets requests in. */
async function openRequests(settings: Settings, { log, listening, opened, isReady }: Parts): Promise<OpenRequests> {
  await prepareDatabase(opened, settings.sources !== undefined);
  const live = settings.sources && (await openLiveMarket({ sources: settings.sources, opened, log }));
  const state = await openState(opened.db, live);
  let figured: FiguredPages | undefined;
  const site = await openSite({ ...settings, nowMs: Date.now(), writtenPage: (file) => figured?.pageOf(file) });
  const downloads = await openDownloads({ ...settings, onProblem: (problem) => log.warn('downloads-manifest', { problem }) });
  const isPage = (path: string): boolean => site?.paths.has(path) ?? false;
  const metrics = createMetrics({ buildId, isDatabaseUp: () => isDatabaseUp(opened.db), sources: live?.now });
  const { delivery, outbox } = deliveryOf(settings);
  const later = createLater(log);
  const accounts = await openAccountTools({
    db: opened.db,
    delivery,
    later,
    siteUrl: settings.siteUrl,
    siteName: settings.siteName,
    captchaCheck: settings.captchaCheck,
  });
  let refusedMails = 0;
  const onSent = (way: string, sent: string): void => void (way === 'mail' && (refusedMails = sent === 'sent' ? 0 : refusedMails + 1));
  const watching = await openWatching({ db: opened.db, settings, delivery, onSent });
  const handlers = createHandlers({
    state,
    db: opened.db,
    accounts,
    watching,
    downloads,
    notifyOperator: operatorMail(settings, accounts),
    log,
    isPage,
  });
  const feeds = settings.poolApi === undefined ? feedRoutes({ ...settings, ...state }) : undefined;
  const momentMs = (): number => state.feed().moment().atMs;
  const events = settings.poolApi === undefined ? eventRoutes({ ...settings, momentMs, isReady }) : undefined;
  const doors = createOperatorDoor((await keptSecret(opened.db, OPERATOR_KEY)).slice(0, 32));
  const app = createApp({
    settings,
    handlers,
    watchLinks: linkRoutes(watching),
    site,
    downloads,
    feeds,
    events,
    outbox,
    doors,
    sources: live?.now,
    log,
    metrics,
    isReady,
  });
  const stopCommands = opened.kind === 'pglite' ? await takeCommands(settings, opened, state) : async () => undefined;
  const stopWatching = startWatchWork({ watching, opened, digests: accounts.digests, log });
  const looked = { opened, dataDir: settings.dataDir, sources: live?.now, isMailRefused: () => refusedMails >= REFUSED_MAILS };
  const alerts = startAlerts({ settings, watching, looked, ask: createOutsideFetch({ isInnerAllowed: true }), log });
  const stopChores = startChores({
    log,
    opened,
    state,
    isObserving: settings.poolApi === undefined,
    onPoolTrouble: alerts.onPoolTrouble,
  });
  listening.handleWith((request, bindings) => app.fetch(request, bindings));
  figured = site && (await openFiguredPages({ ...settings, ask: ownReads({ ...settings, handlers, log }), log }));
  figured?.start();
  const stopWork = async (): Promise<void> => {
    stopChores();
    alerts.stop();
    await stopWatching();
    await figured?.stop();
    live?.stop();
    await later.settled();
    await stopCommands();
  };
  const has = {
    '/outbox': outbox !== undefined && settings.outbox !== 'nobody',
    '/sources': live !== undefined,
    '/metrics': settings.isMetricsOn,
  };
  return { stopWork, doors, pages: (['/outbox', '/sources', '/metrics'] as const).filter((page) => has[page]) };
}

function takeCommands({ dataDir }: Settings, opened: OpenDatabase, state: PoolState): Promise<() => Promise<void>> {
  return listenForCommands(dataDir, async (args) => {
    const outcome = await runCommand(opened.db, args);
    await state.reload();
    return outcome;
  });
}

function addressOf(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '::1', '0.0.0.0', '::', ''].includes(host);
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
