import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OwnMachinesLine, OwnMachinesNote } from '#src/features/tools/own-machines.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { kioskSettingsAtom } from '#src/parts/kiosk/kiosk-settings.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { fleetAtom } from '#src/state/fleet.ts';
import { makeStore } from '#src/state/store.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { btc } from './asic-stage.tsx';
import { fleetOf, s19j } from './fleet/fleet-rows.ts';
import { openPart } from './open-panel.tsx';

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 12, 5) });
});

const night = Array.from({ length: 24 }, (_, hour) => (hour < 7 || hour >= 23 ? '0.35' : '0.62')).join(',');

function owner() {
  const store = makeStore();
  store.set(currencyAtom, 'CNY');
  store.set(fleetAtom, fleetOf([s19j]));
  store.set(tariffAtom, { ...freshTariff, kind: 'hours', hoursIn: 'CNY', weekday: night, weekend: night });
  return { store, answers: [[coinListQuery().queryKey, [btc]]] as const };
}

it('the home page says what the fleet leaves today and what is switched next, and leads to it', async () => {
  await openPart(OwnMachinesNote, owner());
  // 40 × 29.4 × 8 / 24 less 122 kW × 8 h × 0.35.
  expect(the('a').textContent).toBe('My machines today¥50.40on at 23:00 (in 10 h 55 min)');
  expect(the('a').getAttribute('href')).toBe('/tools?type=3&part=fleet');
});

it('a kiosk says the same in a line, whose amount its discreet mode hides', async () => {
  const { store, answers } = owner();
  const { container } = await openPart(OwnMachinesLine, { store, answers });
  expect(container.textContent).toBe('My machines today ¥50.40 · on at 23:00 (in 10 h 55 min)');
  await act(async () => store.set(kioskSettingsAtom, (before) => ({ ...before, isDiscreet: true })));
  expect(container.textContent).toBe('My machines today •••• · on at 23:00 (in 10 h 55 min)');
});
