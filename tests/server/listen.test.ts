import { describe, expect, it } from 'vitest';
import { listen } from '#src/server/http/listen.ts';

const say =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });
const connected = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('a bound port', () => {
  it('keeps early requests waiting until there is something to answer with', async () => {
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    let text: string | undefined;
    const early = fetch(`http://127.0.0.1:${listening.port}/`).then(async (response) => (text = await response.text()));
    await connected();
    expect(text).toBeUndefined();
    listening.answerWith(say('the page'));
    expect(await early).toBe('the page');
    await listening.drain();
  });

  it('refuses them when the start failed, and ends', async () => {
    const listening = await listen('127.0.0.1', 0, say('no', 503));
    const early = fetch(`http://127.0.0.1:${listening.port}/`);
    await connected();
    await listening.drain();
    expect((await early).status).toBe(503);
  });
});
