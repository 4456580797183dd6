import { expect, it } from 'vitest';
import { oldestOf } from '#src/features/calculator/provenance.model.ts';

it('is as old as the oldest figure and simulated when one is', () => {
  const fresh = { madeAt: 2_000, isStored: false, isSimulated: false };
  const old = { madeAt: 1_000, isStored: true, isSimulated: true };
  expect(oldestOf([fresh, undefined, old])).toEqual(old);
  expect(oldestOf([fresh, undefined])).toEqual(fresh);
});
