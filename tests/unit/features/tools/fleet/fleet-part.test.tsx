import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fleetText } from '#src/features/tools/fleet/fleet-link.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { card, cellsOf, openPanel, pressButton, type } from '../asic-stage.tsx';
import { fleetOf, m50s, s19j } from './fleet-rows.ts';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

beforeEach(() => {
  saved.mockClear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12, 5) });
});
afterEach(() => vi.useRealTimers());

const night = Array.from({ length: 24 }, (_, hour) => (hour < 7 || hour >= 23 ? '0.35' : '0.62')).join(',');
/** 40 × S19j Pro 100T and 12 × M50S; a TH/s brings ¥0.294 a day. */
const openFleet = (parts: Parameters<typeof openPanel>[1] = {}) =>
  openPanel(
    { fleet: fleetText(fleetOf([s19j, m50s])) ?? '', tariff: 'hours', tariffIn: 'CNY', weekday: night, weekend: night },
    { currency: 'CNY', ...parts },
  );
const answer = () => the('section[aria-label=Answer]').textContent;

it('without a fleet a link at the top leads down to where it begins', async () => {
  await openPanel({}, {});
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['One machine', 'Should I buy?', 'My machines']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  expect(document.querySelector(links[2]?.hash ?? 'none')?.textContent).toBe('My machines');
});

describe('with a fleet the calculator is about that', () => {
  it('the banner says what all machines leave and what is switched next; every figure below is of them', async () => {
    await openFleet();
    // 1,620.528 × 8 / 24 less 161.312 kW × 8 h × 0.35.
    expect(answer()).toContain('My machines leave ¥88.50 today · on at 23:00 (in 10 h 55 min)');
    expect(the('[aria-labelledby=fleet-title]').textContent).toContain('Net of all machines today¥88.50');
    expect(the('[data-now]').textContent).toBe('¥88.50');
    expect(document.body.textContent).not.toContain('S21');
    expect([...document.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'My machines',
      'Try one',
      'Should I buy?',
    ]);
  });

  it('an hour of all machines is told for each step of the tariff, as an estimate', async () => {
    await openFleet();
    // 67.522 an hour less 161.312 kWh at 0.35 and at 0.62.
    const steps = [...document.querySelectorAll('[aria-labelledby=fleet-title] ul li')].map(({ textContent }) => textContent);
    expect(steps).toEqual(['23:00–07:00: all machines leave ¥11.06 an hour', '07:00–23:00: all machines lose ¥32.49 an hour']);
    expect(the('[aria-labelledby=fleet-title] h4').textContent).toBe('An hour of running, estimated');
  });

  it('says from when each kind runs at a loss, and the halving that brings it', async () => {
    await openFleet();
    const rows = [...(card('How long my machines pay')?.querySelectorAll('tbody tr') ?? [])];
    expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['40 × Antminer S19j Pro 100T', '12 × Whatsminer M50S 126T']);
    // Half of what they bring does not pay 0.35.
    expect(cellsOf(rows[0])[0]).toMatch(/^At a loss from: Today's difficulty.*2028$/);
    expect(card('How long my machines pay')?.textContent).toContain('BTC: the block reward halves about');
  });

  it('its file has the rows, the hours and the years of the fleet, and nothing of another machine', async () => {
    await openFleet();
    await pressButton('CSV');
    const [file] = saved.mock.calls[0]!;
    expect(file.name).toMatch(/^okkong-fleet-2026-11-25\.csv$/);
    const text = await file.text();
    expect(text).toContain('Antminer S19j Pro 100T,BTC,40,4000,TH/s');
    expect(text).toContain('07:00–23:00,-32.49');
    expect(text).toContain('How long my machines pay');
    expect(text).not.toContain('S21');
  });

  it('a single machine is tried beside it, and taken into it', async () => {
    const { store } = await openFleet();
    await pressLink('Try one');
    expect(answer()).toContain('Leaves ¥');
    expect(the('[aria-labelledby=beside-title]').textContent).toContain('My machines leave ¥88.50 today');
    await type('Machines', '3');
    await pressButton('Add the machine above');
    expect(store.get(fleetAtom).rows.map(({ model, count }) => `${count} ${model}`)).toContain('3 Antminer S21 200T');
  });

  it('waits for the figures without calling them unknown', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await openFleet({ records: undefined });
    expect(document.body.textContent).not.toContain('No price or income known for this day.');
    expect(the('section[aria-label=Answer] [aria-hidden]').dataset['width']).toBe('24ch');
  });
});

async function pressLink(name: string): Promise<void> {
  await click([...document.querySelectorAll<HTMLElement>('nav a')].find(({ textContent }) => textContent === name)!);
  await drawn(() => expect(the('nav [aria-current]').textContent).toBe(name));
}
