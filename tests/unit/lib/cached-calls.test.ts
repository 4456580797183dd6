import { expect, it } from 'vitest';
import { callOf, rememberCall, sendCallsAgain } from '#src/lib/cached-calls.ts';

it('remembers as many calls as the worker keeps entries, and drops the one unused for longest', () => {
  for (let coinId = 0; coinId < 200; coinId += 1) rememberCall(`/k${coinId}`, { name: 'priceCurve', payload: { coinId } });
  rememberCall('/k0', { name: 'priceCurve', payload: { coinId: 0 } });
  rememberCall('/k200', { name: 'priceCurve', payload: { coinId: 200 } });
  expect(callOf('/k0')).toEqual({ name: 'priceCurve', payload: { coinId: 0 } });
  expect(callOf('/k1')).toBeUndefined();
  expect(callOf('/k2')).toBeDefined();
  expect(callOf('/never-made')).toBeUndefined();
});

it('sends every request again, one a task, whatever becomes of each', async () => {
  const sent: string[] = [];
  const again = (name: string, outcome: Promise<unknown>) => () => {
    sent.push(name);
    return outcome;
  };
  rememberCall('/first', { name: 'tips', payload: {}, sendAgain: again('first', Promise.reject(new Error('refused'))) });
  rememberCall('/second', { name: 'tips', payload: {}, sendAgain: again('second', Promise.resolve()) });
  const done = sendCallsAgain();
  expect(sent).toEqual(['first']);
  await done;
  expect(sent).toEqual(['first', 'second']);
});
