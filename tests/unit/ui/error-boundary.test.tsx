import { expect, test, vi } from 'vitest';

import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { click, mount, the } from './mount.tsx';

let isBroken = true;
function Row() {
  if (isBroken) throw new Error('no such coin');
  return <p>BTC</p>;
}

const fallback = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Again
  </button>
);

test('a part that throws gives way to the fallback and is drawn anew on retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await mount(
    <ErrorBoundary fallback={fallback}>
      <Row />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('Again');
  await click(the('button'));
  expect(container.textContent).toBe('Again');
  isBroken = false;
  await click(the('button'));
  expect(container.textContent).toBe('BTC');
});
