import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceId, makeDeviceId } from '#src/lib/device-id.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';

describe('the device id (spec 9)', () => {
  beforeEach(() => removeStored('device-id'));

  it('is 32 characters of 0-9 and a-z, made once and kept', () => {
    const first = deviceId();
    expect(first).toMatch(/^[0-9a-z]{32}$/);
    expect(deviceId()).toBe(first);
  });

  it.each(['short', 'A'.repeat(32), 7, null])('is made anew when %j was stored', (stored) => {
    void writeStored('device-id', stored);
    expect(deviceId()).toMatch(/^[0-9a-z]{32}$/);
  });

  it('favours no character: bytes past the last full alphabet are drawn again', () => {
    const draws = [new Uint8Array(32).fill(255), new Uint8Array(32).fill(252), new Uint8Array(32).fill(251)];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint8Array).set(draws.shift()!);
      return array;
    });
    expect(makeDeviceId()).toBe('z'.repeat(32));
    expect(draws).toHaveLength(0);
    vi.restoreAllMocks();
  });
});
