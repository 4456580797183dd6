import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KioskDisplay } from '#src/features/kiosk/kiosk-display.tsx';
import type { KioskEvent, KioskPage } from '#src/parts/kiosk/kiosk-page.ts';
import { KioskAmount } from '#src/parts/kiosk/kiosk-panel.tsx';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { makeStore } from '#src/state/store.ts';
import { renderApp } from '#tests/unit/render-app.tsx';

const startMs = Date.UTC(2026, 10, 21, 12, 0);
const played = vi.fn();

class FakeAudio {
  static opened = 0;
  currentTime = 0;
  destination = {};
  constructor() {
    FakeAudio.opened += 1;
  }
  resume = async () => undefined;
  close = async () => undefined;
}
class FakeNode extends EventTarget {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (next: unknown) => next;
  disconnect = vi.fn();
  start = played;
  stop = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers({ now: startMs, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
  played.mockClear();
  FakeAudio.opened = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const response = { madeAt: startMs, isSimulated: true };
const pages = ['one', 'two', 'three'].map((key): KioskPage => ({
  key,
  title: key,
  path: `/${key}`,
  response,
  content: <KioskAmount value="12.5" unit="ETC" />,
}));
const blockOf = (latest: number): KioskEvent => ({ kind: 'block', latest, text: `block ${latest}` });

const heightAtom = atom(100);
function Content() {
  return <KioskDisplay pages={pages} events={[blockOf(useAtomValue(heightAtom))]} payouts="" own={undefined} tape={null} />;
}

async function open() {
  const store = makeStore();
  store.set(kioskSettingsAtom, { isDiscreet: false, hasSound: false });
  const { container: host, router } = await renderApp(<Content />, { namespaces: ['kiosk'], store });
  const navigate = vi.spyOn(router, 'navigate');
  return {
    host,
    navigate,
    rise: (height: number) => act(async () => store.set(heightAtom, height)),
    title: () => host.querySelector('h1')?.textContent,
  };
}
const press = (key: string) => act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('turns its pages by the clock, and by hand from the page that was chosen', async () => {
  const { title } = await open();
  const before = title();
  await pass(20_000);
  expect(title()).not.toBe(before);
  const now = title();
  await press('ArrowRight');
  await press('ArrowLeft');
  expect(title()).toBe(now);
  await pass(19_000);
  expect(title()).toBe(now);
  await pass(2_000);
  expect(title()).not.toBe(now);
});

it('stands still while it is paused, and says so', async () => {
  const { host, title } = await open();
  await press(' ');
  const before = title();
  await pass(600_000);
  expect(title()).toBe(before);
  expect(host.querySelector('header [aria-label="Paused"]')).not.toBeNull();
  await press(' ');
  expect(host.querySelector('header [aria-label="Paused"]')).toBeNull();
});

it('says by night that it is dimmed, and until when', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 5, 59));
  const { host } = await open();
  expect(host.querySelector('footer')?.textContent).toContain('Dimmed for the night until 06:00');
  expect(host.querySelector('main')?.dataset.night).toBe('true');
  await pass(2 * 60_000);
  expect(host.querySelector('footer')?.textContent).not.toContain('Dimmed');
  expect(host.querySelector('main')?.dataset.night).toBeUndefined();
});

it('hides every amount and the way to them at a key, and keeps that', async () => {
  const { host } = await open();
  expect(host.textContent).toContain('12.5');
  expect(host.querySelector('footer [role="img"]')).not.toBeNull();
  await press('d');
  expect(host.textContent).not.toContain('12.5');
  expect(host.textContent).not.toContain('ETC');
  expect(host.querySelector('footer [role="img"]')).toBeNull();
  await press('D');
  expect(host.textContent).toContain('12.5');
});

it('labels simulated figures, turns amber after five minutes, and dims after thirty', async () => {
  const { host } = await open();
  const board = () => host.querySelector('main')?.dataset.age;
  expect(host.querySelector('header time')?.textContent).toContain('Simulated data');
  expect(board()).toBe('fresh');
  await pass(6 * 60_000);
  expect([board(), host.querySelector<HTMLElement>('header time')?.dataset.tone]).toEqual(['late', 'stale']);
  await pass(25 * 60_000);
  expect(board()).toBe('old');
});

it('sounds for a new block only when it is switched on, and never for those before', async () => {
  const { rise } = await open();
  await rise(101);
  expect([played.mock.calls.length, FakeAudio.opened]).toEqual([0, 0]);
  await press('s');
  // One to hear that it works.
  const notes = played.mock.calls.length;
  expect(notes).toBeGreaterThan(0);
  await rise(101);
  expect(played).toHaveBeenCalledTimes(notes);
  await rise(105);
  expect(played.mock.calls.length).toBeGreaterThan(notes);
});

it('leaves at Esc, with nothing of it in the address', async () => {
  const { navigate } = await open();
  await press('Escape');
  const { search } = navigate.mock.calls[0]?.[0] ?? {};
  expect(typeof search === 'function' && search({ kiosk: 1, interval: 30, addr: '0x' } as never)).toEqual({ addr: '0x' });
  expect(document.documentElement.dataset.kiosk).toBe('');
});
