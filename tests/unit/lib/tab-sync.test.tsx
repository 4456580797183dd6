import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as TabSync from '#src/lib/tab-sync.ts';

let sync: typeof TabSync;

beforeEach(async () => {
  vi.resetModules();
  sync = await import('#src/lib/tab-sync.ts');
});

function RefusedChannel(): never {
  throw new DOMException('cookies are blocked', 'SecurityError');
}

describe.each([
  ['there is no BroadcastChannel', undefined],
  ['the browser refuses it', RefusedChannel],
])('where %s', (_case, channel) => {
  beforeEach(() => vi.stubGlobal('BroadcastChannel', channel));

  it('tabs speak through local storage', () => {
    const adopt = vi.fn<(key: string, record: unknown) => void>();
    sync.onOtherTab(adopt);
    sync.postToOtherTabs('theme', { value: 'light', writtenAt: 1 });
    const newValue = localStorage.getItem('okkong-sync');
    window.dispatchEvent(new StorageEvent('storage', { key: 'okkong-sync', newValue }));
    expect(adopt).toHaveBeenCalledExactlyOnceWith('theme', { value: 'light', writtenAt: 1 });
  });

  it('other keys, a cleared storage and what is no JSON are not ours', () => {
    const adopt = vi.fn<(key: string, record: unknown) => void>();
    sync.onOtherTab(adopt);
    for (const init of [
      { key: 'lang', newValue: 'zh' },
      { key: 'lang', newValue: '{"key":"theme","record":1}' },
      { key: 'okkong-sync', newValue: null },
      { key: 'okkong-sync', newValue: '{"key":' },
      { key: null },
    ]) {
      window.dispatchEvent(new StorageEvent('storage', init));
    }
    expect(adopt).not.toHaveBeenCalled();
  });

  it('a blocked local storage leaves the tab alone, without a fault', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    sync.onOtherTab(vi.fn<(key: string, record: unknown) => void>());
    expect(() => sync.postToOtherTabs('theme', {})).not.toThrow();
  });
});
