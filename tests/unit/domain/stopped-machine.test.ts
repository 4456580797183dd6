import { describe, expect, it } from 'vitest';
import { hashrateBefore, lostCoins, machineKind } from '#src/domain/stopped-machine.ts';

const HOUR_MS = 3_600_000;

it.each([
  ['SHA256', 'shed-05', 'asic'],
  ['Etchash', 'shed-05', 'gpu'],
  ['Etchash', 'hall2-jasminer-3', 'asic'],
  ['Etchash', 'E9-07', 'asic'],
  ['SHA256', 'S19j-12', 'asic'],
  ['SHA256', 'M50S_3', 'asic'],
  ['KawPow', 'rig01', 'gpu'],
  ['kHeavyHash', 'rtx3080-2', 'gpu'],
  ['Blake3', '', 'asic'],
])('%s machine "%s" is looked at as %s', (algorithm, name, kind) => expect(machineKind(algorithm, name)).toBe(kind));

describe('a machine that stopped', () => {
  it('had the hashrate of the time before', () => {
    // 18 of 24 hours at 100.
    expect(hashrateBefore({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS })).toBeCloseTo(100, 9);
  });

  it.each([
    [{ hashrate24h: 4, stoppedMs: 23 * HOUR_MS }],
    [{ hashrate24h: 0, stoppedMs: HOUR_MS }],
    [{ hashrate24h: null, stoppedMs: HOUR_MS }],
    [{ hashrate24h: 50, stoppedMs: -1 }],
  ])('has none that is known: %o', (machine) => expect(hashrateBefore(machine)).toBeUndefined());

  it('has lost the income of its hours', () => {
    // 100 units of 0.24 coins a day for a quarter of it.
    expect(lostCoins({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS, coinsPerUnit: 0.24 })).toBeCloseTo(6, 9);
    expect(lostCoins({ hashrate24h: 75, stoppedMs: 6 * HOUR_MS, coinsPerUnit: undefined })).toBeUndefined();
  });
});
