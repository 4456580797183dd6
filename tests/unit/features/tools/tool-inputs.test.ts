import { createStore } from 'jotai';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseSearch } from '#src/app/parse-search.ts';
import { anyText, toolFields, toolLink } from '#src/features/tools/tool-inputs.ts';
import { dayField, numberField } from '#src/lib/link-codec.ts';
import { writeStored } from '#src/lib/storage.ts';

const initial = { coin: 'BTC', hashrate: '200', price: '', day: '' };
const fields = toolFields({
  type: 3,
  key: 'tools.dag',
  fields: {
    coin: anyText('BTC'),
    hashrate: numberField({ integers: 8, decimals: 4, empty: '' }, '200'),
    price: numberField({ integers: 12, decimals: 8, empty: '' }),
    day: dayField(),
  },
});
/** Of a link, as the router reads it. */
const linked = (query: string) => fields.read(parseSearch(query)).inputs;

describe('the link of a tool', () => {
  it('holds every input, and gives them back', () => {
    const inputs = { coin: 'LTC', hashrate: '9.5', price: '', day: '2027-02-28' };
    const link = new URL(toolLink(fields, inputs, 'https://pool.example'));
    expect(link.href).toBe('https://pool.example/tools?type=3&coin=LTC&hashrate=9.5&day=2027-02-28');
    expect(fields.read(Object.fromEntries(link.searchParams)).inputs).toEqual(inputs);
  });

  it('says what stands as it starts too, for the other device may hold inputs of its own', () => {
    expect(toolLink(fields, initial, 'https://pool.example')).toBe('https://pool.example/tools?type=3&coin=BTC&hashrate=200');
    expect(fields.read({ day: '' }).inputs).toEqual(initial);
  });

  it('says an input that was cleared', () => {
    const link = new URL(toolLink(fields, { ...initial, hashrate: '' }, 'https://pool.example'));
    expect(fields.read(Object.fromEntries(link.searchParams)).inputs?.hashrate).toBe('');
  });

  it('takes numbers as the router reads them and leaves out what is none of the inputs', () => {
    expect(fields.read({ type: 3, q: 1, hashrate: 0.5, other: 'x' }).inputs).toEqual({ ...initial, hashrate: '0.5' });
  });

  it.each([
    ['hashrate=1,200.5', { hashrate: '1200.5' }],
    ['hashrate=007', { hashrate: '7' }],
    ['hashrate=', { hashrate: '' }],
    ['price=0.00000042', { price: '0.00000042' }],
    ['hashrate=abc&price=1', { price: '1' }],
    ['hashrate=1e999&price=1', { price: '1' }],
    ['hashrate=-3&price=Infinity', {}],
    ['hashrate=0.12345', {}],
    ['price=0.000000421', {}],
    ['day=2028-02-29', { day: '2028-02-29' }],
    ['day=hello', {}],
    ['day=2027-02-30', {}],
  ])('is read as what is typed is, and what cannot be read stays as it starts: %s', (query, changes) => {
    expect(linked(`?coin=BTC&${query}`)).toEqual({ ...initial, ...changes });
  });

  it('never throws', () => {
    const odd = encodeURIComponent('{"toString":1}');
    expect(linked(`?coin=${odd}&hashrate=${odd}&price=[1]&day=null`)).toBeUndefined();
  });

  it('is no link without an input that can be read, with a list for one, or with a text that is too long', () => {
    expect(fields.read({ type: 3 }).inputs).toBeUndefined();
    expect(fields.read({ coin: ['BTC'], hashrate: 'abc' }).inputs).toBeUndefined();
    expect(fields.read({ coin: 'x'.repeat(801) }).inputs).toBeUndefined();
    expect(fields.read({ coin: 'x'.repeat(800) }).inputs?.coin).toHaveLength(800);
  });
});

describe('the stored inputs of a tool', () => {
  it('are read as those of a link', () => {
    void writeStored('tools.dag', { coin: 'LTC', hashrate: 'abc', price: 'Infinity', day: 'hello' });
    const store = createStore();
    onTestFinished(store.sub(fields.atom, () => undefined));
    expect(store.get(fields.atom)).toEqual({ ...initial, coin: 'LTC' });
  });

  it('of an older version keep what they hold; what they lack is as it starts', () => {
    void writeStored('tools.dag', { coin: 'LTC', hashrate: '9', gone: 'x' });
    const store = createStore();
    onTestFinished(store.sub(fields.atom, () => undefined));
    expect(store.get(fields.atom)).toEqual({ ...initial, coin: 'LTC', hashrate: '9' });
  });
});
