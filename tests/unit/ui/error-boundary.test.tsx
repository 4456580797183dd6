import { describe, expect, test, vi } from 'vitest';

import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { click, mount, the } from './mount.tsx';

let isBroken = true;
function Row() {
  if (isBroken) throw new Error('no such coin');
  return <p>BTC</p>;
}

const told = vi.fn<(error: unknown) => void>();
const row = (resetKey: string) => (
  <ErrorBoundary
    onError={told}
    resetKey={resetKey}
    fallback={(error, retry) => (
      <button type="button" onClick={retry}>
        {error instanceof Error ? error.message : 'unknown'}
      </button>
    )}
  >
    <Row />
  </ErrorBoundary>
);

describe('ErrorBoundary', () => {
  test('shows the fallback in place of the part and draws it anew on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    const { container } = await mount(row('a'));
    expect(the('button').textContent).toBe('no such coin');
    expect(told.mock.calls.map(([error]) => error)).toEqual([new Error('no such coin')]);
    isBroken = false;
    await click(the('button'));
    expect(container.textContent).toBe('BTC');
  });

  test('draws the part anew by itself when it is about something else', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    const { container, rerender } = await mount(row('a'));
    isBroken = false;
    await rerender(row('a'));
    expect(container.textContent).toBe('no such coin');
    await rerender(row('b'));
    expect(container.textContent).toBe('BTC');
  });
});
