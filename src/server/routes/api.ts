import { Hono, type MiddlewareHandler } from 'hono';
import { type Endpoint, type EndpointName, endpointTable, matchEndpoint, pathParametersOf } from '#src/contracts/endpoint-table.ts';
import { schemas } from '#src/contracts/schemas.ts';
import { poolDataHeader, poolIdempotentHeader, serverDateHeader } from '#src/contracts/sw-messages.ts';
import { deviceIdSchema } from '#src/contracts/stored.ts';
import { isPublicRead } from '#src/contracts/read-alias.ts';
import { messageIn } from '../messages/messages.ts';
import { clientAddress, isForwarded, networkOf, type AppContext, type AppEnv } from '../http/client-address.ts';
import { apiResponse, envelopeOfData, envelopeOfRefusal, RequestProblem } from '../http/envelope.ts';
import { callLanguage } from '../http/language.ts';
import type { Log } from '../http/log.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';
import { readFields } from '../http/read-fields.ts';
import { shared, type SharedRead, sharedReadOf } from '../http/shared-read.ts';
import { passThrough } from '../pass-through.ts';
import type { Call, Handlers, Reply } from './handlers.ts';

interface ApiOptions {
  readonly handlers: Handlers;
  /** Origin of the real pool; undefined: the handlers respond. */
  readonly poolApi: string | undefined;
  readonly trustedProxies: number;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Whether the real pool keeps a repeated send once. */
  readonly isPoolIdempotent: boolean;
  /** Whether who sends a request may open /outbox. */
  readonly mayReadOutbox: (context: AppContext) => boolean;
  readonly log: Log;
}

/** Writes are limited per address; reads come out of memory and are not. */
const writesPerMinute = 120;
/** Page views of an office behind one address, and the hundred that a queue sends after a day offline. */
const telemetryPerMinute = 300;
/** Farms: an office's tabs request each saved one every minute, in two calls. */
const farmLooksPerMinute = 600;

/** Groups whose responses come out of the market model, unless they say otherwise. */
const simulatedGroups: ReadonlySet<Endpoint['group']> = new Set(['market', 'anonymous']);
/** A key is the page's own random text; anything longer or stranger is not ours. */
const idempotencyKeyPattern = /^[\w.:-]{1,128}$/;

interface Caller {
  readonly address: string;
  /** Set for a public read by GET. */
  readonly read: SharedRead | undefined;
}

/** Responds to the calls of the contract; any other request goes on to what comes after. Throws RequestProblem. */
export function createApi(options: ApiOptions): MiddlewareHandler<AppEnv> {
  const { handlers, poolApi, trustedProxies, siteUrl, log } = options;
  let isProxyTold = trustedProxies > 0;
  const isIdempotent = poolApi === undefined || options.isPoolIdempotent;
  const writes = createRateLimit(writesPerMinute);
  const limits: Partial<Record<Endpoint['group'], RateLimit>> = {
    telemetry: createRateLimit(telemetryPerMinute),
    anonymous: createRateLimit(farmLooksPerMinute),
  };

  /** Behind a proxy that is not trusted all visitors are one address, and soon over their limits. */
  const warnOfProxy = (context: AppContext): void => {
    if (isProxyTold || !isForwarded(context)) return;
    isProxyTold = true;
    log.warn('proxy-not-trusted', { setting: 'TRUST_PROXY' });
  };

  const refuseFloods = (row: Endpoint, address: string): void => {
    if (row.group === 'market' || row.group === 'content' || row.group === 'site') return;
    const limit = limits[row.group] ?? writes;
    if (!limit.take(address)) throw new RequestProblem(429);
  };

  const reply = async <N extends EndpointName>(name: N, context: AppContext, { address, read }: Caller): Promise<Response> => {
    const { encoding, path, group } = endpointTable[name];
    const call = { ...callOf(context, address, read?.language), mayReadOutbox: options.mayReadOutbox(context) };
    const fields = read ? Object.fromEntries(new URLSearchParams(read.form)) : await readFields(context, encoding);
    const parsed = schemas[name].request.safeParse(withParameters(fields, pathParametersOf(path, context.req.path)));
    if (!parsed.success) throw new RequestProblem(400);
    return replyResponse(await handlers[name](parsed.data, call), call, group);
  };

  return async (context, next) => {
    const { method, path } = context.req;
    const row = matchEndpoint(method === 'HEAD' ? 'GET' : method, path);
    if (row === undefined) return next();
    refuseOtherSites(row, context, siteUrl);
    warnOfProxy(context);
    const address = clientAddress(context, trustedProxies);
    const network = networkOf(address);
    refuseFloods(row, network);
    const isPassedOn = poolApi !== undefined && row.group !== 'telemetry' && row.group !== 'site';
    const isRead = method !== 'POST' && isPublicRead(row);
    const read = isRead ? sharedReadOf(row, path, new URL(context.req.url).search) : undefined;
    const given = await (isPassedOn
      ? passThrough(context, { poolApi, address, row, read, log })
      : reply(row.name, context, { address: network, read }));
    const response = read ? await shared(given, read) : given;
    // Tells the page that it may keep an application and send it again.
    if (isIdempotent) response.headers.set(poolIdempotentHeader, '1');
    return response;
  };
}

/** The public reads of this very API for the server itself, which neither counts nor logs them as a visitor's. Never rejects. */
export function ownReads(options: Omit<ApiOptions, 'mayReadOutbox'>): (address: string) => Promise<Response> {
  const api = new Hono<AppEnv>().use(createApi({ ...options, mayReadOutbox: () => false }));
  api.onError((error) => new Response(null, { status: error instanceof RequestProblem ? error.status : 500 }));
  return async (address) => api.request(address);
}

/** A page of another site may not send in its visitors' names; where a browser's reports come from is its own matter. */
function refuseOtherSites(row: Endpoint, context: AppContext, siteUrl: string): void {
  const { req } = context;
  if (req.method !== 'POST' || row.name === 'cspReport') return;
  const from = req.header('sec-fetch-site');
  // Browsers before 2023 name the origin alone.
  const isOther = from === undefined ? isOtherOrigin(context, siteUrl) : from === 'cross-site';
  if (isOther) throw new RequestProblem(403);
}

/** Whether a page of another host sent it: one that is neither the host asked for, nor the proxy's, nor the site's. False where none is named. */
function isOtherOrigin({ req }: AppContext, siteUrl: string): boolean {
  const origin = req.header('origin');
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host, protocol } = new URL(origin);
  const own = [req.header('host') ?? new URL(req.url).host, req.header('x-forwarded-host'), new URL(siteUrl).host];
  return !own.some((name) => name !== undefined && URL.canParse(`${protocol}//${name}`) && new URL(`${protocol}//${name}`).host === host);
}

/** What a handler may know of a call. Throws RequestProblem(400) for an idempotency key that no page of ours sends. */
function callOf(context: AppContext, address: string, language = callLanguage(context.req.raw.headers)): Omit<Call, 'mayReadOutbox'> {
  const idempotencyKey = context.req.header('idempotency-key');
  if (idempotencyKey !== undefined && !idempotencyKeyPattern.test(idempotencyKey)) throw new RequestProblem(400);
  return {
    language,
    requestId: context.get('requestId'),
    address,
    idempotencyKey,
    authorization: context.req.header('authorization'),
    deviceId: deviceIdSchema.safeParse(context.req.header('deviceid')).data,
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 512),
  };
}

function replyResponse(reply: Reply<unknown>, { language }: Call, group: Endpoint['group']): Response {
  const headers = { ...(simulatedGroups.has(group) && originOf(reply)), ...dateOf(reply) };
  if ('refusalCode' in reply) return apiResponse(envelopeOfRefusal(reply.refusalCode, messageIn(language, reply.messageKey)), 200, headers);
  return apiResponse('envelope' in reply ? reply.envelope : envelopeOfData(reply.data), 200, headers);
}

/** What `x-pool-data` says: nothing of figures that come from sources. */
function originOf(reply: Reply<unknown>): Record<string, string> {
  const origin = ('origin' in reply ? reply.origin : undefined) ?? 'simulated';
  return origin === 'live' ? {} : { [poolDataHeader]: origin };
}

/** The moment of the figures, where it is not that of the response. */
function dateOf(reply: Reply<unknown>): Record<string, string> {
  if (!('moment' in reply) || reply.moment === undefined) return {};
  const { atMs, nowMs } = reply.moment;
  return { date: new Date(atMs).toUTCString(), [serverDateHeader]: new Date(nowMs).toUTCString() };
}

/** The fields of a call, those in its path included; a report may be a list, which has no path fields. */
function withParameters(fields: unknown, parameters: Readonly<Record<string, string>>): unknown {
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isRecord ? { ...fields, ...parameters } : fields;
}
