import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canShareFiles, saveFile, shareFile } from '#src/lib/save-file.ts';

const file = new File(['a,b'], 'coins.csv', { type: 'text/csv' });
const sharing = (parts: Partial<Navigator>) => vi.stubGlobal('navigator', parts);

describe('a file that is saved', () => {
  const revoke = vi.fn();
  beforeEach(() => void Object.assign(URL, { createObjectURL: () => 'blob:coins', revokeObjectURL: revoke.mockReset() }));

  it('is put into the downloads under its name, leaves no link behind, and is let go once it was read', () => {
    vi.useFakeTimers();
    const pressed: [string, string, boolean][] = [];
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push([this.href, this.download, this.isConnected]);
    });
    saveFile(file);
    expect(pressed).toEqual([['blob:coins', 'coins.csv', true]]);
    expect(document.querySelector('a')).toBeNull();
    vi.advanceTimersByTime(30_000);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:coins');
    press.mockRestore();
  });
});

describe('a file that is shared', () => {
  it('is offered only where the browser shares files of its kind', () => {
    sharing({});
    expect(canShareFiles('image/png')).toBe(false);
    sharing({ canShare: ({ files }: ShareData = {}) => files?.[0]?.type === 'image/png' });
    expect(canShareFiles('image/png')).toBe(true);
    expect(canShareFiles('text/csv')).toBe(false);
  });

  it('is handed over with its title, and it is told what became of it', async () => {
    const share = vi.fn(async (_data?: ShareData) => undefined);
    sharing({ share });
    expect(await shareFile(file, 'Coins')).toBe('shared');
    expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title: 'Coins' });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    expect(await shareFile(file, 'Coins')).toBe('cancelled');
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    expect(await shareFile(file, 'Coins')).toBe('impossible');
    sharing({});
    expect(await shareFile(file, 'Coins')).toBe('impossible');
  });
});

describe('a file that is saved in an app of the home screen', () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
  const press = vi.fn();
  const share = vi.fn(async (_data?: ShareData) => undefined);
  const inApp = (isInstalled: boolean, parts: Partial<Navigator> = {}) => {
    Object.assign(URL, { createObjectURL: () => 'blob:coins', revokeObjectURL: () => undefined });
    vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
    sharing({ userAgent: iPhone, maxTouchPoints: 5, share, canShare: () => true, ...parts });
  };
  beforeEach(() => {
    press.mockReset();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(press);
    share.mockReset().mockResolvedValue(undefined);
  });

  it('goes into the share sheet on iOS', async () => {
    inApp(true);
    saveFile(file);
    await vi.waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ files: [file], title: 'coins.csv' }));
    expect(press).not.toHaveBeenCalled();
  });

  it('is downloaded where the sheet refuses it, and not where the visitor closed it', async () => {
    inApp(true);
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    saveFile(file);
    await vi.waitFor(() => expect(press).toHaveBeenCalledOnce());
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    saveFile(file);
    await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(press).toHaveBeenCalledOnce();
  });

  it.each<[string, boolean, Partial<Navigator>]>([
    ['in a browser tab', false, {}],
    ['on another system', true, { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }],
    ['where files of its kind cannot be shared', true, { canShare: () => false }],
  ])('is downloaded %s', (_where, isInstalled, parts) => {
    inApp(isInstalled, parts);
    saveFile(file);
    expect([press.mock.calls.length, share.mock.calls.length]).toEqual([1, 0]);
  });
});
