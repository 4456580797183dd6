import { Provider, useAtom } from 'jotai';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readCookie, writeCookie } from '#src/lib/mirrors.ts';
import { readStored, removeStored, writeStored } from '#src/lib/storage.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { makeStore, type Store } from '#src/state/store.ts';
import { persistedAtom } from '#src/state/persisted-atom.ts';
import { themeAtom } from '#src/state/theme.ts';
import { user } from '#tests/unit/user.ts';

let root: Root | undefined;

beforeEach(() => {
  for (const key of ['theme', 'currency']) void removeStored(key);
  document.cookie = 'uiMode=;path=/;max-age=0';
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

function Theme() {
  const [theme, setTheme] = useAtom(themeAtom);
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

function tree(store: Store) {
  return (
    <Provider store={store}>
      <Theme />
    </Provider>
  );
}

/** The prerendered page, then the browser's first render over it. Gives what React complained of. */
async function hydrate(store: Store): Promise<{ html: string; complaints: unknown[] }> {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(tree(makeStore()));
  const html = box.textContent;
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, tree(store), { onRecoverableError: (error) => complaints.push(error) });
  });
  return { html, complaints };
}

describe('a persisted atom', () => {
  it('renders its initial value first, as the prerendered page has it, and the stored one right after', async () => {
    void writeStored('theme', 'light');
    const { html, complaints } = await hydrate(makeStore());
    expect(html).toBe('dark');
    expect(document.body.textContent).toBe('light');
    expect(complaints).toEqual([]);
  });

  it('writes a cookie again that the browser has lost', async () => {
    void writeStored('theme', 'light');
    await hydrate(makeStore());
    expect(readCookie('uiMode')).toBe('light');
  });

  it('keeps its initial value where nothing is stored, or nothing that fits', async () => {
    void writeStored('theme', 'sepia');
    await hydrate(makeStore());
    expect(document.body.textContent).toBe('dark');
  });

  it('stores a change at once, in the database and in its mirror', async () => {
    await hydrate(makeStore());
    await user.click(document.querySelector('button')!);
    expect(document.body.textContent).toBe('light');
    expect(readStored('theme', z.string())).toBe('light');
    expect(readCookie('uiMode')).toBe('light');
  });

  it('reads the cookies once for a change: each reading waits for another process, within the press', async () => {
    await hydrate(makeStore());
    const read = vi.spyOn(document, 'cookie', 'get');
    await user.click(document.querySelector('button')!);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });

  it('takes the mirror when the database has nothing, as where IndexedDB is refused', async () => {
    writeCookie('uiMode', 'light');
    await hydrate(makeStore());
    expect(document.body.textContent).toBe('light');
  });

  it('believes the mirror rather than the database, whose write a reload may have cut', async () => {
    void writeStored('theme', 'dark');
    writeCookie('uiMode', 'light');
    document.cookie = `uiMode-at=${Date.now() + 1_000};path=/`;
    await hydrate(makeStore());
    expect(document.body.textContent).toBe('light');
  });

  it.each(['uiMode-at=1;path=/', 'uiMode-at=;path=/;max-age=0'])(
    'believes the later of the two: a power cut brings an older cookie back, which is put right (%s)',
    async (cookie) => {
      writeCookie('uiMode', 'light');
      document.cookie = cookie;
      void writeStored('theme', 'dark');
      await hydrate(makeStore());
      expect(document.body.textContent).toBe('dark');
      expect(readCookie('uiMode')).toBe('dark');
    },
  );

  it('is dark for every cookie but light', async () => {
    writeCookie('uiMode', 'purple');
    await hydrate(makeStore());
    expect(document.body.textContent).toBe('dark');
  });

  it('follows what another tab stores', async () => {
    await hydrate(makeStore());
    await act(async () => writeStored('theme', 'light'));
    expect(document.body.textContent).toBe('light');
  });

  it('is changed as it is stored, also before anything shows it and when nothing does any more', async () => {
    const pair = persistedAtom({ key: 'calculator', schema: z.object({ a: z.number(), b: z.number() }), initial: { a: 1, b: 1 } });
    void writeStored('calculator', { a: 5, b: 5 });
    const store = makeStore();
    store.set(pair, (now) => ({ ...now, b: 6 }));
    expect([readStored('calculator', z.unknown()), store.get(pair)]).toEqual([
      { a: 5, b: 6 },
      { a: 5, b: 6 },
    ]);
    store.sub(pair, () => undefined)();
    void writeStored('calculator', { a: 7, b: 7 });
    store.set(pair, (now) => ({ ...now, b: 8 }));
    expect(readStored('calculator', z.unknown())).toEqual({ a: 7, b: 8 });
    void removeStored('calculator');
  });

  it('tells those outside React of the stored value when they subscribe', () => {
    void writeStored('currency', 'CNY');
    const store = makeStore();
    expect(store.get(currencyAtom)).toBe('USD');
    const heard = vi.fn<(currency: string) => void>();
    store.sub(currencyAtom, () => heard(store.get(currencyAtom)));
    expect(heard).toHaveBeenCalledExactlyOnceWith('CNY');
  });
});
