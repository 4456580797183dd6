import { describe, expect, it } from 'vitest';
import { curveMarks, eventsOf, kwhPerHsHour, shownEvents } from '#src/features/overview/events/events.model.ts';
import { poolCoin } from '#tests/unit/features/pool-coin.ts';
import { open, type } from '../farm-stage.tsx';
import { madeAt, sampleFarm } from '../samples.ts';

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
    await open({ detail: wireFarm, events: { since: nowS - 60, events: [] }, list });
    expect(card()!.textContent).toMatch(/Nothing to report\. Observed since .+ every 5 minutes/);
    expect(card()!.querySelector('table')).toBeNull();
    document.body.replaceChildren();
    await open({ detail: wireFarm, list });
    expect(card()).toBeNull();
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
    const events = shownEvents(history.events as never, undefined);
    const hours = (from: number) =>
      curveMarks(events, (nowS - from * HOUR_S) * 1000).map(({ atMs, isGood }) => [nowS - atMs / 1000, isGood]);
    expect(hours(48)).toEqual([
      [2 * HOUR_S, false],
      [40 * HOUR_S, true],
    ]);
    expect(hours(1)).toEqual([]);
  });
});

describe('the money of an event', () => {
  it('is less the electricity of the owner’s machines where these say what they take, and never below nothing', () => {
    const kwh = kwhPerHsHour([{ count: 2, hashrateHs: 1e12, powerW: 3000 }]);
    expect(kwh).toBe(3e-12);
    expect(kwhPerHsHour([])).toBeUndefined();
    expect(kwhPerHsHour([{ count: 1, hashrateHs: 1e12, powerW: undefined }])).toBeUndefined();
    const rows = [{ ...history.events[0]!, hashrateBefore: 2e12 }] as never;
    expect(shownEvents(rows, undefined)[0]!.lostUsdPerHour).toBe(3.8);
    expect(shownEvents(rows, 3e-12 * 0.1)[0]!.lostUsdPerHour).toBeCloseTo(3.8 - 0.6, 6);
    expect(shownEvents(rows, 1)[0]!.lostUsdPerHour).toBe(0);
    expect(eventsOf(shownEvents(rows, undefined), 'rig')).toEqual([]);
  });
});
