import type { ComponentType, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AsicExample } from '#src/features/tools/asic-example.tsx';
import { AsicPanel } from '#src/features/tools/asic/asic-panel.tsx';
import { GpuExample } from '#src/features/tools/gpu-example.tsx';
import { loadNamespaces, createI18n } from '#src/i18n/setup.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore } from '#src/state/store.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { mount } from '#tests/unit/ui/mount.tsx';
import { answered, btc } from './asic-stage.tsx';
import { list, openGpuPanel, ranking } from './gpu/open-gpu-panel.tsx';
import { openPart } from './open-panel.tsx';

/** What an example gives to be drawn, as the page of now knows the pool. */
async function factsOf<Facts>(Example: ComponentType<{ draw: (facts: Facts) => ReactNode }>, records: unknown, isSimulated = false) {
  let facts: Facts | undefined;
  const draw = (drawnFacts: Facts) => {
    facts = drawnFacts;
    return '';
  };
  const Content = () => <Example draw={draw} />;
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['sections']);
  const store = makeStore();
  store.set(currencyAtom, 'CNY');
  const { page, client } = await makeApp(<Content />, { i18n, store });
  if (records !== undefined) client.setQueryData(coinListQuery().queryKey, { ...answered(records), isSimulated } as never);
  await mount(page);
  return () => facts;
}

describe('the example of the ASIC calculator', () => {
  it('says nothing before the pool does', async () => {
    const facts = await factsOf(AsicExample, undefined);
    await drawn(() => expect(facts()).toEqual({}));
  });

  it('says of the machine that the calculator starts with what that says, and how it goes with the price', async () => {
    const facts = await factsOf(AsicExample, [btc], true);
    // 200 × 0.294 = 58.80; 84 kWh at 0.45 = 37.80.
    await drawn(() => expect(facts()).toMatchObject({ net: '¥21.00', shutdown: '$27,000.00' }));
    expect(facts()?.machine).toBe('Daily net, Antminer S21 200T at ¥0.45 per kWh (Simulated data)');
    const nets = facts()?.nets ?? [];
    expect(nets).toHaveLength(20);
    expect(nets).toEqual(nets.toSorted((one, other) => one - other));
    expect(nets[0]).toBeCloseTo(58.8 * 0.3 - 37.8, 6);
    const store = makeStore();
    store.set(currencyAtom, 'CNY');
    const { container } = await openPart(() => <AsicPanel search={{}} />, { store, answers: [[coinListQuery().queryKey, [btc]]] });
    expect(container.textContent).toContain('¥21.00');
    expect(container.textContent).toContain('$27,000.00');
  });
});

describe('the example of the GPU calculator', () => {
  it('says of its rig what the ranking says, best first', async () => {
    const facts = await factsOf(GpuExample, list);
    await drawn(() => expect(facts()?.coins).toHaveLength(3));
    expect(facts()?.rig).toBe('Daily net, 6 × RTX 3070 at ¥0.45 per kWh');
    expect(facts()?.net).toBe(facts()?.coins?.[0]?.net);
    const store = makeStore();
    store.set(currencyAtom, 'CNY');
    await openGpuPanel({}, { store, answers: [[coinListQuery().queryKey, list]] });
    const rows = [...ranking().querySelectorAll('tbody tr')].slice(0, 3).map(({ textContent }) => textContent ?? '');
    facts()?.coins?.forEach(({ name, net }, index) => {
      expect(rows[index]).toContain(name);
      expect(rows[index]).toContain(net);
    });
  });
});
