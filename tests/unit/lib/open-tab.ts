import { vi } from 'vitest';
import type * as Storage from '#src/lib/storage.ts';

/** IndexedDB as the site sees it: what lies in it, and how it misbehaves. */
export class FakeDatabase {
  readonly records = new Map<string, unknown>();
  /** 'refuses-to-open': private mode. 'refuses-writes': quota. 'hangs': answers only after `wakeUp`. */
  mood: 'good' | 'refuses-to-open' | 'refuses-writes' | 'hangs' = 'good';
  wakeUp: () => void = () => undefined;

  /** Stands in for idb-keyval. */
  readonly module = {
    createStore: () => {
      if (this.mood === 'refuses-to-open') throw new DOMException('refused', 'SecurityError');
      return async () => undefined;
    },
    keys: async () => {
      if (this.mood === 'hangs') await new Promise<void>((resolve) => (this.wakeUp = resolve));
      return [...this.records.keys()];
    },
    get: async (key: string) => this.records.get(key),
    getMany: async (keys: string[]) => keys.map((key) => this.records.get(key)),
    set: async (key: string, value: unknown) => {
      if (this.mood === 'refuses-writes') throw new DOMException('full', 'QuotaExceededError');
      this.records.set(key, structuredClone(value));
    },
    setMany: async (entries: [string, unknown][]) => {
      for (const [key, value] of entries) await this.module.set(key, value);
    },
    del: async (key: string) => void this.records.delete(key),
    clear: async () => this.records.clear(),
  };
}

/** A tab: fresh modules over a database that other tabs may share. */
export async function openTab(database: FakeDatabase): Promise<typeof Storage> {
  vi.stubGlobal('indexedDB', {});
  vi.resetModules();
  vi.doMock('idb-keyval', () => database.module);
  return await import('#src/lib/storage.ts');
}
