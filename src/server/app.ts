import { performance } from 'node:perf_hooks';
import { Hono } from 'hono';
import { matchEndpoint } from '#src/contracts/endpoints.ts';
import type { AppContext, NodeBindings } from './http/client-address.ts';
import { isLoopback } from './http/client-address.ts';
import { problemResponse } from './http/envelope.ts';
import { callLanguage } from './http/language.ts';
import { faultFields, type Log } from './http/log.ts';
import type { Metrics } from './http/metrics.ts';
import { createApi } from './routes/api.ts';
import type { Handlers } from './routes/handlers.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import type { Site } from './site/site.ts';

export interface AppDeps {
  readonly settings: Pick<Settings, 'poolApi' | 'isPoolIdempotent' | 'trustedProxies' | 'isMetricsOn'>;
  readonly handlers: Handlers;
  /** Undefined when the site is not built: the calls are answered all the same (`npm run dev`). */
  readonly site: Site | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
}

export type App = Hono<{ Bindings: NodeBindings; Variables: { requestId: string } }>;

/** Prefixes under which only calls of the contract live. */
const isApiPath = (path: string): boolean => /^\/(hash|api|myapi)\//.test(path);

const plain = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });

/** The name a path has in logs and metrics: unknown paths may hold anything, so they are not written down (decision D7). */
function groupOf(method: string, path: string, status: number): string {
  const row = matchEndpoint(method, path);
  if (row) return row.name;
  if (path.startsWith('/assets/')) return 'asset';
  return status < 300 || status === 304 ? 'page' : 'other';
}

/** The whole server as one function of a request; opens nothing itself. */
export function createApp({ settings, handlers, site, log, metrics }: AppDeps): App {
  const app: App = new Hono();
  const headers = [...securityHeaders(site?.scriptHashes ?? [])];
  const api = createApi({ ...settings, handlers, log });
  const nextId = requestIds();

  app.use('*', async (context, next) => {
    const startedAt = performance.now();
    const requestId = nextId();
    context.set('requestId', requestId);
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    const group = groupOf(method, path, context.res.status);
    const durationMs = performance.now() - startedAt;
    metrics.count(group, context.res.status, durationMs);
    log.info('request', { requestId, method, group, status: context.res.status, ms: Math.round(durationMs * 10) / 10 });
  });
  app.onError((error, context) => {
    log.error('request-failed', { requestId: context.get('requestId'), ...faultFields(error) });
    return isApiPath(context.req.path)
      ? problemResponse(500, callLanguage(context.req.raw.headers))
      : plain('Something went wrong.\n', 500);
  });

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/metrics', (context, next) =>
    settings.isMetricsOn && isLoopback(context) ? context.text(metrics.text(), 200, { 'cache-control': 'no-store' }) : next(),
  );
  app.all('*', async (context) => (await api(context)) ?? otherwise(context, site));
  return app;
}

async function otherwise(context: AppContext, site: Site | undefined): Promise<Response> {
  const { method, path } = context.req;
  if (isApiPath(path)) return problemResponse(404, callLanguage(context.req.raw.headers));
  if (method !== 'GET' && method !== 'HEAD') return plain('Method not allowed\n', 405);
  return site ? site.respond(context) : plain('The site is not built. Run: npm run build\n', 503);
}

/** Ids that tell requests of this process apart, and this process from others. */
function requestIds(): () => string {
  const start = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}
