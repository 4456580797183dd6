import '#src/features/tools/asic/tariff-import.tsx';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshTariff, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { TariffFields } from '#src/features/tools/asic/tariff-fields.tsx';
import { planFile } from '#src/features/tools/fleet/plan-file.ts';
import { openedPricesAtom } from '#src/state/opened-file.ts';
import { makeStore } from '#src/state/store.ts';
import { noRules } from '#src/state/fleet.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { renderApp } from '#tests/unit/render-app.tsx';
import { pressButton, type } from './asic-stage.tsx';

const scrolled = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12, 5) });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});
afterEach(() => scrolled.mockClear());

function Fields({ kind }: Pick<OwnTariff, 'kind'>) {
  const [tariff, change] = useState<OwnTariff>({ ...freshTariff, kind });
  return <TariffFields place={{ tariff, shown: 'CNY', cnyPerUsd: 7, income: undefined }} onChange={change} />;
}

const openFields = async (kind: OwnTariff['kind'] = 'flat') => {
  const store = makeStore();
  const stage = await renderApp(<Fields kind={kind} />, { namespaces: ['tools', 'electricity'], store });
  const open = (text: string, name = 'prices.txt') =>
    act(async () => store.set(openedPricesAtom, { getFile: async () => new File([text], name) }));
  return { ...stage, store, open };
};

const text = '08:00-22:00 0.95\n22:00-08:00 0.35\n';
const preview = () => document.querySelector('[aria-label="Prices as they were read"]')?.textContent;
const alert = () => document.querySelector('[role=alert]')?.textContent;
const area = () => document.querySelector('textarea');

it('reads a file that the system opened, also beside one price, and takes it only when it is said', async () => {
  const { open, store, unmount } = await openFields();
  expect(area()).toBeNull();
  await open(text);
  await drawn(() => expect(preview()).toContain('22–08 0.35 · 08–22 0.95'));
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(area()?.closest('[role=group]'));
  const chosen = () => document.querySelector('[role=radio][aria-checked=true]')?.textContent;
  expect(chosen()).toBe('One price');
  await pressButton('Use these prices');
  await drawn(() => expect(chosen()).toBe('By the hour'));
  unmount();
  // Another visit of the page asks nothing.
  expect(store.get(openedPricesAtom)).toBeUndefined();
});

it('leaves what is typed as it is', async () => {
  const { open } = await openFields('hours');
  await drawn(() => expect(area()).not.toBeNull());
  await type('Paste a bill or a price list', '00:00-12:00 0.4');
  await open(text);
  await drawn(() => expect(preview()).toContain('22–08 0.35 · 08–22 0.95'));
  expect(area()?.value).toBe('00:00-12:00 0.4');
});

it('reads the running hours that this site saves', async () => {
  const { open } = await openFields();
  const startOf = (hour: number) => new Date(2026, 10, 25, hour).getTime();
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    startsAtMs: startOf(hour),
    endsAtMs: startOf(hour + 1),
    perKwh: hour < 8 ? 0.35 : 0.95,
    isRunning: hour < 8,
  }));
  const line = { name: 'rig', machines: { count: 1, powerW: 3000 }, breakEven: 0.5, days: [{ hours }] };
  const plan = { lines: [line] as never, rules: noRules, shown: { currency: 'CNY', cnyPerUsd: 7 } as const, isSimulated: false };
  await open(JSON.stringify(planFile({ ...plan, nowMs: Date.now() })), 'plan.json');
  await drawn(() => expect(preview()).toContain('00–08 0.35 · 08–00 0.95'));
});

it('says of a file without prices, and of one that is gone, what it says of one that was chosen', async () => {
  const { open, store } = await openFields();
  await open('{"rigs": [1, 2]}', 'rigs.json');
  await drawn(() => expect(alert()).toContain('No whole day of prices found.'));
  await act(async () => store.set(openedPricesAtom, { getFile: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }));
  await drawn(() => expect(alert()).toContain('This file could not be read. Choose it again, or paste its text.'));
});
