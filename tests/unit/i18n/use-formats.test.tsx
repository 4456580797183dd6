import { createInstance, type i18n as I18n } from 'i18next';
import { Provider } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAge, useFormats } from '#src/i18n/formats.ts';
import { observeServerDate } from '#src/lib/clock.ts';
import { makeStore } from '#src/state/store.ts';

const minuteMs = 60_000;
const madeAt = Date.UTC(2026, 10, 20, 12, 40);
let i18n: I18n;
let root: Root;

beforeEach(async () => {
  vi.stubEnv('TZ', 'Asia/Shanghai');
  i18n = createInstance();
  const age = {
    live: 'live',
    updated: 'updated {{time}}',
    stale: 'copy {{time}}, {{ago}}',
    'stale-dated': 'copy {{date}} {{time}}, {{ago}}',
    old: 'old {{date}}',
  };
  const ago = { now: 'now', minutes: '{{count}} min ago', hours: '{{count}} h ago', days: '{{count}} d ago' };
  await i18n.use(initReactI18next).init({ lng: 'en', interpolation: { escapeValue: false }, resources: { en: { common: { age, ago } } } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllEnvs();
});

function Age({ isSimulated }: { isSimulated?: boolean }) {
  const { text, tone, dateTime } = useAge(madeAt, isSimulated);
  return <time dateTime={dateTime}>{`${tone}: ${text}`}</time>;
}

async function showAt(nowMs: number, shown = <Age />): Promise<void> {
  vi.useFakeTimers({ now: nowMs });
  await show(shown);
}
async function show(shown: ReactNode): Promise<void> {
  await act(async () =>
    root.render(
      <Provider store={makeStore()}>
        <I18nextProvider i18n={i18n}>{shown}</I18nextProvider>
      </Provider>,
    ),
  );
}

describe('the age of a response', () => {
  it.each([
    ['just made', 0, 'live: live'],
    ['two minutes', 2 * minuteMs, 'live: live'],
    ['a moment more', 2 * minuteMs + 1, 'live: updated 20:40'],
    ['fifteen minutes', 15 * minuteMs, 'live: updated 20:40'],
    ['a moment more', 15 * minuteMs + 1, 'stale: copy 20:40, 15 min ago'],
    ['three hours', 185 * minuteMs, 'stale: copy 20:40, 3 h ago'],
    ['a day', 24 * 60 * minuteMs, 'stale: copy 20:40, 1 d ago'],
    ['a moment more', 24 * 60 * minuteMs + 1, 'stale: copy 20 Nov 20:40, 1 d ago'],
    ['three days', 3 * 24 * 60 * minuteMs, 'stale: copy 20 Nov 20:40, 3 d ago'],
    ['more than a week', 7 * 24 * 60 * minuteMs + 1, 'stale: old 20 Nov'],
    ['made in the future, by a clock that is slow', -minuteMs, 'live: live'],
  ])('%s', async (_case, ageMs, expected) => {
    await showAt(madeAt + ageMs);
    expect(document.body.textContent).toBe(expected);
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20T12:40:00.000Z');
  });

  it('of simulated figures never says live', async () => {
    await showAt(madeAt, <Age isSimulated />);
    expect(document.body.textContent).toBe('live: updated 20:40');
  });

  it('goes on by itself while the page stands', async () => {
    await showAt(madeAt);
    await act(async () => void vi.advanceTimersByTime(3 * minuteMs));
    expect(document.body.textContent).toBe('live: updated 20:40');
  });

  it('goes on where another one is taken away', async () => {
    await showAt(
      madeAt,
      <>
        <Age key="stays" />
        <Age key="goes" />
      </>,
    );
    await show(<Age key="stays" />);
    await act(async () => void vi.advanceTimersByTime(3 * minuteMs));
    expect(document.body.textContent).toBe('live: updated 20:40');
  });

  it('is counted by the clock of the server', async () => {
    vi.useFakeTimers({ now: madeAt - 24 * 60 * minuteMs });
    observeServerDate(new Date(madeAt + 20 * minuteMs).toUTCString());
    await showAt(Date.now());
    expect(document.body.textContent).toBe('stale: copy 20:40, 20 min ago');
    observeServerDate(new Date(Date.now()).toUTCString());
  });
});

describe('formats without an age', () => {
  it('do not render their user again as time goes by', async () => {
    const rendered = vi.fn<() => void>();
    function Amount() {
      rendered();
      return useFormats().number(1_000);
    }
    await showAt(
      madeAt,
      <>
        <Amount />
        <Age />
      </>,
    );
    rendered.mockClear();
    await act(async () => void vi.advanceTimersByTime(3 * minuteMs));
    expect(document.body.textContent).toBe('1,000live: updated 20:40');
    expect(rendered).not.toHaveBeenCalled();
  });
});
