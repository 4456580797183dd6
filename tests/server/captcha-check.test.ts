import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createCaptcha } from '#src/server/accounts/captcha.ts';
import type { OpenDatabase } from '#src/server/db/database.ts';
import { testDatabase } from './support/database.ts';

const result = JSON.stringify({ lot_number: '7', captcha_output: 'o', pass_token: 'p', gen_time: '1' });
let third: Server;
/** Undefined: the third party takes the request and stays silent. */
let reply: { status: number; body: string } | undefined;
let sent: URLSearchParams;
let opened: OpenDatabase;

beforeAll(async () => {
  opened = await testDatabase();
  third = createServer(async (request, response) => {
    sent = new URLSearchParams(await text(request));
    if (reply) response.writeHead(reply.status).end(reply.body);
  });
  await new Promise<void>((done) => third.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  third.closeAllConnections();
  third.close();
  await opened.close();
});

function captchaOfThird() {
  const place = third.address();
  if (place === null || typeof place === 'string') throw new Error('It has no port.');
  const check = { url: `http://127.0.0.1:${place.port}/validate`, key: 'secret' };
  return createCaptcha(opened.db, { now: Date.now, check });
}

it('what the third party confirms gives one ticket, good once', async () => {
  reply = { status: 200, body: '{"result":"success"}' };
  const captcha = captchaOfThird();
  const ticket = await captcha.ticketFor('captcha-id', result);
  expect(Object.fromEntries(sent)).toMatchObject({
    captcha_id: 'captcha-id',
    lot_number: '7',
    sign_token: createHmac('sha256', 'secret').update('7').digest('hex'),
  });
  expect(await captcha.ticketFor('captcha-id', result)).toBeUndefined();
  expect(await captcha.take(ticket ?? '')).toBe(true);
  expect(await captcha.take(ticket ?? '')).toBe(false);
});

it.each([
  ['refuses', 200, '{"result":"fail"}'],
  ['has a fault', 500, '{"result":"success"}'],
  ['responds with something else', 200, '<h1>Busy</h1>'],
])('no ticket when the third party %s', async (_case, status, body) => {
  reply = { status, body };
  expect(await captchaOfThird().ticketFor('captcha-id', result)).toBeUndefined();
});

it("no ticket for the slider's trail, nor for what is no result", async () => {
  reply = { status: 200, body: '{"result":"success"}' };
  const captcha = captchaOfThird();
  const id = await captcha.begin();
  expect(await captcha.ticketFor(id, '[[0,0],[50,300],[90,700],[200,1000]]')).toBeUndefined();
});

it('no ticket when the third party stays silent, and no request that waits for it any longer than told', async () => {
  reply = undefined;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
  expect(await captchaOfThird().ticketFor('captcha-id', result)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBeLessThanOrEqual(10_000);
  asked.mockRestore();
});
