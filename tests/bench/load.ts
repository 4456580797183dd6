import { Agent, request } from 'node:http';

export interface LoadResult {
  requests: number;
  /** Fewer than were asked for where the server cannot. */
  perSecond: number;
  failures: number;
  medianMs: number;
  p99Ms: number;
}

interface LoadPlan {
  port: number;
  path: string;
  /** Of a POST; without one it is a GET, as a browser makes it. */
  body?: string;
  perSecond: number;
  seconds: number;
}

/** Sends requests at a steady rate to a server on this machine and measures each from send to last byte. Bounded in count and time. */
export async function load({ port, path, body, perSecond, seconds }: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failures = 0;
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(
      send(agent, { port, path, body }).then(
        (ms) => void times.push(ms),
        () => void (failures += 1),
      ),
    );
  }
  await Promise.all(pending);
  const tookMs = performance.now() - start;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { requests: times.length, perSecond: (times.length / tookMs) * 1000, failures, medianMs: at(0.5), p99Ms: at(0.99) };
}

const browserHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB' };
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', poolId: '176', language: 'en' };

function send(agent: Agent, { port, path, body }: Pick<LoadPlan, 'port' | 'path' | 'body'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? browserHeaders : { ...formHeaders, 'content-length': body.length },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve(performance.now() - started) : reject(new Error(String(response.statusCode))),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
