import { afterAll, beforeAll, expect, it } from 'vitest';
import { BTC_ID } from '#src/domain/coins.ts';
import { HOUR_MS, HOUR_S, MINUTE_MS } from '#src/domain/days.ts';
import { pollAllOnce } from '#src/server/sources/figures/sources-now.ts';
import { sourceSnapshot } from '#src/server/sources/rows/snapshot.ts';
import { readSourceSettings } from '#src/server/sources/settings/source-settings.ts';
import { type FakeCore, fakeCore } from '../support/fake-core.ts';
import { poolUpstream, SAMPLES_MS, type Upstream } from '../support/pool-upstream.ts';

let core: FakeCore;
let upstream: Upstream;
beforeAll(async () => {
  core = await fakeCore(SAMPLES_MS - MINUTE_MS);
  upstream = await poolUpstream({
    '/pool/pool.status': '{"Users":1,"Workers":2}\n{"hashrate5m":"151P","hashrate1d":"146P","hashrate7d":"139P"}\n{}',
  });
});
afterAll(() => Promise.all([core.stop(), upstream.stop()]));

it('the wait for the next difficulty goes on while its node is silent and a pool goes on telling', async () => {
  const sources = { POOL_SOURCES: `BTC=ckpool:${upstream.address.href}`, NODE_SOURCES: `BTC=core:${core.url}` };
  const settings = readSourceSettings(sources, '/')!;
  const before = await pollAllOnce(settings, () => SAMPLES_MS);
  const later = await pollAllOnce(settings, () => SAMPLES_MS + HOUR_MS);
  const states = new Map([...later.states].map(([id, state]) => [id, id.startsWith('node') ? before.states.get(id)! : state]));
  const waitIn = (now: typeof before): number => sourceSnapshot(now).coins.get(BTC_ID)!.adjustInSeconds!;
  const first = waitIn(before);
  expect(first).toBeGreaterThan(HOUR_S);
  expect(waitIn({ ...later, states })).toBe(first - HOUR_S);
  // It does not go below nought: the node may be silent for weeks.
  const weeks = {
    ...before,
    states: new Map([...states].map(([id, state]) => [id, id.startsWith('node') ? aged(state, 30 * 24) : state])),
  };
  expect(waitIn(weeks)).toBe(0);
});

type State = Awaited<ReturnType<typeof pollAllOnce>>['states'] extends ReadonlyMap<string, infer S> ? S : never;

/** The same, told so many hours before. */
function aged(state: State, hours: number): State {
  const text = JSON.stringify(state, (key, value: unknown) =>
    key === 'atMs' && typeof value === 'number' ? value - hours * HOUR_MS : value,
  );
  return JSON.parse(text) as State;
}
