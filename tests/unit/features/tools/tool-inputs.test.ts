import { describe, expect, it } from 'vitest';
import { linkedInputs, toolFields, toolLink } from '#src/features/tools/tool-inputs.ts';

const initial = { coin: 'BTC', hashrate: '200', price: '' };
const fields = toolFields(3, 'tools.test', initial);

describe('the link of a tool', () => {
  it('holds every input, and gives them back', () => {
    const inputs = { coin: 'LTC', hashrate: '9.5', price: '' };
    const link = new URL(toolLink(fields, inputs, 'https://pool.example'));
    expect(link.href).toBe('https://pool.example/tools?type=3&coin=LTC&hashrate=9.5');
    expect(linkedInputs(initial, Object.fromEntries(link.searchParams))).toEqual(inputs);
  });

  it('says an input that was cleared', () => {
    const link = new URL(toolLink(fields, { ...initial, hashrate: '' }, 'https://pool.example'));
    expect(linkedInputs(initial, Object.fromEntries(link.searchParams))?.hashrate).toBe('');
  });

  it('takes numbers as the router reads them and leaves out what is none of the inputs', () => {
    expect(linkedInputs(initial, { type: 3, q: 1, hashrate: 0.5, other: 'x' })).toEqual({ ...initial, hashrate: '0.5' });
  });

  it('is no link without an input, with a list for one, or with a text that is too long', () => {
    expect(linkedInputs(initial, { type: 3 })).toBeUndefined();
    expect(linkedInputs(initial, { coin: 'x'.repeat(801) })).toBeUndefined();
  });
});
