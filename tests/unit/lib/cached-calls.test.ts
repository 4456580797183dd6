import { expect, it } from 'vitest';
import { callOf, rememberCall } from '#src/lib/cached-calls.ts';

it('remembers as many calls as the worker keeps entries, and drops the one unused for longest (R21)', () => {
  for (let coinId = 0; coinId < 200; coinId += 1) rememberCall(`/k${coinId}`, { name: 'priceCurve', payload: { coinId } });
  rememberCall('/k0', { name: 'priceCurve', payload: { coinId: 0 } });
  rememberCall('/k200', { name: 'priceCurve', payload: { coinId: 200 } });
  expect(callOf('/k0')).toEqual({ name: 'priceCurve', payload: { coinId: 0 } });
  expect(callOf('/k1')).toBeUndefined();
  expect(callOf('/k2')).toBeDefined();
  expect(callOf('/never-made')).toBeUndefined();
});
