import { expect, it } from 'vitest';
import { heatBins } from '#src/features/download/phone-drawing.tsx';
import { storesFor } from '#src/parts/app-stores.ts';

it('the ways to get the app begin with the one for this device, then those of its kind', () => {
  expect(storesFor(undefined)).toEqual(['appStore', 'googlePlay', 'androidPackage']);
  expect(storesFor('appStore')).toEqual(['appStore', 'googlePlay', 'androidPackage']);
  expect(storesFor('googlePlay')).toEqual(['googlePlay', 'androidPackage', 'appStore']);
  expect(storesFor('androidPackage')).toEqual(['androidPackage', 'googlePlay', 'appStore']);
});

it('draws the same hall every time, all of its cells once', () => {
  const bins = heatBins();
  expect(bins).toEqual(heatBins());
  expect(bins.map(({ d }) => d.split('M').length - 1).reduce((sum, count) => sum + count)).toBe(14 * 26);
  // Few stand still, and the ramp has eight colours.
  expect(bins.find(({ bin }) => bin === 'offline')?.d.split('M')).toHaveLength(1 + 5);
  expect(bins.map(({ bin }) => String(bin)).toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'offline']);
  const places = bins.flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  expect(new Set(places).size).toBe(14 * 26);
  expect(places).toContain(`${13 * 13} ${25 * 13}`);
});
