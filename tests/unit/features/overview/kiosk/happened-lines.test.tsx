import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { farmEventsAtom } from '#src/features/overview/events/kept-events.atoms.ts';
import { FarmsMonth } from '#src/features/overview/farms-month.tsx';
import { type FarmId, farmKey } from '#src/features/overview/farm-id.ts';
import { savedFarmsAtom, snapshotsAtom } from '#src/features/overview/farms.atoms.ts';
import { FarmKioskPage } from '#src/features/overview/kiosk/farm-kiosk-page.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { fleetAtom, noRules } from '#src/state/fleet.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { poolCoin } from '#tests/unit/features/pool-coin.ts';
import { answer, down, envelope } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { address, madeAt, sampleFarm, snapshotOf } from '../samples.ts';

const farm: FarmId = { coin: 'ETC', address };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
// Seven yuan for a dollar.
const list = [poolCoin({ coinType: 17, priceUsa: 20, dayIncome: 1, dayIncomeMoney: 140 })];
const stopped = {
  id: 'a',
  kind: 'stopped',
  atMs: madeAt - 3 * HOUR_MS,
  workers: ['hall-02', 'hall-07', 'hall-08'],
  lostUsdPerHour: 3,
} as const;
const history = (
  events: readonly { id: string; kind: 'stopped' | 'back'; atMs: number; workers: readonly string[]; lostUsdPerHour: number }[],
) => ({
  since: madeAt / 1000 - 40 * 86_400,
  events: events.map(({ atMs, workers, ...event }) => ({
    ...event,
    time: atMs / 1000,
    foundTime: atMs / 1000 + 300,
    workers: [...workers],
    ofWorkers: 3,
    place: '',
    hashrateBefore: 3e9,
    hashrateNow: 0,
    amount: null,
    endsId: '',
  })),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device that keeps the farm and what happened to it; its pool answers no more than the coin list. */
async function draw(part: React.JSX.Element, keep?: (store: Store) => void) {
  for (const key of ['farms', 'farm-copies', 'farm-events', 'fleet', 'tariff', 'board'] as const) void removeStored(key);
  const store = makeStore();
  store.set(currencyAtom, 'CNY');
  store.set(savedFarmsAtom, [{ ...farm, coin: 'ETC', name: 'North hall' }]);
  store.set(snapshotsAtom, { [farmKey(farm)]: snapshotOf() });
  store.set(farmEventsAtom, { [farmKey(farm)]: { data: history([stopped]), madeAt, isSimulated: true } });
  keep?.(store);
  const api = ({ path }: { path: string }) => (path.includes('/pool/') ? answer({ body: envelope(list), headers: { date: '' } }) : down());
  await renderApp(part, { namespaces: ['overview', 'kiosk', 'common'], api, store, paths: ['/overview'], clock: madeAt });
  await drawn(() => expect(document.body.textContent).toMatch(/¥|•|Longest|recorded/));
  await settled(2);
  return document.body.textContent;
}

const page = <FarmKioskPage id={farm} snapshot={snapshotOf(sampleFarm())} />;
const ownFarm = (store: Store) => {
  const row = { id: 1, kind: 'gpu', model: '', coinId: 17, count: '3', hashrate: '1000', power: '920', psu: '92' } as const;
  store.set(fleetAtom, { rows: [row], rules: noRules });
  store.set(tariffAtom, { ...freshTariff, flat: '1', flatIn: 'CNY' });
};

describe('the kiosk of a farm', () => {
  it('says what is off since when and what that costs, before electricity where no price was given', async () => {
    const text = await draw(page);
    expect(text).toMatch(/3 machines off since \d\d:\d\d: −¥21\.00 an hour, −¥63\.00 so far \(before electricity\)/);
    expect(text).toContain('Stops a week0.2');
  });

  it('takes off the electricity of who gave theirs', async () => {
    expect(await draw(page, ownFarm)).toMatch(/−¥18\.00 an hour, −¥54\.00 so far \(after electricity\)/);
  });

  it('shows no amount in discreet mode', async () => {
    const text = await draw(page, (store) => store.set(kioskSettingsAtom, { isDiscreet: true, hasSound: false }));
    expect(text).toContain('machines off since');
    expect(text).not.toMatch(/¥/);
  });

  it('says nothing of it while all run', async () => {
    const text = await draw(page, (store) =>
      store.set(farmEventsAtom, { [farmKey(farm)]: { data: history([]), madeAt, isSimulated: true } }),
    );
    expect(text).not.toMatch(/off since/);
    expect(text).toContain('Longest stopNone');
  });
});

describe('the farms of this device in a report', () => {
  it('have how reliable they were in its days, of what was kept', async () => {
    const text = await draw(<FarmsMonth fromMs={madeAt - 30 * DAY_MS} toMs={madeAt + DAY_MS} />);
    expect(text).toContain('Your farmsNorth hall');
    expect(text).toContain('Time running, 30 days99.58%');
    expect(text).toContain('Not earned, 30 days¥63.00');
  });

  it('say so where nothing was recorded', async () => {
    expect(await draw(<FarmsMonth fromMs={madeAt - 90 * DAY_MS} toMs={madeAt - 60 * DAY_MS} />)).toContain(
      'Nothing is recorded of these days',
    );
  });
});
