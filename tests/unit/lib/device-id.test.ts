import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceId, makeDeviceId } from '#src/lib/device-id.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { closeChannels, FakeBroadcastChannel } from '../fake-channel.ts';
import { FakeDatabase, openTab } from './open-tab.ts';

describe('the device id', () => {
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

describe('the device id on a slow device', () => {
  const kept = 'k'.repeat(32);
  const database = new FakeDatabase();
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
    vi.useFakeTimers({ now: 1_000_000 });
    database.mood = 'hangs';
    database.records.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    closeChannels();
  });

  /** A page that started before its database had answered. */
  async function impatientPage() {
    const tab = await openTab(database);
    void tab.preloadStorage();
    await vi.advanceTimersByTimeAsync(1_000);
    return await import('#src/lib/device-id.ts');
  }
  async function wakeUp(): Promise<void> {
    database.wakeUp();
    await vi.advanceTimersByTimeAsync(0);
  }

  it('is the kept one again as soon as the database responds, and never overwrites it', async () => {
    database.records.set('device-id', { value: kept, writtenAt: 1 });
    const page = await impatientPage();
    const meanwhile = page.deviceId();
    expect(meanwhile).toMatch(/^[0-9a-z]{32}$/);
    expect(page.deviceId()).toBe(meanwhile);
    await wakeUp();
    expect(page.deviceId()).toBe(kept);
    expect(database.records.get('device-id')).toEqual({ value: kept, writtenAt: 1 });
  });

  it('is the new one for good where the database holds none', async () => {
    const page = await impatientPage();
    const made = page.deviceId();
    await wakeUp();
    expect(page.deviceId()).toBe(made);
    expect(database.records.get('device-id')).toMatchObject({ value: made });
  });
});
