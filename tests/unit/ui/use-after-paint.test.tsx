import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';

function Probe({ value }: { value: string }) {
  return `${value} ${useAfterPaint(value)}`;
}

const host = document.createElement('div');
let root: Root;
let paint: (() => void) | undefined;
const render = (value: string) => act(async () => root.render(<Probe value={value} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    paint = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = undefined;
  });
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

describe('useAfterPaint', () => {
  it('starts with the value and follows a change behind the painted frame', async () => {
    await render('shut');
    expect(host.textContent).toBe('shut shut');
    await render('open');
    expect(host.textContent).toBe('open shut');
    await act(async () => {
      paint?.();
      expect(host.textContent).toBe('open shut');
      vi.runAllTimers();
    });
    expect(host.textContent).toBe('open open');
  });

  it('forgets a change that is taken back before it was painted', async () => {
    await render('shut');
    await render('open');
    await render('shut');
    expect(paint).toBeUndefined();
    expect(host.textContent).toBe('shut shut');
  });

  it('forgets one that is taken back between the frame and the task behind it', async () => {
    await render('shut');
    await render('open');
    paint?.();
    await render('shut');
    await act(async () => vi.runAllTimers());
    expect(host.textContent).toBe('shut shut');
  });
});
