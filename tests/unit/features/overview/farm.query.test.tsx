import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { FarmId } from '#src/features/overview/farm-id.ts';
import { farmQuery } from '#src/features/overview/farm.query.ts';
import { AppError } from '#src/lib/app-error.ts';
import { fakeFetch, silence, answer, date, envelope } from '../../lib/fake-fetch.ts';
import { address, sampleFarm } from './samples.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const id = { coin: 'ETC', address } as const;
const token = { token: 'secret-token', accName: 'etc-1', algorithmType: 'Etchash' };
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

it('a farm is asked for every minute', async () => {
  vi.useFakeTimers();
  const sent = fakeFetch(({ path }) => answer({ body: envelope(path.endsWith('/eth') ? token : { data: sampleFarm() }) }));
  const stop = new QueryObserver(newClient(), { ...farmQuery(id), refetchIntervalInBackground: true }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(4);
  stop();
});

it('a farm that is left is no longer asked for', async () => {
  const client = newClient();
  const sent = fakeFetch(silence);
  const stop = new QueryObserver(client, farmQuery(id)).subscribe(() => undefined);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  stop();
  expect(sent[0]?.signal.aborted).toBe(true);
});

it('the figures of a farm are its own: those of another coin at its address are others', () => {
  const keyOf = (farm: FarmId) => farmQuery(farm).queryKey;
  expect(keyOf({ coin: 'ETC', address: address.toLowerCase() })).toEqual(keyOf(id));
  expect(keyOf({ coin: 'ETH', address })).not.toEqual(keyOf(id));
});

it.each<[string, (path: string) => Response]>([
  ['404 without content', () => answer({ status: 404, body: '' })],
  ['404 in words', () => answer({ status: 404, body: '{"error":"no such miner"}' })],
  ['404 in the envelope', () => answer({ status: 404, body: envelope(null, { code: '404', message: 'unknown' }) })],
  ['204', () => new Response(null, { status: 204, headers: { date } })],
  ['an empty body', () => answer({ body: '' })],
  ['no data for the token', () => answer({ body: envelope(null) })],
  ['no data for the account', (path) => answer({ body: envelope(path.endsWith('/eth') ? token : null) })],
  ['null for the account', (path) => answer({ body: envelope(path.endsWith('/eth') ? token : { data: null }) })],
  ['404 for the account', (path) => (path.endsWith('/eth') ? answer({ body: envelope(token) }) : answer({ status: 404, body: '' }))],
])('an address is not known yet where the pool says %s', async (_what, reply) => {
  fakeFetch(({ path }) => reply(path));
  expect((await newClient().fetchQuery(farmQuery(id))).data).toBeNull();
});

it.each<[string, () => Response]>([
  [
    'a page of another server',
    () => answer({ status: 404, body: '<!doctype html><title>404</title>', headers: { 'content-type': 'text/html' } }),
  ],
  ['half an answer', () => answer({ body: '{"code":"200","da' })],
  ['a pool in trouble', () => answer({ status: 502, body: '' })],
])('%s is no answer about an address', async (_what, reply) => {
  fakeFetch(reply);
  await expect(newClient().fetchQuery(farmQuery(id))).rejects.toBeInstanceOf(AppError);
});
