import { eq } from 'drizzle-orm';
import type { Watch } from '#src/contracts/watch.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { keepFarmEvents } from '#src/server/db/farm-events.ts';
import { watch } from '#src/server/db/schema.ts';
import { fanOut } from '#src/server/watch/outbox/fan-out.ts';
import { createOutsideFetch } from '#src/server/watch/ways/outside-request.ts';
import { pushBrowser, type StandIn, standIn } from './push-service.ts';
import { testPool, type TestPool, type TestPoolOptions } from './pool.ts';

/** A farm as the server knows it, and as it is written. */
export const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const SHOWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ETC = 17;
export const farm = { coin: 'ETC', address: SHOWN, name: 'Hall 2' } as const;
export const rules = {
  language: 'en',
  kinds: ['stopped', 'slow', 'fell', 'back', 'paid'],
  leastMachines: 1,
  quietHours: null,
  breaks: 'farm',
  timeZone: 'Asia/Shanghai',
  perHour: 6,
} as const;

/** Noon in Shanghai. */
export const START = Date.UTC(2026, 10, 28, 4, 0);
/** The clock of these tests. */
export const clock = { ms: START };
export const now = (): number => clock.ms;

/** A token with another last sign than its own. */
export const wrong = (token: string): string => token.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x'));

export const eventOf = (id: string, given: Partial<FarmEvent> = {}): FarmEvent => ({
  id,
  coinId: ETC,
  address: ADDRESS,
  kind: 'stopped',
  atMs: clock.ms - 600_000,
  foundAtMs: clock.ms,
  workers: ['rig-01'],
  ofWorkers: 40,
  place: '',
  beforeHs: 3e9,
  nowHs: 0,
  lostUsdPerHour: 1.97,
  amount: null,
  endsId: '',
  ...given,
});

/** Reaches stand-ins on this machine, and waits for them but shortly. */
export const inside: ReturnType<typeof createOutsideFetch> = (request) =>
  createOutsideFetch({ isInnerAllowed: true })({ ...request, timeoutMs: 2000 });

/** What is to be closed after a test. */
const closers: (() => unknown)[] = [];
export async function closeAll(): Promise<void> {
  clock.ms = START;
  await Promise.all(closers.splice(0).map((close) => close()));
}
export const closeLater = (close: () => unknown): void => void closers.push(close);

/** A pool whose ways lead to a stand-in. */
export async function poolWithService(options: TestPoolOptions = {}): Promise<{ pool: TestPool; service: StandIn }> {
  const service = await standIn();
  const pool = await testPool({ now, ...options, watch: { ask: inside, ...options.watch } });
  closers.push(service.close, () => pool.opened.close());
  return { pool, service };
}

/** What the calls give, of all of them. */
type Answer = Watch[] & { token: string; state: string; problem: string };

export async function call(pool: TestPool, name: string, body: object): Promise<{ code: string; data: Answer; status: number }> {
  const response = await pool.app.request(`/api/v5/site/watch/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { code: string; data: Answer }) };
}

/** A device that is told by push; its endpoint is put into the database, for a page may name one of https alone. */
export async function watcher(pool: TestPool, service: StandIn, given: { rules?: object; path?: string } = {}) {
  const browser = pushBrowser();
  const endpoint = `https://push.example/${given.path ?? 'device'}`;
  const target = { way: 'push', push: { endpoint, ...browser.keys }, key: 'B'.repeat(87) };
  const { data } = await call(pool, 'save', { target, farms: [farm], rules: { ...rules, ...given.rules } });
  const id = data.token.split('.')[0] ?? '';
  const kept = { endpoint: `${service.origin}/${given.path ?? 'device'}`, ...browser.keys };
  await pool.opened.db.update(watch).set({ target: kept }).where(eq(watch.id, id));
  return { browser, token: data.token, id };
}

/** The detector finds events, and who is to be told of them is; gives how many messages were tried. */
export async function happens(pool: TestPool, ...events: readonly FarmEvent[]): Promise<number> {
  await keepFarmEvents(pool.opened.db, events);
  await fanOut(pool.opened.db, clock.ms);
  return pool.watching.send();
}
