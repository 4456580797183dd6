import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClassVideo } from '#src/contracts/content.ts';
import { ClassroomPage } from '#src/features/classroom/classroom-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import { makeStore } from '#src/state/store.ts';
import fixture from '../../../fixtures/api/classList.json';
import { drawn } from '#tests/unit/drawn.ts';

const [sample] = fixture.data as ClassVideo[];
const key = apiQueryKey('classList', {});
const answer = (data: readonly ClassVideo[]) => ({ data, madeAt: Date.now(), isCached: false, isSimulated: false });

async function stage() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['classroom']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const page = (
    <Provider store={makeStore()}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <ClassroomPage />
        </QueryClientProvider>
      </I18nextProvider>
    </Provider>
  );
  return { client, page };
}

const unmounts: (() => void)[] = [];
async function open(page: React.ReactNode): Promise<HTMLElement> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmounts.push(() => act(() => root.unmount()));
  await act(async () => root.render(page));
  return host;
}
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

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
    const host = await open(page);
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
    expect((await open(page)).textContent).toContain('No lesson on this subject yet');
  });

  it('says why there is no list, and requests again when told to', async () => {
    const call = vi.spyOn(http, 'call').mockRejectedValue(new AppError('offline'));
    const host = await open((await stage()).page);
    await drawn(() => expect(host.querySelector('[role="alert"]')?.textContent).toContain('No connection and no saved copy yet'));
    await act(async () => host.querySelector<HTMLButtonElement>('[role="alert"] button')?.click());
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('keeps the saved list when it cannot be refreshed', async () => {
    vi.spyOn(http, 'call').mockRejectedValue(new AppError('timeout'));
    const { client, page } = await stage();
    client.setQueryData(key, answer([sample!]));
    const host = await open(page);
    await act(async () => client.refetchQueries({ queryKey: key }));
    await drawn(() => expect(host.textContent).toContain('Below is the list as last saved.'));
    expect(host.textContent).toContain(sample!.title);
  });
});
