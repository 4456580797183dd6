import { afterEach, describe, expect, it, vi } from 'vitest';
import { followLaunches } from '#src/app/launches.ts';

type Consumer = (launch: { targetURL?: string }) => void;

/** A page of the installed app that was opened at this address. */
function openAt(path: string) {
  let consumer: Consumer = () => undefined;
  const navigate = vi.fn();
  const opened = { name: new URL(path, location.origin).href } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  vi.stubGlobal('launchQueue', { setConsumer: (given: Consumer) => void (consumer = given) });
  followLaunches({ router: { navigate } } as never);
  const start = (target: string) => consumer({ targetURL: new URL(target, location.origin).href });
  return { navigate, start, raw: (launch: { targetURL?: string }) => consumer(launch) };
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

  it('is a page like any other where the browser tells of no starts', () => {
    expect(() => followLaunches({ router: { navigate: vi.fn() } } as never)).not.toThrow();
  });
});
