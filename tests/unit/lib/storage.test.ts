import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { closeChannels, FakeBroadcastChannel } from '../fake-channel.ts';
import { FakeDatabase, openTab } from './open-tab.ts';

const text = z.string();
let database: FakeDatabase;

beforeEach(() => {
  database = new FakeDatabase();
  vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closeChannels();
});

describe('a look into the database again', () => {
  it('takes in what another tab has written, and nothing older', async () => {
    const tab = await openTab(database);
    await tab.preloadStorage();
    database.records.set('theme', { value: 'light', writtenAt: 2_000_000 });
    await tab.refreshStored('theme');
    expect(tab.readStored('theme', text)).toBe('light');
    database.records.set('theme', { value: 'dark', writtenAt: 1 });
    await tab.refreshStored('theme');
    expect(tab.readStored('theme', text)).toBe('light');
  });
});

describe('the mirror in memory', () => {
  it('gives what the database holds as soon as preloading has ended', async () => {
    database.records.set('theme', { value: 'light', writtenAt: 1 });
    const tab = await openTab(database);
    expect(tab.readStored('theme', text)).toBeUndefined();
    await tab.preloadStorage();
    expect(tab.readStored('theme', text)).toBe('light');
  });

  it('gives a written value at once, and the database gets it with the moment of writing', async () => {
    const tab = await openTab(database);
    await tab.preloadStorage();
    const written = tab.writeStored('theme', 'light');
    expect(tab.readStored('theme', text)).toBe('light');
    await written;
    expect(database.records.get('theme')).toEqual({ value: 'light', writtenAt: 1_000_000, version: 1 });
  });

  it('gives undefined for a value of another shape, and still has it for those who know the shape', async () => {
    database.records.set('theme', { value: 42, writtenAt: 1 });
    const tab = await openTab(database);
    await tab.preloadStorage();
    expect(tab.readStored('theme', text)).toBeUndefined();
    expect(tab.readStored('theme', z.number())).toBe(42);
  });

  it.each([['bare'], [null], [{ value: 'x' }], [{ value: 'x', writtenAt: 'today' }]])(
    'ignores %j, which is no stamped record',
    async (record) => {
      database.records.set('theme', record);
      const tab = await openTab(database);
      await tab.preloadStorage();
      expect(tab.readStored('theme', z.unknown())).toBeUndefined();
    },
  );

  it('forgets a removed value here and in the database', async () => {
    database.records.set('theme', { value: 'light', writtenAt: 1 });
    const tab = await openTab(database);
    await tab.preloadStorage();
    await tab.removeStored('theme');
    expect(tab.readStored('theme', text)).toBeUndefined();
    expect(database.records.has('theme')).toBe(false);
  });

  it('calls back on a change of its own key only, until stopped', async () => {
    const tab = await openTab(database);
    const heard = vi.fn<() => void>();
    const stop = tab.onStored('theme', heard);
    void tab.writeStored('theme', 'light');
    void tab.writeStored('currency', 'USD');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    void tab.writeStored('theme', 'dark');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('a database that refuses or hangs', () => {
  it('leaves a site that works from memory when IndexedDB cannot be opened', async () => {
    database.mood = 'refuses-to-open';
    const tab = await openTab(database);
    await expect(tab.preloadStorage()).resolves.toBeUndefined();
    await expect(tab.writeStored('theme', 'light')).resolves.toBe(false);
    expect(tab.readStored('theme', text)).toBe('light');
    await expect(tab.removeStored('theme')).resolves.toBeUndefined();
  });

  it('leaves a site that works from memory when there is no IndexedDB at all', async () => {
    const tab = await openTab(database);
    vi.stubGlobal('indexedDB', undefined);
    await tab.preloadStorage();
    await tab.writeStored('theme', 'light');
    expect(tab.readStored('theme', text)).toBe('light');
    expect(database.records.size).toBe(0);
  });

  it('does not mind a full disk', async () => {
    database.mood = 'refuses-writes';
    const tab = await openTab(database);
    await tab.preloadStorage();
    await expect(tab.writeStored('theme', 'light')).resolves.toBe(false);
    expect(tab.readStored('theme', text)).toBe('light');
  });

  it('lets the page start after a second when the database hangs, and takes its values in when it wakes', async () => {
    database.mood = 'hangs';
    database.records.set('theme', { value: 'light', writtenAt: 1 });
    const tab = await openTab(database);
    const hasStarted = vi.fn<() => void>();
    void tab.preloadStorage().then(hasStarted);
    await vi.advanceTimersByTimeAsync(999);
    expect(hasStarted).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(hasStarted).toHaveBeenCalled();

    const heard = vi.fn<() => void>();
    tab.onStored('theme', heard);
    database.wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.readStored('theme', text)).toBe('light');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tells when a database that hung has been read after all, or was refused', async () => {
    database.mood = 'hangs';
    const tab = await openTab(database);
    const hasRead = vi.fn<() => void>();
    void tab.preloadStorage();
    void tab.storageRead().then(hasRead);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasRead).not.toHaveBeenCalled();
    database.wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(hasRead).toHaveBeenCalled();

    database.mood = 'refuses-to-open';
    await tab.preloadStorage();
    await expect(tab.storageRead()).resolves.toBeUndefined();
  });

  it('keeps what the visitor chose while the database still hung', async () => {
    database.mood = 'hangs';
    database.records.set('theme', { value: 'light', writtenAt: 1 });
    const tab = await openTab(database);
    void tab.preloadStorage();
    await vi.advanceTimersByTimeAsync(1_000);
    void tab.writeStored('theme', 'dark');
    database.wakeUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.readStored('theme', text)).toBe('dark');
  });
});

describe('what a build cannot read', () => {
  const other = { title: 'of another build' };

  /** A tab over a database in which another build has left this. */
  async function tabOver(key: string, value: unknown) {
    database.records.set(key, { value, writtenAt: 1 });
    const tab = await openTab(database);
    await tab.preloadStorage();
    const schemas = await import('#src/lib/stored-schema.ts');
    return { ...tab, ...schemas, rows: schemas.storedRows(z.object({ name: z.string() })) };
  }
  const aside = (key: string) => database.records.get(`${key}.unread`) as { value: { name?: string; value: unknown }[] } | undefined;

  it.each([[other], [null], [7], ['text'], [[{ name: 'nested' }]], [{ name: 7 }], [{}]])(
    'of a list costs no other row: %j',
    async (row) => {
      const { rows, ...tab } = await tabOver('fleet', [{ name: 'first' }, row, { name: 'last' }]);
      expect(tab.readStored('fleet', rows)).toEqual([{ name: 'first' }, { name: 'last' }]);
      expect(aside('fleet')).toBeUndefined();
      await tab.writeStored('fleet', [{ name: 'last' }], rows);
      expect(aside('fleet')?.value).toEqual([{ value: row, keptAt: 1_000_000 }]);
      await tab.writeStored('fleet', [], rows);
      expect(aside('fleet')?.value).toHaveLength(1);
    },
  );

  it.each([['text'], [7], [null], [{ rows: [] }]])('is kept whole where it is no list at all: %j', async (value) => {
    const { rows, ...tab } = await tabOver('fleet', value);
    expect(tab.readStored('fleet', rows)).toBeUndefined();
    await tab.writeStored('fleet', [{ name: 'new' }], rows);
    expect(aside('fleet')?.value).toEqual([{ value, keptAt: 1_000_000 }]);
    expect(tab.readStored('fleet', rows)).toEqual([{ name: 'new' }]);
  });

  it('of values by their names costs no other, and the last of a name lies aside', async () => {
    const { storedValues, ...tab } = await tabOver('film-positions', { a: 1, b: 'two', c: 3 });
    const values = storedValues(z.number());
    expect(tab.readStored('film-positions', values)).toEqual({ a: 1, c: 3 });
    await tab.writeStored('film-positions', { a: 2, c: 3 }, values);
    new FakeBroadcastChannel('okkong-sync').postMessage({
      key: 'film-positions',
      record: { value: { a: 2, b: 'three' }, writtenAt: 2_000_000 },
    });
    await tab.writeStored('film-positions', { a: 9 }, values);
    expect(aside('film-positions')?.value).toEqual([{ name: 'b', value: 'three', keptAt: 1_000_000 }]);
  });

  it('of a record costs no other field', async () => {
    const { storedField, ...tab } = await tabOver('calculator', { a: 'typed', b: 7 });
    const record = z.object({ a: storedField('a', z.string(), ''), b: storedField('b', z.string(), 'start') });
    expect(tab.readStored('calculator', record)).toEqual({ a: 'typed', b: 'start' });
    await tab.writeStored('calculator', { a: 'more', b: 'start' }, record);
    expect(aside('calculator')?.value).toEqual([{ name: 'b', value: 7, keptAt: 1_000_000 }]);
  });

  it('lies aside once, however often such a record comes', async () => {
    const { rows, ...tab } = await tabOver('fleet', [other]);
    await tab.writeStored('fleet', [], rows);
    new FakeBroadcastChannel('okkong-sync').postMessage({ key: 'fleet', record: { value: [other], writtenAt: 2_000_000 } });
    await tab.writeStored('fleet', [], rows);
    expect(aside('fleet')?.value).toHaveLength(1);
  });

  it('is nowhere lost where the disk is full: neither is written', async () => {
    const { rows, ...tab } = await tabOver('fleet', [other]);
    database.mood = 'refuses-writes';
    await expect(tab.writeStored('fleet', [], rows)).resolves.toBe(false);
    expect(database.records.get('fleet')).toEqual({ value: [other], writtenAt: 1 });
  });

  it.each([[true], [false]])(
    'of a newer version is not read, and is kept whole before it is written over (with a schema: %s)',
    async (isParsed) => {
      database.records.set('fleet', { value: [{ name: 'moved' }], writtenAt: 1, version: 2 });
      const tab = await openTab(database);
      await tab.preloadStorage();
      const { storedRows } = await import('#src/lib/stored-schema.ts');
      const rows = storedRows(z.object({ name: z.string() }));
      expect(tab.readStored('fleet', rows)).toBeUndefined();
      await tab.writeStored('fleet', [], isParsed ? rows : undefined);
      expect(aside('fleet')?.value).toEqual([{ value: [{ name: 'moved' }], version: 2, keptAt: 1_000_000 }]);
      expect(database.records.get('fleet')).toMatchObject({ value: [], version: 1 });
      expect(tab.readStored('fleet', rows)).toEqual([]);
    },
  );

  it('is nothing of what this version wrote, or a build before there were versions', async () => {
    for (const version of [undefined, 1]) {
      database.records.set('fleet', { value: [{ name: 'kept' }], writtenAt: 1, version });
      const tab = await openTab(database);
      await tab.preloadStorage();
      expect(tab.readStored('fleet', z.unknown())).toEqual([{ name: 'kept' }]);
      await tab.writeStored('fleet', [], z.unknown());
      expect(aside('fleet')).toBeUndefined();
    }
  });

  it('goes with the record that is taken away', async () => {
    const { rows, ...tab } = await tabOver('session', [other]);
    await tab.writeStored('session', [], rows);
    await tab.removeStored('session');
    expect([...database.records.keys()]).toEqual([]);
  });
});

describe('tabs agree', () => {
  async function twoTabs() {
    const first = await openTab(database);
    await first.preloadStorage();
    const second = await openTab(database);
    await second.preloadStorage();
    return { first, second };
  }

  it('shows in one tab what was changed in the other, and says so to its listeners', async () => {
    const { first, second } = await twoTabs();
    const heard = vi.fn<() => void>();
    second.onStored('theme', heard);
    expect(await first.writeStored('theme', 'light')).toBe(true);
    expect(second.readStored('theme', text)).toBe('light');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['over a BroadcastChannel', FakeBroadcastChannel],
    ['through local storage', undefined],
  ])('forgets in one tab what was removed in the other, %s, and says so to the listeners of both', async (_case, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    // The browser tells every tab but the one that wrote.
    vi.stubGlobal('localStorage', {
      setItem: (key: string, newValue: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
    });
    const { first, second } = await twoTabs();
    await first.writeStored('draft', 'half a sentence');
    expect(second.readStored('draft', text)).toBe('half a sentence');
    const heard = { first: vi.fn<() => void>(), second: vi.fn<() => void>() };
    first.onStored('draft', heard.first);
    second.onStored('draft', heard.second);
    await first.removeStored('draft');
    expect([first.readStored('draft', text), second.readStored('draft', text)]).toEqual([undefined, undefined]);
    expect(heard.first).toHaveBeenCalledTimes(1);
    expect(heard.second).toHaveBeenCalledTimes(1);
    expect(database.records.has('draft')).toBe(false);
  });

  it('lets an older record not bring back what was removed, and a newer one begin again', async () => {
    const { first, second } = await twoTabs();
    await first.removeStored('draft');
    const late = new FakeBroadcastChannel('okkong-sync');
    late.postMessage({ key: 'draft', record: { value: 'old', writtenAt: 999_999 } });
    expect([first.readStored('draft', text), second.readStored('draft', text)]).toEqual([undefined, undefined]);
    await second.writeStored('draft', 'new');
    expect(first.readStored('draft', text)).toBe('new');
  });

  it('lets an older record lose, whenever it comes', async () => {
    const { first, second } = await twoTabs();
    await second.writeStored('theme', 'light');
    const late = new FakeBroadcastChannel('okkong-sync');
    late.postMessage({ key: 'theme', record: { value: 'dark', writtenAt: 999_999 } });
    expect([first.readStored('theme', text), second.readStored('theme', text)]).toEqual(['light', 'light']);
  });

  it('lets the last change win in every tab though the clock was set back before it', async () => {
    const { first, second } = await twoTabs();
    await first.writeStored('theme', 'light');
    vi.setSystemTime(500_000);
    await second.writeStored('theme', 'dark');
    expect([first.readStored('theme', text), second.readStored('theme', text)]).toEqual(['dark', 'dark']);
  });

  it.each([['a word'], [null], [{ key: 7, record: {} }], [{ key: 'theme' }], [{ key: 'theme', record: { value: 'light' } }]])(
    'ignores %j from another tab',
    async (message) => {
      const { first } = await twoTabs();
      new FakeBroadcastChannel('okkong-sync').postMessage(message);
      expect(first.readStored('theme', z.unknown())).toBeUndefined();
    },
  );
});

describe('clearing all', () => {
  it('leaves nothing in the database and in no tab, and nothing comes back by what is written until the page is left', async () => {
    database.records.set('theme', { value: 'light', writtenAt: 1 });
    database.records.set('of an older build', { value: 1, writtenAt: 1 });
    const other = await openTab(database);
    await other.preloadStorage();
    const tab = await openTab(database);
    await tab.preloadStorage();
    await tab.clearStored();
    expect([tab, other].map((each) => each.readStored('theme', text))).toEqual([undefined, undefined]);
    expect(await tab.writeStored('theme', 'dark')).toBe(false);
    expect([...database.records]).toEqual([]);
  });
});
