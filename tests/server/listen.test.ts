import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '#src/server/http/listen.ts';

const say =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

interface Early {
  hasResponse: boolean;
  readonly response: Promise<{ status: number | undefined; body: string }>;
}

/** A request that the server has taken: Node says "continue" of itself when it has. */
async function requestEarly(port: number): Promise<Early> {
  const asked = request({ host: '127.0.0.1', port, headers: { expect: '100-continue' }, agent: false });
  const response = new Promise<Awaited<Early['response']>>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', async (message) => {
      early.hasResponse = true;
      resolve({ status: message.statusCode, body: await text(message) });
    });
  });
  const early: Early = { hasResponse: false, response };
  const taken = new Promise((resolve) => asked.once('continue', resolve));
  asked.end();
  await taken;
  return early;
}

/** Sends a request word by word and gives the response, up to its body. */
async function exchange(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  let response = '';
  for await (const part of socket.setEncoding('utf8')) {
    response += part;
    if (response.endsWith('the page') || response.endsWith('\r\n\r\n0')) break;
  }
  socket.destroy();
  return response;
}

describe('a bound port', () => {
  it('keeps early requests waiting until there is something to respond with', async () => {
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    const early = await requestEarly(listening.port);
    const next = await requestEarly(listening.port);
    expect(early.hasResponse).toBe(false);
    listening.handleWith(say('the page'));
    expect((await early.response).body).toBe('the page');
    expect((await next.response).body).toBe('the page');
    await listening.drain();
  });

  it('keeps idle connections longer than a balancer does, and takes HTTP/1.0 without Host', async () => {
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    listening.handleWith(say('the page'));
    const kept = await exchange(listening.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(Number(/^keep-alive: timeout=(\d+)/im.exec(kept)?.[1])).toBeGreaterThan(60);
    expect(await exchange(listening.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    await listening.drain();
  });

  it('waits eight seconds at most for an upload that hangs: a container is killed after ten', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    listening.handleWith(async (asked) => new Response(await asked.text()));
    const upload = connect(listening.port, '127.0.0.1');
    const broken = new Promise((resolve) => upload.once('close', resolve));
    upload.on('error', () => undefined).write('POST / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n');
    // The server has taken it.
    await once(upload, 'data');
    upload.write('four');
    let isDrained = false;
    const drained = listening.drain().then(() => (isDrained = true));
    vi.advanceTimersByTime(7_900);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDrained).toBe(false);
    vi.advanceTimersByTime(100);
    await Promise.all([drained, broken]);
  });

  it('refuses them when the start failed, and ends', async () => {
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    const early = await requestEarly(listening.port);
    await listening.drain();
    expect((await early.response).status).toBe(503);
  });
});
