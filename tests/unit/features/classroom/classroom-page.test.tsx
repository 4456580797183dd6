import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { ClassroomPage } from '#src/features/classroom/classroom-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import fixture from '../../../fixtures/api/classList.json';
import { drawn } from '#tests/unit/drawn.ts';
import { openPage } from '#tests/unit/open-page.ts';
import { pageStage } from '#tests/unit/page-stage.tsx';

const [sample] = fixture.data as ClassVideo[];
const key = apiQueryKey('classList', {});
const answer = (data: readonly ClassVideo[]) => ({ data, madeAt: Date.now(), isCached: false, isSimulated: false });

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['classroom']);
  return pageStage({ Content: ClassroomPage, i18n });
}

afterEach(() => void vi.restoreAllMocks());

describe('the mining class', () => {
  it('stands without a response: tabs and cards of their final size, no figure', async () => {
    const html = renderToString((await stage()).page);
    expect(html).toContain('Overclocking parameters');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('<img');
  });

  it('shows the classes of the chosen subject, and promises no video: no length, no captions, no button', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer([sample!, { ...sample!, id: 'gpu-1', category: 'gpu', title: 'Boot a rig' }]));
    const host = await openPage(page);
    const panel = host.querySelector('[role="tabpanel"]')!;
    expect(panel.textContent).toContain(sample!.title);
    expect(panel.textContent).not.toMatch(/Captions|\d:\d\d/);
    expect(panel.querySelector('button, time')).toBeNull();
    await act(async () => host.querySelectorAll<HTMLButtonElement>('[role="tab"]')[1]?.click());
    expect(panel.textContent).toContain('Boot a rig');
    expect(panel.textContent).toContain('Example figures');
  });

  it('says when a subject has no class', async () => {
    const { client, page } = await stage();
    client.setQueryData(key, answer([]));
    expect((await openPage(page)).textContent).toContain('No lesson on this subject yet');
  });

  it('says why there is no list, and requests again when told to', async () => {
    const call = vi.spyOn(http, 'call').mockRejectedValue(new AppError('offline'));
    const host = await openPage((await stage()).page);
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('No connection and no saved copy yet'));
    await act(async () => host.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps the saved list when it cannot be refreshed', async () => {
    vi.spyOn(http, 'call').mockRejectedValue(new AppError('timeout'));
    const { client, page } = await stage();
    client.setQueryData(key, answer([sample!]));
    const host = await openPage(page);
    await act(async () => client.refetchQueries({ queryKey: key }));
    await drawn(() => expect(host.textContent).toContain('Below is the list as last saved.'));
    expect(host.textContent).toContain(sample!.title);
  });
});
