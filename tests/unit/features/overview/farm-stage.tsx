import { QueryClient } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { act } from 'react';
import { vi, expect } from 'vitest';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { farmOfSearch, type FarmSearch } from '#src/features/overview/farm-search.ts';
import { snapshotsAtom, type FarmSnapshot, type SavedFarm, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { OverviewPage } from '#src/features/overview/overview-page.tsx';
import { coinBySymbol } from '#src/domain/coins.ts';
import { removeStored } from '#src/lib/storage.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';
import { answer, down, envelope, type Sent, silence } from '#tests/unit/lib/fake-fetch.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { poolCoin } from '#tests/unit/features/pool-coin.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { address, madeAt, other } from './samples.ts';
import { enter } from '#tests/unit/user.ts';

export const id = { coin: 'ETC', address } as const;
export const search: FarmSearch = { addr: address, coinType: 'ETC' };
const bareList = ['ETC', 'ETH'].map((symbol) =>
  poolCoin({ coinType: coinBySymbol(symbol)!.id, priceUsa: null, dayIncomeMoney: null, minPayPrice: null }),
);
const token = { token: 'secret-token', accName: 'etc-1', algorithmType: 'Etchash' };

interface Pool {
  /** `data.data` of account/detail, or undefined for a dead line. */
  detail?: unknown;
  /** `data` of account/events; without it the farm is not observed. */
  events?: unknown;
  /** The pool's coin list; without it one that states when the pool pays, and neither prices nor least amounts. */
  list?: readonly PoolCoin[];
  /** The pool's refusal of the token request. */
  refusal?: { code: string; message: string };
  /** When the pool says it is. */
  at?: number;
  isSilent?: boolean;
}

interface Stage extends Pool {
  search?: FarmSearch;
  saved?: FarmSnapshot;
  /** A second farm, kept beside that one. */
  savedToo?: FarmSnapshot;
  /** What is kept here in place of these. */
  farms?: readonly SavedFarm[];
  /** What else is kept. */
  keep?: (store: Store) => void;
}

/** The page of a farm, or of the farms that are kept, as it is once the pool has responded. `pool` says how it goes on responding. */
export async function open({ search: query = search, saved, savedToo, farms, keep, ...pool }: Stage) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const key of ['farms', 'farm-copies', 'farm-events', 'fleet', 'tariff']) void removeStored(key);
  const api = (request: Sent) => {
    const { list = bareList, refusal, detail, at = madeAt, isSilent } = pool;
    if (isSilent) return silence(request);
    if (request.path.includes('/pool/')) {
      return answer({ body: envelope(list), headers: { date: '' } });
    }
    if (refusal) return answer({ body: envelope(null, refusal) });
    if (detail === undefined) return down();
    if (request.path.endsWith('/events'))
      return answer({ body: envelope(pool.events ?? { since: null, events: [] }), headers: { date: '' } });
    return answer({
      body: envelope(request.path.endsWith('/eth') ? token : { data: detail }),
      headers: { date: new Date(at).toUTCString(), 'x-pool-data': 'simulated' },
    });
  };
  const store: Store = makeStore();
  store.set(currencyAtom, 'CNY');
  if (saved) {
    store.set(savedFarmsAtom, [{ ...id, name: 'North hall' }]);
    store.set(snapshotsAtom, { [farmKey(id)]: saved });
  }
  if (savedToo) {
    const second = { coin: 'ETC', address: other, name: 'South hall' } as const;
    store.set(savedFarmsAtom, [...store.get(savedFarmsAtom), second]);
    store.set(snapshotsAtom, { ...store.get(snapshotsAtom), [farmKey(second)]: savedToo });
  }
  if (farms) store.set(savedFarmsAtom, [...farms]);
  keep?.(store);
  const searchAtom = atom(query);
  const Content = () => {
    const shown = useAtomValue(searchAtom);
    return <OverviewPage search={shown} farm={farmOfSearch(shown)} />;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const page = await renderApp(<Content />, { namespaces: ['overview'], api, store, client, paths: ['/overview'] });
  const isLoaded = async () => {
    await drawn(() => expect(client.isFetching()).toBe(0));
    // The query library tells its readers in a task of its own.
    await settled(1);
  };
  // Its view comes later than the page.
  await act(() => vi.dynamicImportSettled());
  if (!pool.isSilent) await isLoaded();
  return {
    ...page,
    pool,
    isLoaded,
    text: () => document.body.textContent,
    show: (next: FarmSearch) => act(async () => store.set(searchAtom, next)),
  };
}

export const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)!;
/** The one dialog that is open. */
export const dialog = () => the('dialog[open]');
export const type = (input: HTMLInputElement, text: string) => enter(input, text);
