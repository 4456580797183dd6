import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#src/server/app.ts';
import { createLog } from '#src/server/http/log.ts';
import { readSettings } from '#src/server/settings.ts';
import { createOperatorDoor } from '#src/server/operator-pages.ts';
import { createMetrics } from '#src/server/http/metrics.ts';
import { openDownloads } from '#src/server/site/downloads.ts';
import { openSite } from '#src/server/site/site.ts';
import { embeddedHandlers } from './offline/embedded-handlers.ts';
import { builtSite, type DerivedName, derivedBuild, temporaryFolder } from './offline/derive-build.ts';

/** A: the site as built; the others are made of it. */
export type BuildName = 'A' | DerivedName;

/** What stands between the visitor and the site; `refuse` is the pool's own refusal. */
export type Interference = 'html' | 'html-as-json' | 'redirect' | '511' | 'refuse' | 'truncated' | 'empty';

/** How `/sw.js` is broken. */
export type WorkerFault = 'html' | '404' | 'throws';

interface Switches {
  build: BuildName;
  keepsOld: boolean;
  portal: Interference | undefined;
  portalWhere: RegExp;
  api: Interference | undefined;
  worker: WorkerFault | undefined;
  dropEveryNth: number;
  slowMs: number;
  bytesPerSecond: number;
  clockSkewMs: number;
  missing: RegExp | undefined;
  assetsLeft: number;
  /** Films whose line still breaks, and after how many bytes. */
  filmBreaks: { times: number; bytes: number };
}

export interface FaultServer {
  readonly origin: string;
  /** Every request that reached the server, as 'METHOD /path'. */
  readonly requests: string[];
  /** How many connections are open now. */
  connections(): number;
  /** Serves another build; `keepOld` false forgets the assets of the one before at once. */
  deploy(build: BuildName, options?: { keepOld?: boolean }): Promise<void>;
  /** Everything, or the paths that match, is answered by a portal until called with undefined. */
  portal(kind?: Interference, where?: RegExp): void;
  /** Only the pool's calls go wrong. */
  apiMode(kind?: Interference): void;
  /** Cuts every nth answer half way; 0 stops. */
  drop(everyNth: number): void;
  slow(ms: number): void;
  /** Every answer begins at once and then comes byte by byte; 0 lets the rest of it go. */
  trickle(bytesPerSecond: number): void;
  /** Moves the server's clock: its `Date` headers and its figures. */
  clockSkew(ms: number): void;
  swBroken(kind?: WorkerFault): void;
  /** Answers 404 for paths that match. */
  lose(pattern?: RegExp): void;
  /** So many more files of a build are answered; whoever asks for another waits until the line goes dead. */
  stallAfter(assets: number): void;
  /** The line of the next films breaks after so many bytes. */
  breakFilms(times: number, bytes: number): void;
  /** The line goes dead: no socket is answered until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const isCall = (path: string): boolean => /^\/(hash|api|myapi)\//.test(path);
const sites = new Map<BuildName, ReturnType<typeof openSite>>();
let archive: string | undefined;

/** A build with the assets of those before it; shared by all servers of this process, for opening one takes longer than many a test. */
function siteWithArchive(build: BuildName): ReturnType<typeof openSite> {
  archive ??= temporaryFolder();
  const site = sites.get(build) ?? openBuild(build, archive);
  sites.set(build, site);
  return site;
}

async function openBuild(build: BuildName, dataDir: string): ReturnType<typeof openSite> {
  const clientDir = build === 'A' ? builtSite : await derivedBuild(build);
  return openSite({ clientDir, dataDir, siteUrl: 'http://localhost', siteName: 'OKKONG', nowMs: Date.now() });
}

/** Serves the built site as in production, with two builds side by side and faults at the socket (reliability 6). */
export async function startFaultServer(): Promise<FaultServer> {
  const switches: Switches = {
    build: 'A',
    keepsOld: true,
    portal: undefined,
    portalWhere: /^/,
    api: undefined,
    worker: undefined,
    dropEveryNth: 0,
    slowMs: 0,
    bytesPerSecond: 0,
    clockSkewMs: 0,
    missing: undefined,
    assetsLeft: Infinity,
    filmBreaks: { times: 0, bytes: 0 },
  };
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let listener: Listener;
  let count = 0;

  const load = async (build: BuildName): Promise<Listener> => {
    const site = await (switches.keepsOld ? siteWithArchive(build) : openBuild(build, temporaryFolder()));
    const now = () => Date.now() + switches.clockSkewMs;
    const downloads = await openDownloads({ downloadsDir: undefined, clientDir: builtSite });
    const app = createApp({
      settings: readSettings({}, '/'),
      handlers: embeddedHandlers(now, downloads),
      site,
      downloads,
      log: createLog('error', (line) => process.stderr.write(line)),
      metrics: createMetrics({ buildId: build, isDatabaseUp: () => Promise.resolve(true) }),
      doors: createOperatorDoor('a-key'),
      isReady: () => true,
    });
    return getRequestListener(async (request) => {
      const whole = await app.fetch(request);
      const response = switches.bytesPerSecond > 0 ? trickling(whole, () => switches.bytesPerSecond) : whole;
      const { filmBreaks } = switches;
      if (filmBreaks.times === 0 || !/\.(webm|mp4)$/.test(new URL(request.url).pathname)) return response;
      filmBreaks.times -= 1;
      return broken(response, filmBreaks.bytes);
    });
  };

  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.sendDate = false;
    response.setHeader('date', new Date(Date.now() + switches.clockSkewMs).toUTCString());
    count += 1;
    if (switches.dropEveryNth > 0 && count % switches.dropEveryNth === 0) return cut(response);
    if (path === '/portal-login') return send(response, 200, 'text/html', portalPage);
    const portal = switches.portalWhere.test(path) ? switches.portal : undefined;
    const interference = portal ?? (isCall(path) ? switches.api : undefined);
    if (interference) return interfere(response, interference);
    if (path === '/sw.js' && switches.worker) return breakWorker(response, switches.worker);
    if (path.startsWith('/assets/') && (switches.assetsLeft -= 1) < 0) return undefined;
    if (switches.missing?.test(path)) return send(response, 404, 'text/plain', 'Not found\n');
    return listener(request, response);
  };

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (switches.slowMs > 0) setTimeout(answer, switches.slowMs, request, response);
    else answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  listener = await load('A');
  const port = await listen(server, 0);

  const down = async () => {
    const closed = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await closed;
    switches.assetsLeft = Infinity;
  };
  return {
    origin: `http://localhost:${port}`,
    requests,
    connections: () => sockets.size,
    deploy: async (build, { keepOld = true } = {}) => {
      Object.assign(switches, { build, keepsOld: keepOld });
      listener = await load(build);
    },
    portal: (kind, where = /^/) => void Object.assign(switches, { portal: kind, portalWhere: where }),
    apiMode: (kind) => void (switches.api = kind),
    drop: (everyNth) => void (switches.dropEveryNth = everyNth),
    slow: (ms) => void (switches.slowMs = ms),
    trickle: (bytesPerSecond) => void (switches.bytesPerSecond = bytesPerSecond),
    clockSkew: (ms) => void (switches.clockSkewMs = ms),
    swBroken: (kind) => void (switches.worker = kind),
    lose: (pattern) => void (switches.missing = pattern),
    stallAfter: (assets) => void (switches.assetsLeft = assets),
    breakFilms: (times, bytes) => void (switches.filmBreaks = { times, bytes }),
    down,
    up: async () => void (await listen(server, port)),
    stop: async () => {
      if (server.listening) await down();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const portalPage = '<!doctype html><title>Hotel Wi-Fi</title><h1>Welcome. Please sign in.</h1>';
const refusal = JSON.stringify({ code: '500', message: 'The pool is being serviced', data: null });

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Promises more than it sends, then drops the connection, as a lost signal does. */
function cut(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100_000 });
  response.write('half', () => response.socket?.destroy());
}

/** The first bytes of a response, and then its line breaks. */
function broken({ body, status, headers }: Response, bytes: number): Response {
  const reader = body?.getReader();
  let left = bytes;
  const first = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = left > 0 && reader ? await reader.read() : {};
      if (value) controller.enqueue(value.slice(0, left));
      left -= value?.length ?? 0;
      if (value) return;
      if (done) return controller.close();
      // What was written before is on its way by then.
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.error(new Error('The line broke'));
    },
  });
  return new Response(first, { status, headers });
}

/** A response whose bytes come one by one, as many a second as `rate` says at the time. */
function trickling({ body, status, headers }: Response, rate: () => number): Response {
  const reader = body?.getReader();
  let rest = new Uint8Array();
  const slowly = new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (rest.length === 0) {
        const { value } = (await reader?.read()) ?? {};
        if (!value) return controller.close();
        rest = new Uint8Array(value);
      }
      if (rate() > 0) await new Promise((resolve) => setTimeout(resolve, 1_000 / rate()));
      const count = rate() > 0 ? 1 : rest.length;
      controller.enqueue(rest.slice(0, count));
      rest = rest.slice(count);
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(slowly, { status, headers });
}

function interfere(response: ServerResponse, kind: Interference): void {
  if (kind === 'html') return send(response, 200, 'text/html', portalPage);
  if (kind === 'html-as-json') return send(response, 200, 'application/json', portalPage);
  if (kind === '511') return send(response, 511, 'text/html', portalPage);
  if (kind === 'refuse') return send(response, 200, 'application/json', refusal);
  if (kind === 'truncated') return send(response, 200, 'application/json', refusal.slice(0, 20));
  if (kind === 'empty') return send(response, 200, 'application/json', '');
  response.writeHead(302, { location: '/portal-login', 'cache-control': 'no-store' });
  response.end();
}

function breakWorker(response: ServerResponse, kind: WorkerFault): void {
  if (kind === 'html') return send(response, 200, 'text/html', portalPage);
  if (kind === '404') return send(response, 404, 'text/plain', 'Not found\n');
  return send(response, 200, 'text/javascript', 'throw new Error("This worker is broken");');
}
