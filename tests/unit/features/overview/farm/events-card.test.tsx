import { describe, expect, it } from 'vitest';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { curveMarks, eventsOf, shownEvents } from '#src/features/overview/events/events.model.ts';
import { farmEventsAtom } from '#src/features/overview/events/kept-events.atoms.ts';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { forgetFarmAtom, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { fleetAtom, noRules } from '#src/state/fleet.ts';
import type { Store } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { poolCoin } from '#tests/unit/features/pool-coin.ts';
import { id as farm, open, type } from '../farm-stage.tsx';
import { madeAt, sampleFarm, snapshotOf } from '../samples.ts';

const wireFarm = sampleFarm();
const nowS = madeAt / 1000;
const HOUR_S = 3600;
const event = (id: string, kind: string, hoursAgo: number, of: object = {}) => ({
  id,
  kind,
  time: nowS - hoursAgo * HOUR_S,
  foundTime: nowS - hoursAgo * HOUR_S + 600,
  workers: [],
  ofWorkers: 40,
  place: '',
  hashrateBefore: null,
  hashrateNow: null,
  lostUsdPerHour: null,
  amount: null,
  endsId: '',
  ...of,
});
const hall = Array.from({ length: 38 }, (_, index) => `hall-b-${index}`);
const history = {
  since: nowS - 20 * 24 * HOUR_S,
  events: [
    event('c', 'stopped', 2, { workers: hall, place: 'hall-b', lostUsdPerHour: 3.8, hashrateBefore: 38e9, hashrateNow: 0 }),
    event('p', 'paid', 20, { amount: 0.5 }),
    event('b', 'back', 40, { workers: ['rig-1'], endsId: 'a', lostUsdPerHour: 0 }),
    event('a', 'stopped', 50, { workers: ['rig-1'], lostUsdPerHour: 0.1, hashrateBefore: 1e9, hashrateNow: 0 }),
  ],
};
// Seven yuan for a dollar.
const list = [poolCoin({ coinType: 17, priceUsa: 20, dayIncome: 1, dayIncomeMoney: 140 })];
const card = () => document.querySelector('section[aria-labelledby=farm-events]');

describe('what happened', () => {
  it('is listed with places and money, and what is off now stands on top with its cost', async () => {
    await open({ detail: wireFarm, events: history, list });
    const lines = [...card()!.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(lines[0]).toContain('38 of 40 machines stopped, all in hall-b');
    expect(lines[0]).toContain('¥26.60 an hour');
    expect(lines[1]).toContain('0.50000000 ETC');
    expect(lines[3]).toContain('rig-1 stopped');
    expect(document.body.textContent).toMatch(/Machines off: 38, since .+\. Not earned: ¥26\.60 an hour, ¥53\.\d\d so far\./);
    expect(card()!.textContent).toContain('Time running, 20 days');
    expect(card()!.textContent).toContain('10 h 0 min');
    expect(card()!.textContent).toContain('before electricity');
    // The curve, which reaches back for two hours here, is marked where the hall stopped.
    expect(document.querySelector('[aria-labelledby=farm-curve] [role=img]')!.getAttribute('aria-label')).toContain(
      'Marked: ▼ stopped or fell (1), ▲ back (0).',
    );
  });

  it('says since when a quiet farm is observed, and has no card where none is', async () => {
    const detail = sampleFarm({ workers: [{ name: 'rig-1', hashrate: 10, hashrate24h: 10, lastShareTime: nowS - 30 }] });
    await open({ detail, events: { since: nowS - 60, events: [] }, list });
    expect(card()!.textContent).toMatch(/Nothing to report\. Observed since .+ every 5 minutes/);
    expect(card()!.querySelector('table')).toBeNull();
    document.body.replaceChildren();
    await open({ detail: wireFarm, list });
    expect(card()).toBeNull();
  });

  it('says of machines that were off at first sight that they are, but not of one that was told or has no last share', async () => {
    const worker = (name: string, hoursAgo: number | null) => ({
      name,
      hashrate: 0,
      hashrate24h: 0,
      lastShareTime: hoursAgo === null ? null : nowS - hoursAgo * HOUR_S,
    });
    const detail = sampleFarm({ workers: [worker('early', 30), worker('told', 30), worker('late', 1), worker('unknown', null)] });
    await open({ detail, events: { since: nowS - 24 * HOUR_S, events: [] }, list });
    expect(card()!.textContent).toMatch(/2 machines have been off since before they were observed\. Observed since/);
    expect(card()!.textContent).not.toContain('Nothing to report');
    document.body.replaceChildren();
    await open({ detail, events: { since: nowS - 24 * HOUR_S, events: [event('t', 'stopped', 20, { workers: ['told'] })] }, list });
    expect(card()!.textContent).toContain('1 machine has been off since before it was observed.');
  });

  it('is found by machine where there is much of it', async () => {
    const many = Array.from({ length: 9 }, (_, index) => event(`x-${index}`, 'slow', index + 60, { workers: [`other-${index}`] }));
    await open({ detail: wireFarm, events: { ...history, events: [...history.events, ...many] }, list });
    expect(card()!.querySelectorAll('tbody tr')).toHaveLength(7);
    await type(card()!.querySelector<HTMLInputElement>('input[type=search]')!, 'RIG-1');
    expect([...card()!.querySelectorAll('tbody tr')].map((row) => row.textContent)).toHaveLength(2);
  });
});

describe('the marks of a curve', () => {
  it('are what stopped, ran slow, fell and was back since it begins', () => {
    const events = shownEvents(history.events as never);
    const hours = (from: number) =>
      curveMarks(events, (nowS - from * HOUR_S) * 1000).map(({ atMs, isGood }) => [nowS - atMs / 1000, isGood]);
    expect(hours(48)).toEqual([
      [2 * HOUR_S, false],
      [40 * HOUR_S, true],
    ]);
    expect(hours(1)).toEqual([]);
  });
});

/** Machines like those of the hall, and a price at which they stand still in this hour. */
const ownFarm = (store: Store) => {
  const row = { id: 1, kind: 'gpu', model: '', coinId: 17, count: '38', hashrate: '1000', power: '920', psu: '92' } as const;
  store.set(fleetAtom, { rows: [row], rules: noRules });
  const hours = Array.from({ length: 24 }, (_, hour) => (new Date(madeAt).getHours() === hour ? '7' : '0.35'));
  store.set(tariffAtom, { ...freshTariff, kind: 'hours', hoursIn: 'CNY', weekday: hours.join(','), weekend: hours.join(',') });
};

describe('with the owner’s own electricity and run plan', () => {
  it('what the plan has off just now is said, and is no alarm and no cost', async () => {
    const now = event('c', 'stopped', 0, { foundTime: nowS, workers: hall, lostUsdPerHour: 3.8, hashrateBefore: 38e9, hashrateNow: 0 });
    // An hour of such a machine brings 0.70 yuan.
    const rich = [poolCoin({ coinType: 17, priceUsa: 20, dayIncome: 120, dayIncomeMoney: 16_800 })];
    await open({ detail: wireFarm, events: { ...history, events: [now, ...history.events.slice(1)] }, list: rich, keep: ownFarm });
    expect(document.body.textContent).not.toContain('Machines off');
    expect(document.body.textContent).toMatch(/Off by your run plan until .+: 38\./);
    expect(card()!.querySelector('tbody tr')!.textContent).toContain('By your run plan');
  });

  it('what stopped before counts since then, less the electricity of each hour', async () => {
    await open({ detail: wireFarm, events: history, list, keep: ownFarm });
    const line = card()!.querySelector('tbody tr')!.textContent;
    // Of 26.60 yuan 38 machines of a kilowatt at 0.35.
    expect(line).toContain('¥13.30 an hour');
    expect(card()!.textContent).toContain('less electricity by your tariff');
  });
});

describe('without a network', () => {
  it('a saved farm has what happened as it was kept, with its age; another has nothing', async () => {
    const page = await open({ detail: wireFarm, events: history, list, saved: snapshotOf() });
    expect(page.store.get(farmEventsAtom)[farmKey(farm)]?.data.events).toHaveLength(4);
    const kept = { [farmKey(farm)]: { ...page.store.get(farmEventsAtom)[farmKey(farm)]!, madeAt: madeAt - HOUR_S * 1000 } };
    await page.unmount();
    await open({ saved: snapshotOf(), keep: (store) => store.set(farmEventsAtom, kept) });
    expect(card()!.querySelectorAll('tbody tr')).toHaveLength(4);
    expect(card()!.querySelector('[role=status] time')).not.toBeNull();
    expect(card()!.textContent).toContain('Time running');
  });

  it('goes with its farm, and nothing of a farm that is not saved is kept', async () => {
    const page = await open({ detail: wireFarm, events: history, list });
    expect(page.store.get(farmEventsAtom)).toEqual({});
    page.store.set(savedFarmsAtom, [{ ...farm, name: '' }]);
    page.store.set(farmEventsAtom, { [farmKey(farm)]: { data: { since: null, events: [] }, madeAt, isSimulated: true } });
    page.store.set(forgetFarmAtom, farm);
    expect(page.store.get(farmEventsAtom)).toEqual({});
  });
});

it('is found by a part of a machine’s name', () => {
  expect(eventsOf(shownEvents(history.events as never), 'rig-')).toHaveLength(2);
  expect(eventsOf(shownEvents(history.events as never), 'rig-2')).toEqual([]);
});
