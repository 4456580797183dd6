import { performance } from 'node:perf_hooks';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { parseAccept } from 'hono/utils/accept';
import { CAPTCHA_FRAME_PATH } from '#src/contracts/page-files.ts';
import { apiPrefixes, matchEndpoint } from '#src/contracts/endpoint-table.ts';
import { EVENTS_PATH } from '#src/contracts/events.ts';
import { poolDataHeader, serverDateHeader } from '#src/contracts/sw-messages.ts';
import { isBrokenOff, type AppContext, type AppEnv } from './http/client-address.ts';
import { type Outbox, outboxPage } from './delivery/outbox.ts';
import { problemResponse, RequestProblem } from './http/envelope.ts';
import { callLanguage } from './http/language.ts';
import { faultFields, type Log } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { messageIn } from './messages/messages.ts';
import { createApi } from './routes/api.ts';
import type { Handlers } from './routes/handlers.ts';
import { captchaFrameHeaders, securityHeaders } from './security-headers.ts';
import type { createOperatorDoor } from './operator-pages.ts';
import type { Settings } from './settings.ts';
import type { SourcesNow } from './sources/figures/sources-now.ts';
import { noSourcesPage, reportPage } from './sources/report/report-page.ts';
import { reportOf } from './sources/report/report.ts';
import { type Downloads, DOWNLOADS_PATH } from './site/downloads.ts';
import { downloadName } from './site/downloads-manifest.ts';
import type { Site } from './site/site.ts';

interface AppDeps {
  readonly settings: Pick<
    Settings,
    | 'poolApi'
    | 'siteUrl'
    | 'siteName'
    | 'isPoolIdempotent'
    | 'mediaOrigins'
    | 'analyticsOrigin'
    | 'captchaOrigins'
    | 'trustedProxies'
    | 'isMetricsOn'
    | 'outbox'
  >;
  readonly handlers: Handlers;
  /** Undefined when the site is not built: calls work all the same (`npm run dev`). */
  readonly site: Site | undefined;
  readonly downloads: Downloads;
  /** Undefined where a real pool prints the newspaper: only its newest is known then. */
  readonly feeds?: Hono<AppEnv> | undefined;
  /** Undefined where a real pool has the figures: it does not report when they change. */
  readonly events?: Hono<AppEnv> | undefined;
  /** What the links in messages to watchers lead to. */
  readonly watchLinks?: Hono<AppEnv> | undefined;
  /** Messages of a pool without channels; they are shown where the settings allow it. */
  readonly outbox?: Outbox | undefined;
  /** To the operator's own pages. */
  readonly doors: ReturnType<typeof createOperatorDoor>;
  /** What the sources reported, for the page /sources; undefined: the model is the market. */
  readonly sources?: (() => SourcesNow) | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
  /** False once the server is stopping. */
  readonly isReady: () => boolean;
}

export type App = Hono<AppEnv>;

/** Largest body of a request; the longest real one is a browser's CSP report. */
const maxBodyBytes = 64 * 1024;
const timeHeaders = ['last-modified', poolDataHeader, serverDateHeader];
/** Retry-After in seconds where nothing better is known. */
const comeBackS = 60;
const noStore = { 'cache-control': 'no-store' };

const isApiPath = (path: string): boolean => apiPrefixes.some((prefix) => path.startsWith(prefix));

/** The name a path has in logs and metrics: unknown paths may hold anything, so they are not written down. */
function groupOf(method: string, path: string, status: number): string {
  const row = matchEndpoint(method, path);
  if (row) return row.name;
  if (path.startsWith('/assets/')) return 'asset';
  return status < 300 || status === 304 ? 'page' : 'other';
}

/** Counts and logs each request, and returns its id in the log to the browser. */
function account(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = context.req;
    const { status, headers } = context.res;
    const group = groupOf(method, path, status);
    const durationMs = performance.now() - startedAt;
    headers.set('x-request-id', context.get('requestId'));
    // Whoever is turned away knows when to come back, also where a pool behind this server forgot to say so.
    if ((status === 429 || status === 503) && !headers.has('retry-after')) headers.set('retry-after', String(comeBackS));
    metrics.count(group, status, durationMs);
    log.info('request', { requestId: context.get('requestId'), method, group, status, ms: Math.round(durationMs * 10) / 10 });
  };
}

/** Every response has the policy of the pages; only the frame of a third-party captcha has its own. */
function headersByPath(settings: AppDeps['settings'], site: Site | undefined): MiddlewareHandler<AppEnv> {
  const forPages = securityHeaders({ ...settings, scriptHashes: site?.scriptHashes ?? [] });
  if (!site?.captchaScriptHash) return forPages;
  const forCaptcha = captchaFrameHeaders({ scriptHash: site.captchaScriptHash, origins: settings.captchaOrigins });
  return (context, next) => (context.req.path === CAPTCHA_FRAME_PATH ? forCaptcha : forPages)(context, next);
}

/** A file that is not offered (any more): a page gets a sentence on the page of the downloads, a program one of its own. */
function missingDownload(context: AppContext): Response {
  const [name] = downloadName.exec(context.req.param('name') ?? '') ?? [];
  const wantsPage = parseAccept(context.req.header('accept') ?? '').some(({ type, q }) => type === 'text/html' && q > 0);
  if (wantsPage) return context.redirect(`/okkong-os?${new URLSearchParams({ type: '1', file: name ?? '' })}`, 302);
  return context.text(`${messageIn(callLanguage(context.req.raw.headers), 'notFound')}\n`, 404, noStore);
}

/** The whole server as one function of a request; opens nothing itself. */
export function createApp({
  settings,
  handlers,
  site,
  downloads,
  feeds,
  events,
  watchLinks,
  outbox,
  doors,
  sources,
  log,
  metrics,
  isReady,
}: AppDeps): App {
  const app: App = new Hono();
  // Without a header's name no id is taken from the request: what a client sends stays out of the log.
  app.use(requestId({ headerName: '' }), headersByPath(settings, site), account(log, metrics));
  app.onError((error, context) => {
    const { method, path } = context.req;
    const language = callLanguage(context.req.raw.headers);
    if (error instanceof RequestProblem) return problemResponse(error, language);
    // A phone that lost its network is no fault of ours; no one reads this response.
    if (isBrokenOff(context)) return problemResponse(new RequestProblem(400), language);
    log.error('request-failed', { requestId: context.get('requestId'), group: groupOf(method, path, 500), ...faultFields(error) });
    return isApiPath(path) ? problemResponse(new RequestProblem(500), language) : context.text('Something went wrong.\n', 500, noStore);
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, noStore));
  // For a balancer, which is to send its requests elsewhere before this server takes no more of them.
  app.get('/readyz', (context) => context.json({ status: isReady() ? 'ready' : 'stopping' }, isReady() ? 200 : 503, noStore));
  app.get('/metrics', async (context, next) =>
    settings.isMetricsOn && doors.loopback.isOpen(context) ? context.text(await metrics.text(), 200, noStore) : next(),
  );
  const outboxFor = (context: AppContext) => (settings.outbox !== 'nobody' && doors[settings.outbox].isOpen(context) ? outbox : undefined);
  app.get('/outbox', (context, next) => {
    const shown = outboxFor(context);
    return shown ? context.html(outboxPage(shown), 200, noStore) : next();
  });
  app.get('/sources', (context, next) => {
    if (!doors.loopback.isOpen(context)) return next();
    return context.html(sources ? reportPage(reportOf(sources())) : noSourcesPage(settings.poolApi), 200, noStore);
  });
  // Before the tags below: a tag is of a whole body, and a stream has no end.
  if (events) app.route('/', events);
  // A browser that gets this asks no more, without an error.
  app.get(EVENTS_PATH, (context) => context.body(null, 204, noStore));
  // A public read by GET is asked for again by what came last; a 304 renews when its figures were made.
  for (const prefix of apiPrefixes) app.use(`${prefix}*`, etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...timeHeaders] }));
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: () => Promise.reject(new RequestProblem(413)) });
  app.use(
    // A GET brings none, and to look for one would take a quarter of a page's time.
    (context, next) => (context.req.method === 'GET' ? next() : limitBody(context, next)),
    createApi({ ...settings, handlers, log, mayReadOutbox: (context) => outboxFor(context) !== undefined }),
  );
  app.get(`${DOWNLOADS_PATH}/:name`, etag(), async (context) => {
    const file = await downloads.send(context, context.req.param('name'));
    return file ?? missingDownload(context);
  });
  app.use((context, next) => (isApiPath(context.req.path) ? Promise.reject(new RequestProblem(404)) : next()));
  if (watchLinks) app.route('/', watchLinks);
  if (feeds) app.route('/', feeds);
  if (site) app.route('/', site.routes);
  app.get('*', (context) => context.text('The site is not built. Run: npm run build\n', 503, noStore));
  app.all('*', (context) => context.text('Method not allowed\n', 405, noStore));
  return app;
}
