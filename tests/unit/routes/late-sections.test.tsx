import { type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { act, type FunctionComponent, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstInfoIds } from '#src/domain/chain-ids.ts';
import { makeQueryClient } from '#src/app/query-client.ts';
import { MiningAddresses } from '#src/features/addresses/mining-addresses.tsx';
import { AffiliateBand } from '#src/features/affiliate/affiliate-band.tsx';
import { calculatorInputsAtom } from '#src/parts/calculator-inputs.ts';
import { OsSection } from '#src/features/landing/os-section.tsx';
import { PhoneBox } from '#src/features/landing/phone-box.tsx';
import { RigSection } from '#src/features/landing/rig-section.tsx';
import { ToolsSection } from '#src/features/landing/tools-section.tsx';
import { VideoHero } from '#src/features/landing/video-hero.tsx';
import { coinInfoQuery } from '#src/features/pool/pool.query.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { aiCurveQuery, coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { CalculatorSection } from '#src/routes/-calculator-section.tsx';
import { CoinSection } from '#src/routes/-coin-section.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { deviceClassAtom } from '#src/state/device.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { poolCoin } from '../features/pool-coin.ts';
import { poolCoinInfo } from '../features/pool/samples.ts';
import { fakeViewport } from '../lib/fake-viewport.ts';

const sections = {
  VideoHero,
  OsSection,
  RigSection,
  ToolsSection,
  AffiliateBand,
  CoinSection,
  MiningAddresses,
  CalculatorSection,
  PhoneBox,
};

let i18n: I18n;

beforeEach(async () => {
  fakeViewport();
  // React writes no `muted` into HTML and then misses it there.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  sessionStorage.clear();
  i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections', 'addresses', 'calculator', 'vip', 'coin-row']);
});

/** A section on a page of its own, with somewhere for its links to lead; and the page's store and query cache. */
async function stage(Section: FunctionComponent) {
  const store = makeStore();
  const staged = await makeApp(<Section />, { i18n, store, client: makeQueryClient(store), paths: ['/', '/$'] });
  staged.router.ssr = { manifest: undefined };
  return staged;
}

/** Every response is in the cache, as when another section has requested it long ago. */
function fillCache(client: QueryClient): void {
  const response = <T,>(data: T) => ({ data, madeAt: Date.now() - 3_600_000, isSimulated: true, isCached: true });
  const set = (queryKey: readonly unknown[], data: unknown) => client.setQueryData(queryKey, response(data));
  set(
    coinListQuery().queryKey,
    [9, 1, 2, 3, 4, 17, 34].map((coinType) => poolCoin({ coinType })),
  );
  set(
    coinInfoQuery(firstInfoIds).queryKey,
    firstInfoIds.map((coinType) => poolCoinInfo({ coinType })),
  );
  set(networkCurveQuery(9).queryKey, []);
  set(aiCurveQuery().queryKey, []);
}

describe.each(Object.entries(sections))('%s, hydrated after everything else', (_, Section) => {
  it('is first what the build rendered, whatever the page knows of the pool and of its visitor by then', async () => {
    const built = await stage(Section);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(built.page);
    const { page, store, client } = await stage(Section);
    fillCache(client);
    store.set(currencyAtom, 'USD');
    store.set(calculatorInputsAtom, { coinId: 4, hashrate: '7', feePercent: '1' });
    store.set(deviceClassAtom, 'phone');
    store.set(connectionAtom, 'offline');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    await act(async () => {
      startTransition(() => {
        const root = hydrateRoot(container, page, { onRecoverableError });
        onTestFinished(() => act(async () => root.unmount()).then(() => container.remove()));
      });
    });
    expect(container.querySelector('section')).not.toBeNull();
    expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
  });
});
