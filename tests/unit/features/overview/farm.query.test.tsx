import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { FarmId } from '#src/features/overview/farm-id.ts';
import { farmQuery } from '#src/features/overview/farm.query.ts';
import { fakeFetch, silence, answer, envelope } from '../../lib/fake-fetch.ts';
import { address, sampleFarm } from './samples.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const id = { coin: 'ETC', address } as const;
const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

it('a farm is asked for every minute', async () => {
  vi.useFakeTimers();
  const token = { token: 'secret-token', accName: 'etc-1', algorithmType: 'Etchash' };
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
