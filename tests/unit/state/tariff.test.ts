import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import * as z from 'zod/mini';

const opened = () => {
  const store = createStore();
  onTestFinished(store.sub(tariffAtom, () => undefined));
  return store.get(tariffAtom);
};
beforeEach(async () => {
  await Promise.all(['tariff', 'tools.asic2', 'tools.gpu2'].map(removeStored));
});

describe('the stored tariff', () => {
  it('is the fresh one on a first visit, and stores nothing', () => {
    expect(opened()).toEqual(freshTariff);
    expect(readStored('tariff', z.unknown())).toBeUndefined();
  });

  it('takes over what the ASIC calculator kept, else the GPU calculator, once', () => {
    void writeStored('tools.gpu2', { cny: '0.45', usd: '0.1' });
    expect(opened()).toEqual({ ...freshTariff, flat: '0.1', flatIn: 'USD' });
    void removeStored('tariff');
    void writeStored('tools.asic2', { cny: '0.45', usd: '0.06', tariff: 'hours', tariffIn: 'USD', weekday: '0.1,0.2', dated: '498000:1' });
    const taken = { ...freshTariff, kind: 'hours', hoursIn: 'USD', weekday: '0.1,0.2', dated: '498000:1' };
    expect(opened()).toEqual(taken);
    void writeStored('tools.asic2', { count: '2' });
    expect(opened()).toEqual(taken);
  });

  it('does not take over prices whose currency was never settled', () => {
    void writeStored('tools.asic2', { cny: '0.5', tariff: 'hours', tariffSaid: 'EUR', weekday: '0.1' });
    expect(opened()).toEqual({ ...freshTariff, flat: '0.5', flatIn: 'CNY' });
  });
});
