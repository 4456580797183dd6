import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Toaster } from '#src/ui/toaster.tsx';
import { mount, the } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dismissed = vi.fn<(id: number) => void>();
beforeEach(() => dismissed.mockReset());

const toaster = (tone: 'info' | 'error') => (
  <Toaster toasts={[{ id: 7, tone, text: 'Wrong Address' }]} label="Messages" closeLabel="Close" onDismiss={dismissed} />
);

describe('Toaster', () => {
  test('an error is an alert, the rest a status', async () => {
    const { rerender } = await mount(toaster('error'));
    expect(the('[role=alert]').textContent).toBe('Wrong Address');
    await rerender(toaster('info'));
    expect(the('[role=status]').textContent).toBe('Wrong Address');
  });

  test('goes after four seconds', async () => {
    await mount(toaster('info'));
    await act(async () => vi.advanceTimersByTime(3_999));
    expect(dismissed).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(dismissed).toHaveBeenCalledWith(7);
  });

  test('stays while the focus is on it', async () => {
    await mount(toaster('info'));
    await act(async () => the('button').focus());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(dismissed).not.toHaveBeenCalled();
    await act(async () => the('button').blur());
    await act(async () => vi.advanceTimersByTime(4_000));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });

  test('stays while the pointer is on it', async () => {
    await mount(toaster('info'));
    const move = (event: string) => act(async () => the('button').dispatchEvent(new MouseEvent(event, { bubbles: true })));
    await move('pointerover');
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(dismissed).not.toHaveBeenCalled();
    await move('pointerout');
    await act(async () => vi.advanceTimersByTime(4_000));
    expect(dismissed).toHaveBeenCalledTimes(1);
  });
});
