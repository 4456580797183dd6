import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Server as HttpServer } from 'node:http';
import { errorCode, StartError } from '../start-error.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

/** How long a stop waits for running requests. */
const drainMs = 8000;
const idleCheckMs = 50;
/** Longer than balancers keep an idle connection (60 s): else they send into one that is being closed, and a POST is lost. */
const keepAliveMs = 65_000;
/** The longest request is 64 kB. */
const requestMs = 60_000;
/** A connection on which nothing moves is given up; a paused video asks again for the rest. */
const silenceMs = 120_000;

/** A bound port. Requests wait until there is an app to handle them: an error would stay on the screen until the visitor reloads. */
export interface Listening {
  readonly port: number;
  /** Handles the waiting requests and all later ones; only the first call counts. */
  handleWith(fetch: Fetch): void;
  /** Takes no new connection, refuses what waits, lets running requests end (8 s at most: a container is killed after 10), then ends. */
  drain(): Promise<void>;
}

const cannotListen: Readonly<Record<string, (address: string) => string>> = {
  EADDRINUSE: (address) => `The port ${address} is in use: stop what uses it or set PORT to another.`,
  EACCES: (address) => `The port ${address} may not be used by this user: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (address) => `HOST does not name an address of this machine: ${address}.`,
  ENOTFOUND: (address) => `HOST does not name an address of this machine: ${address}.`,
};

/** Binds the port before anything slow is done, so that a taken port is reported at once. `refuse` responds where the start fails. Throws StartError. */
export async function listen(host: string, port: number, refuse: Fetch): Promise<Listening> {
  let handleWith: (fetch: Fetch) => void = () => undefined;
  const handler = new Promise<Fetch>((resolve) => (handleWith = resolve));
  const server = createAdaptorServer({
    fetch: async (request, bindings) => (await handler)(request, bindings),
    // HTTP/1.0, which balancers look with, needs no `Host`.
    hostname: 'localhost',
  });
  if (!(server instanceof HttpServer)) throw new TypeError('expected an HTTP/1.1 server');
  server.keepAliveTimeout = keepAliveMs;
  server.requestTimeout = requestMs;
  server.timeout = silenceMs;
  await bind(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    handleWith,
    drain: () => {
      handleWith(refuse);
      return drain(server);
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = cannotListen[errorCode(error) ?? ''];
      reject(sentence ? new StartError(sentence(`${host}:${port}`), { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const limit = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(idleCheck);
      clearTimeout(limit);
      resolve();
    });
  });
}
