import { act } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { Toaster } from '#src/ui/toaster.tsx';
import { click, mount, the } from './mount.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dismissed = vi.fn<(id: number) => void>();
beforeEach(() => dismissed.mockReset());

const toaster = (tone: 'info' | 'error') => (
  <Toaster toasts={[{ id: 7, tone, text: 'Wrong Address' }]} label="Messages" closeLabel="Close" onDismiss={dismissed} />
);

describe('Toaster', () => {
  test('has a name, and a button at each message that takes it away', async () => {
    const messages = [3, 4].map((id) => ({ id, tone: 'success' as const, text: `Saved ${id}` }));
    await mount(<Toaster toasts={messages} label="Messages" closeLabel="Close" onDismiss={dismissed} />);
    expect(the('section').getAttribute('aria-label')).toBe('Messages');
    // A press elsewhere takes no message away, and a message closes no menu.
    expect(the('section').getAttribute('popover')).toBe('manual');
    const buttons = document.querySelectorAll<HTMLElement>('button[aria-label=Close]');
    expect(document.querySelectorAll('[data-tone=success]')).toHaveLength(2);
    await click(buttons[1]!);
    expect(dismissed.mock.calls).toEqual([[4]]);
  });

  test('lies above a dialog that was opened later once there is a new message', async () => {
    const layer: string[] = [];
    Object.assign(HTMLElement.prototype, { showPopover: () => layer.push('in'), hidePopover: () => layer.push('out') });
    onTestFinished(() => void ['showPopover', 'hidePopover'].forEach((name) => Reflect.deleteProperty(HTMLElement.prototype, name)));
    const of = (...ids: number[]) => (
      <Toaster toasts={ids.map((id) => ({ id, tone: 'info', text: `${id}` }))} label="Messages" closeLabel="Close" onDismiss={dismissed} />
    );
    const { rerender } = await mount(of());
    expect(layer).toEqual([]);
    await rerender(of(1));
    await rerender(of(1, 2));
    expect(layer).toEqual(['in', 'out', 'in']);
    await rerender(of(2));
    expect(layer).toHaveLength(3);
    await rerender(of());
    expect(layer).toEqual(['in', 'out', 'in', 'out']);
  });

  test('tells of none that is gone by then', async () => {
    const { rerender } = await mount(toaster('info'));
    await rerender(null);
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(dismissed).not.toHaveBeenCalled();
  });

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
