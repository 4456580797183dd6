import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeFetch, silence } from '#tests/unit/lib/fake-fetch.ts';
import { hydrated, writtenPage } from './stage.tsx';

/** Twenty to ten in the evening in Beijing. */
const atMs = Date.UTC(2026, 10, 28, 13, 40, 20);
const paths = ['/', '/daily-paper', '/monthlyreport', '/tools?type=2', '/tools?type=3', '/tools?type=4'];

/** All of them before the first is hydrated: what a page still does when idle would miss what a browser has. */
const written = new Map<string, string>();
beforeAll(async () => {
  vi.useFakeTimers({ now: atMs, toFake: ['Date'] });
  for (const path of paths)
    for (const language of ['en', 'zh_hk'] as const) written.set(path + language, await writtenPage(path, language, atMs));
  vi.useRealTimers();
}, 180_000);

afterEach(() => void (process.env.TZ = 'UTC'));

/** A call takes some turns: its key is a digest. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

describe.each(paths)('%s with figures', { timeout: 120_000 }, (path) => {
  it.each([
    ['en', 'Pacific/Midway', 0],
    ['zh_hk', 'Pacific/Kiritimati', 3 * 86_400_000],
  ] as const)('is hydrated as it was written, in %s, in the zone %s, %i ms later', async (language, zone, laterMs) => {
    const html = written.get(path + language) ?? '';
    expect(html).toContain('21:40 (UTC+8)');
    process.env.TZ = zone;
    vi.useFakeTimers({ now: atMs + laterMs, toFake: ['Date'] });
    const sent = fakeFetch(silence);
    const page = await hydrated(html, path, language);
    onTestFinished(page.end);
    // The sections below the first view come when the browser is idle.
    const waiting = () => page.root.querySelectorAll('[data-section]:not([data-hydrated], [data-section=used])').length;
    for (let turn = 0; turn < 300 && waiting() > 0; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(page.faults).toEqual([]);
    expect(waiting()).toBe(0);
    // From now on by the visitor's clock.
    expect(page.root.textContent).not.toContain('21:40 (UTC+8)');
    const asked = () =>
      sent.map(({ path: call }) => call).filter((call) => /coin|curve|news|block/.test(call) && !call.includes('coinList=9'));
    await settled();
    // What is days old is asked for again.
    expect(asked().length > 0).toBe(laterMs > 0);
  });
});
