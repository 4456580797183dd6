import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Coin, coinBySymbol } from '#src/domain/coins.ts';
import type { SourcePlace } from '#src/server/sources/source.ts';
import { createSourceFetch } from '#src/server/sources/poll/source-fetch.ts';

/** The moment at which the samples of tests/fixtures/sources were told. */
export const SAMPLES_MS = Date.UTC(2026, 10, 27, 4);

/** A sample answer by its file's name. */
export const sample = (name: string): string => readFileSync(`tests/fixtures/sources/${name}`, 'utf8');

/** A sample answer with other values at some paths: `{ 'nodes.0.difficulty': '0' }`. */
export function changed(name: string, changes: Record<string, unknown>): string {
  const content: unknown = JSON.parse(sample(name));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const holder = keys.reduce((at, key) => (at as Record<string, unknown>)[key], content);
    (holder as Record<string, unknown>)[last] = value;
  }
  return JSON.stringify(content);
}

export interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly type?: string;
  /** Its `Last-Modified`. */
  readonly writtenAt?: string;
}

/** A pool of the test's own: what it answers at each path, one after the other where there are several; 404 with HTML at any other. */
export interface Upstream {
  readonly address: URL;
  /** Paths in the order in which they were asked for. */
  readonly asked: string[];
  /** What it answers from now on; a path without its query stands for every query. */
  answers: Record<string, string | Answer | readonly Answer[]>;
  /** Its clock, ms. */
  nowMs: number;
  stop(): Promise<void>;
}

const notFound: Answer = { status: 404, body: '<html>404 Not Found</html>', type: 'text/html' };

/** Starts it on a free port of this machine. */
export async function poolUpstream(answers: Upstream['answers'] = {}): Promise<Upstream> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    upstream.asked.push(path);
    const found = upstream.answers[path] ?? upstream.answers[path.split('?')[0]!];
    const turn = upstream.asked.filter((each) => each === path).length - 1;
    const answer = Array.isArray(found) ? (found[Math.min(turn, found.length - 1)] as Answer) : (found ?? notFound);
    const {
      status = 200,
      body = '',
      type = 'application/json',
      writtenAt,
    } = typeof answer === 'string' ? { body: answer } : (answer as Answer);
    const written = writtenAt !== undefined && { 'last-modified': writtenAt };
    response.writeHead(status, { 'content-type': type, date: new Date(upstream.nowMs).toUTCString(), ...written });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const upstream: Upstream = {
    address: new URL(`http://127.0.0.1:${port}/`),
    asked: [],
    answers,
    nowMs: SAMPLES_MS,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
}

/** A place of a source at that pool, at the moment of the samples. */
export function placeAt(upstream: Upstream, symbol?: string, rest: Partial<SourcePlace> = {}): SourcePlace {
  const now = () => SAMPLES_MS;
  const fetch = createSourceFetch({ address: upstream.address, gapMs: 0, now });
  return { coin: symbol === undefined ? undefined : coin(symbol), fetch, name: 'the pool', now, map: undefined, ...rest };
}

export const coin = (symbol: string): Coin => coinBySymbol(symbol)!;
/** A signal that nobody aborts. */
export const never = new AbortController().signal;
