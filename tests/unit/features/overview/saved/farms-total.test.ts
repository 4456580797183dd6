import { describe, expect, it } from 'vitest';
import { farmKey } from '#src/features/overview/farm-id.ts';
import type { SavedFarm } from '#src/features/overview/farms.atoms.ts';
import { farmsTotal, hasMixedAges } from '#src/features/overview/saved/farms-total.tsx';
import { address, snapshotOf, madeAt, other, sampleFarm } from '../samples.ts';

const first: SavedFarm = { coin: 'ETC', address, name: 'Hall' };
const second: SavedFarm = { coin: 'ETC', address: other, name: '' };
const ended: SavedFarm = { coin: 'ETH', address, name: '' };
const bitcoin: SavedFarm = { coin: 'BTC', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', name: '' };
const old = madeAt - 10 * 60_000;

describe('the total', () => {
  it('adds up what is known, across units, and counts what is not', () => {
    const snapshots = {
      [farmKey(first)]: snapshotOf(),
      [farmKey(second)]: snapshotOf(sampleFarm({ hashrate: 1, hashrate24h: 2, hashrateUnit: 'GH/s', unpaid: 0.5 }), {
        madeAt: old,
        isSimulated: false,
      }),
    };
    const total = farmsTotal([first, second, ended], snapshots);
    expect(total).toMatchObject({
      hashrates: [{ hashrate: { value: '42.26', unit: 'GH/s' }, hashrate24h: { value: '53.96', unit: 'GH/s' } }],
      unpaid: [{ coin: 'ETC', amount: 2.84 }],
      isSimulated: true,
      missing: 1,
      oldestMs: old,
      newestMs: madeAt,
    });
    expect(total && hasMixedAges(total)).toBe(true);
  });

  it('of responses of one refresh has one age', () => {
    const snapshots = { [farmKey(first)]: snapshotOf(), [farmKey(second)]: snapshotOf(undefined, { madeAt: madeAt - 60_000 }) };
    const total = farmsTotal([first, second], snapshots);
    expect(total && hasMixedAges(total)).toBe(false);
    expect(total).toMatchObject({ workers: { byState: { active: 5, inactive: 1 } }, missing: 0 });
    // Of three minutes at most.
    expect(total && hasMixedAges({ ...total, oldestMs: total.newestMs - 180_000 })).toBe(false);
    expect(total && hasMixedAges({ ...total, oldestMs: total.newestMs - 180_001 })).toBe(true);
  });

  it('counts a farm without hashrate as nothing, and does not invent a balance for it', () => {
    const total = farmsTotal([ended], { [farmKey(ended)]: snapshotOf(null) });
    expect(total).toMatchObject({
      hashrates: [{ hashrate: { value: '0.00' } }],
      unpaid: [],
      workers: { byState: { active: 0 } },
      missing: 0,
    });
  });

  it('has hashes of two algorithms apart', () => {
    const snapshots = {
      [farmKey(first)]: snapshotOf(),
      [farmKey(bitcoin)]: snapshotOf(sampleFarm({ hashrate: 2e14, hashrate24h: null, hashrateUnit: 'H/s' })),
    };
    expect(farmsTotal([first, bitcoin], snapshots)?.hashrates).toEqual([
      { algorithm: 'Etchash', hashrate: expect.objectContaining({ unit: 'GH/s' }), hashrate24h: expect.objectContaining({ unit: 'GH/s' }) },
      { algorithm: 'SHA256', hashrate: { value: '200.00', unit: 'TH/s' }, hashrate24h: { value: '--', unit: '' } },
    ]);
  });

  it('has no mean of a day where a pool’s is of some hours', () => {
    const snapshots = { [farmKey(first)]: snapshotOf(sampleFarm({ averageOf: 'hours' })), [farmKey(second)]: snapshotOf() };
    expect(farmsTotal([first, second], snapshots)?.hashrates[0]).toMatchObject({
      hashrate: { value: '82.53' },
      hashrate24h: { value: '--' },
    });
  });

  it('is none while nothing is known', () => expect(farmsTotal([first], {})).toBeUndefined());

  it('is not known where a farm lacks its part or has it in a unit that is none of ours', () => {
    const lacking = sampleFarm({ hashrate24h: null, unpaid: null });
    const snapshots = { [farmKey(first)]: snapshotOf(lacking), [farmKey(second)]: snapshotOf() };
    expect(farmsTotal([first, second], snapshots)).toMatchObject({
      hashrates: [{ hashrate: { value: '82.53', unit: 'GH/s' }, hashrate24h: { value: '--' } }],
      unpaid: [{ coin: 'ETC', amount: undefined }],
    });
    expect(farmsTotal([first], { [farmKey(first)]: snapshotOf(lacking) })?.unpaid).toEqual([{ coin: 'ETC', amount: undefined }]);
    const odd = { ...snapshots, [farmKey(first)]: snapshotOf(sampleFarm({ hashrateUnit: 'Sol/s' })) };
    expect(farmsTotal([first, second], odd)?.hashrates[0]?.hashrate).toEqual({ value: '--', unit: '' });
  });

  it('has workers by state only where every pool tells the state, and none where one says nothing of them', () => {
    const workersWith = (workers: unknown) =>
      farmsTotal([first, second], { [farmKey(first)]: snapshotOf(), [farmKey(second)]: snapshotOf(sampleFarm({ workers })) })?.workers;
    expect(workersWith('12')).toEqual({ total: 15, byState: undefined });
    expect(workersWith(undefined)).toBeUndefined();
  });
});
