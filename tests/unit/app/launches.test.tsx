import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLaunches } from '#src/app/launches.ts';
import { openedPricesAtom } from '#src/state/opened-file.ts';
import { makeStore } from '#src/state/store.ts';

type Consumer = (launch: unknown) => void;

/** A page of the installed app that was opened at this address. */
function openAt(path: string) {
  let consumer: Consumer = () => undefined;
  const navigate = vi.fn();
  const opened = { name: new URL(path, location.origin).href } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  vi.stubGlobal('launchQueue', { setConsumer: (given: Consumer) => void (consumer = given) });
  const store = makeStore();
  const { pathname, searchParams } = new URL(path, location.origin);
  const { type, ...search } = Object.fromEntries(searchParams);
  const at = { pathname, search: { ...search, ...(type !== undefined && { type: Number(type) }) } };
  followLaunches({ router: { navigate, state: { location: at } }, store } as never);
  const start = (target: string, more: object = {}) => consumer({ targetURL: new URL(target, location.origin).href, ...more });
  return { navigate, start, raw: (launch: unknown) => consumer(launch), opened: () => store.get(openedPricesAtom) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the installed app that is started again', () => {
  it('goes where a shortcut or what was shared leads', () => {
    const { navigate, start } = openAt('/');
    start('/');
    start('/daily-paper');
    start('/wallet?text=0x5aAeb');
    expect(navigate.mock.calls).toEqual([[{ href: '/daily-paper' }], [{ href: '/wallet?text=0x5aAeb' }]]);
  });

  it('stays where it is for a plain start, with what is typed there', () => {
    const { navigate, start, raw } = openAt('/register');
    start('/');
    raw({});
    raw(undefined);
    raw({ targetURL: 7, files: 'none' });
    raw({ targetURL: 'https://elsewhere.example/tools' });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('is not led back by the start that opened it', () => {
    const { navigate, start } = openAt('/daily-paper');
    start('/daily-paper');
    expect(navigate).not.toHaveBeenCalled();
    start('/daily-paper');
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('hands a file to the calculator, which it leads to unless its prices are on the screen', () => {
    const file = { kind: 'file', getFile: async () => new File([''], 'prices.csv') };
    const launched = (path: string) => {
      const page = openAt(path);
      page.start('/tools?type=3', { files: [{ kind: 'directory' }, null, file] });
      return [page.opened(), page.navigate.mock.calls.length];
    };
    expect(launched('/register')).toEqual([file, 1]);
    expect(launched('/tools?type=1')).toEqual([file, 1]);
    expect(launched('/tools?type=3&part=buy')).toEqual([file, 1]);
    expect(launched('/tools?type=3&part=one')).toEqual([file, 0]);
    // The start that opened the page brings its file as well.
    expect(launched('/tools?type=3')).toEqual([file, 0]);
    const page = openAt('/register');
    page.start('/tools?type=3', { files: [] });
    expect([page.opened(), page.navigate.mock.calls]).toEqual([undefined, [[{ href: '/tools?type=3' }]]]);
  });

  it('is a page like any other where the browser tells of no starts', () => {
    expect(() => followLaunches({ router: { navigate: vi.fn() }, store: makeStore() } as never)).not.toThrow();
  });
});
