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
