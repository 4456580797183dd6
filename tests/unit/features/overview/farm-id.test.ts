import { describe, expect, it } from 'vitest';
import { farmKey, plainName } from '#src/features/overview/farm-id.ts';
import { farmOfSearch } from '#src/features/overview/farm-search.ts';
import { address } from './samples.ts';

describe('the farm of a query', () => {
  it.each([
    [
      { addr: address, coinType: 'ETC' },
      { coin: 'ETC', address },
    ],
    [
      { addr: ` ${address} `, coinType: 'eth' },
      { coin: 'ETH', address },
    ],
    [{ addr: address.toLowerCase() }, { coin: 'ETC', address: address.toLowerCase() }],
    [
      { addr: address, coinType: '' },
      { coin: 'ETC', address },
    ],
    [
      { addr: `+${address} `, coinType: 'ETC' },
      { coin: 'ETC', address },
    ],
    [
      { addr: address.replace('0x', '0X'), coinType: 'ETC' },
      { coin: 'ETC', address },
    ],
  ])('%j is %j', (search, farm) => expect(farmOfSearch(search)).toEqual(farm));

  it.each([
    {},
    { addr: address, coinType: 'KAS' },
    { addr: address, coinType: '17' },
    { addr: '' },
    { addr: address.slice(0, -1) },
    { addr: address.replace('D', 'd') },
    { addr: '<script>' },
  ])('%j is none', (search) => expect(farmOfSearch(search)).toBeUndefined());
});

describe('a farm', () => {
  it('is the same whatever the case of its address, and another with another coin', () => {
    expect(farmKey({ coin: 'ETC', address })).toBe(farmKey({ coin: 'ETC', address: address.toLowerCase() }));
    expect(farmKey({ coin: 'ETC', address })).not.toBe(farmKey({ coin: 'ETH', address }));
  });

  it('is called by coin and address until it has a name', () => {
    expect(plainName({ coin: 'ETC', address })).toBe('ETC 0xcB60…4915');
  });

  it('is told apart from an address of another coin', () => {
    expect(farmOfSearch({ coinType: 'ETC', addr: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' })).toBeUndefined();
    expect(farmOfSearch({ coinType: 'ETC', addr: address })).toEqual({ coin: 'ETC', address });
  });
});
