import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { judge } from '#sw/guard.ts';
import { goodBody, networkResponse } from './fake-worker.ts';

const good = goodBody([1]);
const html = '<!doctype html><h1>Hotel Wi-Fi</h1>';
const htmlType = { headers: { 'content-type': 'text/html' } };

describe('a response is stored only when it is the pool speaking', () => {
  test('a JSON envelope with code 200 and data is good, with the time of its own Date', async () => {
    expect(await judge(networkResponse(good))).toEqual({
      kind: 'good',
      text: good,
      madeAt: Date.UTC(2026, 10, 20, 12, 40),
      isSimulated: false,
      serverDate: 'Fri, 20 Nov 2026 12:40:00 GMT',
    });
  });

  test('a response without a Date was made now', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    onTestFinished(() => void vi.useRealTimers());
    expect(await judge(networkResponse(good, { headers: { date: '' } }))).toMatchObject({ madeAt: Date.UTC(2026, 10, 21) });
  });

  test('any charset of JSON is good, and the simulated mark is kept', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8', 'x-pool-data': 'simulated' };
    expect(await judge(networkResponse(good, { headers }))).toMatchObject({ kind: 'good', isSimulated: true });
    // Names of types are the same in capitals.
    const inCapitals = { 'content-type': 'Application/JSON;charset=UTF-8' };
    expect(await judge(networkResponse(good, { headers: inCapitals }))).toMatchObject({ kind: 'good' });
  });

  test.each([
    ['a portal page with status 200', html, htmlType],
    ['a portal page labelled JSON', html, {}],
    ['a redirect to a login page that was followed', html, { ...htmlType, isRedirected: true }],
    ['a good answer that came through a redirect', good, { isRedirected: true }],
    ['511 network authentication required', html, { ...htmlType, status: 511 }],
  ])('%s is a portal', async (_name, body, shape) => {
    expect(await judge(networkResponse(body, shape))).toEqual({ kind: 'portal' });
  });

  test.each([
    ['JSON cut half way', good.slice(0, 20), {}],
    ['an empty body', '', {}],
    ['JSON that is no envelope', '{"status":"ok"}', {}],
    ['a list', '[]', {}],
    ['null', 'null', {}],
    ['a code that is a number', '{"code":200,"data":[]}', {}],
    ['a page of HTML with an error status', html, { ...htmlType, status: 502 }],
    ['a good envelope under an error status', good, { status: 502 }],
    ['a good envelope sent as text', good, { headers: { 'content-type': 'text/plain' } }],
    ['a type that only starts like JSON', good, { headers: { 'content-type': 'application/jsonp' } }],
    ['an answer of another origin', good, { type: 'cors' }],
    ['an opaque answer', good, { type: 'opaque' }],
  ])("%s is a fault of the pool's", async (_name, body, shape) => {
    expect(await judge(networkResponse(body, shape))).toEqual({ kind: 'pool' });
  });

  test.each([200, 400, 429, 500])("another code under HTTP %i is a refusal with the pool's own message", async (status) => {
    const body = JSON.stringify({ code: '500', message: 'Busy', data: null });
    expect(await judge(networkResponse(body, { status }))).toEqual({ kind: 'refused', message: 'Busy', isTrouble: true });
    const ownNo = JSON.stringify({ code: '400', message: 'No', data: null });
    expect(await judge(networkResponse(ownNo, { status }))).toEqual({ kind: 'refused', message: 'No', isTrouble: false });
  });

  test.each(['{"code":"200","message":""}', '{"code":"200","message":"","data":null}'])('%s has no data to keep', async (body) => {
    expect(await judge(networkResponse(body))).toEqual({ kind: 'contract' });
  });
});
