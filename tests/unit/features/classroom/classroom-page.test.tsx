import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { ClassroomPage } from '#src/features/classroom/classroom-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import fixture from '../../../fixtures/api/classList.json';
import { Icon } from '#src/ui/icon.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { user } from '#tests/unit/user.ts';

const [sample] = fixture.data as ClassVideo[];
const key = apiQueryKey('classList', {});
const answer = (data: readonly ClassVideo[]) => ({ data, madeAt: Date.now(), isCached: false, isSimulated: false });

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['classroom']);
  return makeApp(<ClassroomPage />, { i18n });
}

afterEach(() => void vi.restoreAllMocks());

describe('the mining class', () => {
  it('stands without a response: tabs and cards of their final size, no figure', async () => {
    const html = renderToString((await stage()).page);
    expect(html).toContain('Overclocking parameters');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('<img');
    expect(html.match(/<li[^>]* aria-hidden="true"/g)).toHaveLength(2);
    expect(html).not.toContain('No lesson');
  });

  it('shows the lessons of the chosen subject: each card leads to its own address and says how long it takes', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer([sample!, { ...sample!, id: 'gpu-1', category: 'gpu', title: 'Boot a rig' }]));
    const { container: host } = await mount(page);
    const panel = host.querySelector('[role="tabpanel"]')!;
    const [tabs] = host.querySelectorAll('[role="tablist"]');
    expect(tabs?.getAttribute('aria-label')).toBe('Subjects');
    expect([...tabs!.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent)).toEqual(['ASIC mining']);
    expect(tabs?.querySelector('[aria-selected="true"]')?.getAttribute('aria-controls')).toBe(panel.id);
    expect([panel.getAttribute('aria-label'), panel.getAttribute('aria-busy')]).toEqual(['ASIC mining', 'false']);
    expect([...panel.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
      'Connecting an ASIC miner to the pool and flashing the firmware plug-in without risk.',
      sample!.title,
      sample!.summary,
    ]);
    expect([panel.querySelector('img')?.getAttribute('src'), panel.querySelector('img')?.alt]).toEqual([sample!.poster, '']);
    expect(panel.querySelector('h2 a')?.getAttribute('href')).toBe('/classroom?lesson=asic-1');
    expect(panel.textContent).toContain('0:29');
    expect(panel.textContent).not.toContain('Example figures');
    expect([...tabs!.children].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['ASIC mining', 'GPU mining']);
    await user.click(host.querySelectorAll<HTMLButtonElement>('[role="tab"]')[1]!);
    expect(panel.textContent).toContain('Boot a rig');
    expect(panel.textContent).toContain('Example figures');
    expect(panel.textContent).toContain('From the USB stick to the first share');
    expect(panel.getAttribute('aria-label')).toBe('GPU mining');
  });

  it('says when a subject has no class', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer([]));
    const { container } = await mount(page);
    const { textContent } = container;
    expect(textContent).toContain('No lesson on this subject yet');
    expect(textContent).toContain('See the other subjects.');
  });

  it('tells the age of its list, and the language of a saved one in another', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, { ...answer([sample!]), language: 'zh_hk' });
    const { container: host } = await mount(page);
    // Lessons are not live: only an age that may mislead is told.
    expect(host.querySelector('header time')).toBeNull();
    expect(host.querySelector('header')?.textContent).toContain('Saved copy in 繁體中文（香港）');
    expect(host.querySelector('header [role="status"]')?.textContent).toBe('');
    const old = { ...answer([sample!]), isSimulated: true, isCached: true, madeAt: Date.now() - 3 * 3_600_000 };
    await act(async () => client.setQueryData(key, old));
    // Lessons are no figures, which would be called simulated.
    await drawn(() => expect(host.querySelector('header time')?.textContent).toMatch(/^Copy from .* 3 h ago$/));
    expect(host.textContent).not.toContain('Saved copy in');
  });

  it('says after a while that it is still loading, where it has nothing to show', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(http, 'call').mockReturnValue(new Promise(() => undefined));
    const { client, page } = await stage();
    const { container: host } = await mount(page);
    const status = () => host.querySelector('header [role="status"]')?.textContent;
    await act(async () => vi.advanceTimersByTime(9_000));
    expect(status()).toBe('Still loading');
    await act(async () => client.setQueryData(key, answer([sample!])));
    await act(async () => vi.advanceTimersByTime(0));
    void client.refetchQueries({ queryKey: key });
    await act(async () => vi.advanceTimersByTime(9_000));
    expect(status()).toBe('');
  });

  it('says with the pool’s own words why it has no list', async () => {
    vi.spyOn(http, 'call').mockRejectedValueOnce(new AppError('api', { message: 'Closed on Sundays.' }));
    const { container: host } = await mount((await stage()).page);
    const alert = () => host.querySelector('[role="alert"]');
    await drawn(() => expect(alert()?.textContent).toContain('The list of lessons could not be loaded'));
    expect(alert()?.textContent).toContain('Closed on Sundays.');
    const panel = host.querySelector('[role="tabpanel"]')!;
    expect(panel.getAttribute('aria-busy')).toBe('false');
    expect(panel.querySelector('ul')).toBeNull();
  });

  it('says why there is no list, and requests again when told to', async () => {
    const call = vi.spyOn(http, 'call').mockRejectedValue(new AppError('offline'));
    const { container: host } = await mount((await stage()).page);
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('No connection and no saved copy yet'));
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('Open this once while online, and it stays readable offline.');
    await user.click(host.querySelector<HTMLButtonElement>('[role="alert"] button')!);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps the saved list when it cannot be refreshed', async () => {
    const call = vi.spyOn(http, 'call').mockRejectedValue(new AppError('timeout'));
    const { client, page } = await stage();
    client.setQueryData(key, answer([sample!]));
    const { container: host } = await mount(page);
    await act(async () => client.refetchQueries({ queryKey: key }));
    await drawn(() => expect(host.textContent).toContain('Below is the list as last saved.'));
    expect(host.textContent).toContain('The pool did not answer within 20 seconds.');
    expect(host.querySelector('[role="alert"]')).toBeNull();
    const sign = () => host.querySelector('[role="tabpanel"] [role="status"] path')?.getAttribute('d');
    const warning = sign();
    call.mockRejectedValue(new AppError('offline'));
    await act(async () => client.refetchQueries({ queryKey: key }));
    await drawn(() => expect(host.textContent).not.toContain('The pool did not answer within 20 seconds.'));
    expect(host.textContent).toContain('Below is the list as last saved.');
    expect(renderToString(<Icon name="warning" />)).toContain(`"${warning}"`);
    expect(renderToString(<Icon name="offline" />)).toContain(`"${sign()}"`);
    call.mockReturnValue(new Promise(() => undefined));
    const retry = host.querySelector<HTMLButtonElement>('[role="tabpanel"] button')!;
    await user.click(retry);
    await drawn(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    expect(host.textContent).toContain(sample!.title);
  });
});
