import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverviewPage } from '#src/features/overview/overview-page.tsx';
import { useFarmKioskPages } from '#src/features/overview/farm-kiosk-pages.tsx';
import { watchedFarmsAtom } from '#src/features/overview/watcher/watcher.atoms.ts';
import { watcherLinksAtom } from '#src/parts/watcher-links.ts';
import { WatcherDialog } from '#src/features/overview/watcher/watcher-dialog.tsx';
import { removeStored } from '#src/lib/storage.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { answer, down, envelope, type Sent } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { user } from '#tests/unit/user.ts';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { id } from './farm-stage.tsx';
import { madeAt, sampleFarm } from './samples.ts';

const code = 'Zk3v9QmT1xRcW7pLb2NfSg';
const key = 'q3T7vYx0Jr5mWc8Kp1ZbNf6Hs2LdGa9Eu4RtQyXwVoM';
const link = { name: 'Night shift', coin: 'ETC', showsMoney: false, endsTime: madeAt / 1000 + 86_400 };
const hidden = { ...sampleFarm({ unpaid: null, incomeToday: null, payouts: undefined }) };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const each of ['watcher-links', 'watched-farms']) void removeStored(each);
});

/** What the pool answers to the code: the farm, a refusal, or nothing at all. */
const pool = (farm: unknown, refusal?: { code: string; message: string }) => (sent: Sent) => {
  if (sent.path.includes('/pool/')) return answer({ headers: { date: '' } });
  if (farm === 'down') return down();
  return answer({ body: envelope(farm, refusal), headers: { date: new Date(madeAt).toUTCString(), 'x-pool-data': 'simulated' } });
};
const openLink = (api: ReturnType<typeof pool>, store = makeStore()) =>
  renderApp(<OverviewPage search={{ watch: code }} farm={undefined} />, {
    namespaces: ['overview'],
    api,
    store,
    paths: ['/overview', '/help', '/rack-card', '/about-us'],
  });

describe('a farm that is only looked at', () => {
  it('has its figures, workers and plan, and nothing to change or to take along', async () => {
    const { sent } = await openLink(pool({ ...link, farm: hidden }));
    expect(await screen.findByRole('heading', { name: 'Night shift' })).toBeTruthy();
    await drawn(() => expect(screen.getByRole('region', { name: 'Plan of places' })).toBeTruthy());
    expect(document.body.textContent).toContain('without amounts');
    expect(document.body.textContent).not.toContain('Unpaid');
    for (const name of ['Copy address', 'Save this farm', 'Save as CSV', 'View-only link'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(sent.some(({ path }) => path.includes('share/login'))).toBe(false);
  });

  it('is there without a network as it was, until its link has ended', async () => {
    const store = makeStore();
    const first = await openLink(pool({ ...link, farm: hidden }), store);
    await drawn(() => expect(Object.keys(store.get(watchedFarmsAtom))).toEqual([code]));
    first.unmount();
    const second = await openLink(pool('down'), store);
    expect(await screen.findByRole('heading', { name: 'Night shift' })).toBeTruthy();
    second.unmount();
    await openLink(pool(null, { code: '410', message: 'This link has ended.' }), store);
    expect(await screen.findByText('This link has ended')).toBeTruthy();
    await drawn(() => expect(store.get(watchedFarmsAtom)).toEqual({}));
  });

  it('is a page of a kiosk, under its own name and with the way to itself', async () => {
    const Pages = () => {
      const { pages, isAlone } = useFarmKioskPages({ addr: '', coinType: '', watch: code });
      return pages.map(({ key: each, title, path, isNote }) => (
        <p key={each}>{`${title} ${path}${isAlone ? ', alone' : ''}${isNote ? ', a note' : ''}`}</p>
      ));
    };
    const first = await renderApp(<Pages />, { namespaces: ['overview', 'kiosk'], api: pool({ ...link, farm: hidden }) });
    expect(await screen.findByText(`Night shift /overview?watch=${code}, alone`)).toBeTruthy();
    first.unmount();
    // Nothing is waited for once it has ended.
    await renderApp(<Pages />, { namespaces: ['overview', 'kiosk'], api: pool(null, { code: '410', message: 'This link has ended.' }) });
    expect(await screen.findByText(`A farm /overview?watch=${code}, alone, a note`)).toBeTruthy();
  });
});

it('a link is made with the farm’s token, listed on this device, and ended', async () => {
  const store = makeStore();
  const api = (sent: Sent) => {
    const data = sent.path.includes('share/login')
      ? { token: 'secret', accName: 'etc-1', algorithmType: 'Etchash' }
      : sent.path.endsWith('/make')
        ? { code, key, endsTime: madeAt / 1000 + 86_400 * 20_000 }
        : null;
    return answer({ body: envelope(data) });
  };
  const { sent } = await renderApp(<WatcherDialog id={id} isOpen onClose={() => undefined} />, { namespaces: ['overview'], api, store });
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Night shift');
  await user.selectOptions(dialog.getByRole('combobox'), '7');
  await user.click(dialog.getByRole('button', { name: 'Make the link' }));
  const list = await dialog.findByRole('list', { name: 'Links made on this device' });
  expect(list.textContent).toMatch(/Night shift.*without amounts/);
  const made = sent.find(({ path }) => path.endsWith('/make'))!;
  expect(JSON.parse(made.body ?? '')).toEqual({ accName: 'etc-1', algorithmType: 'Etchash', name: 'Night shift', showsMoney: 0, days: 7 });
  expect(made.headers.get('authorization')).toBe('secret');
  await user.click(within(list).getByRole('button', { name: 'End it' }));
  await drawn(() => expect(store.get(watcherLinksAtom)).toEqual([]));
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ key });
});

it('a link that was ended on another device leaves the list; one that is open, or of which nothing is known, stays', async () => {
  const codes = { open: code, ended: `${code.slice(1)}E`, unknown: `${code.slice(1)}U` };
  const store = makeStore();
  const made = { farm: farmKey(id), name: '', showsMoney: false, endsAtMs: Date.now() + 86_400_000 };
  store.set(
    watcherLinksAtom,
    Object.entries(codes).map(([name, of], index) => ({ ...made, code: of, key: `${index}${key.slice(1)}`, name })),
  );
  const api = ({ body }: Sent) => {
    const { code: asked } = JSON.parse(body ?? '') as { code: string };
    if (asked === codes.unknown) return down();
    return answer({
      body: asked === codes.ended ? envelope(null, { code: '410', message: 'Over.' }) : envelope({ ...link, farm: hidden }),
    });
  };
  await renderApp(<WatcherDialog id={id} isOpen onClose={() => undefined} />, { namespaces: ['overview'], api, store });
  await drawn(() => expect(store.get(watcherLinksAtom).map(({ name }) => name)).toEqual(['open', 'unknown']));
});
