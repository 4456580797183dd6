import { describe, expect, it, vi } from 'vitest';
import { type SavedFarm, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { createI18n } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { Route } from '#src/routes/_shell/overview.tsx';
import { makeStore } from '#src/state/store.ts';

const addr = '0xcB60a7D502962A206e698025C2545219E6f34915';

/** What the route requests and names before its page is drawn. */
async function load(deps: { addr?: string; coinType?: string }, saved: readonly SavedFarm[] = []) {
  const prefetch = vi.fn();
  const store = makeStore();
  store.set(savedFarmsAtom, [...saved]);
  const context = { i18n: await createI18n('en'), store, prefetch };
  const { loader } = Route.options;
  if (typeof loader !== 'function') throw new TypeError('no loader');
  const loaded = await loader({ context, deps } as never);
  return { loaded, keys: prefetch.mock.calls.map(([query]) => query.queryKey) };
}

describe('the route of a farm', () => {
  it('requests the farm of its address and the prices before the page is drawn, and names it', async () => {
    const { loaded, keys } = await load({ addr, coinType: 'ETC' });
    expect(keys).toEqual([['farm', `etc-${addr.toLowerCase()}`], coinListQuery().queryKey]);
    expect(loaded).toEqual({ farm: { coin: 'ETC', address: addr }, thingName: expect.stringContaining('ETC') });
  });

  it('names it as the visitor does, and by its address where it has no name', async () => {
    const hall = { coin: 'ETC', address: addr, name: 'North hall' } as const;
    expect((await load({ addr, coinType: 'ETC' }, [hall])).loaded).toMatchObject({ thingName: 'North hall' });
    expect((await load({ addr, coinType: 'ETC' }, [{ ...hall, name: '' }])).loaded).toMatchObject({ thingName: 'ETC 0xcB60…4915' });
    expect((await load({ addr, coinType: 'ETH' }, [hall])).loaded).toMatchObject({ thingName: 'ETH 0xcB60…4915' });
  });

  it('leaves the address bar as it is: a number of the query stays a number', () => {
    const { validateSearch } = Route.options;
    if (!validateSearch || !('parse' in validateSearch)) throw new TypeError('no schema');
    expect(validateSearch.parse({ addr: ` ${addr} `, coinType: 17 })).toEqual({ addr: ` ${addr} `, coinType: 17 });
  });

  it('requests nothing for a wrong address, and without one', async () => {
    expect(await load({ addr: '0x12' })).toEqual({ loaded: {}, keys: [] });
    expect(await load({})).toEqual({ loaded: {}, keys: [] });
  });
});
