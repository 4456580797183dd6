import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countData } from '#sw/data-meter.ts';

const told = vi.fn<(message: unknown) => void>();
let pages: { postMessage: typeof told }[] = [];
beforeEach(() => {
  told.mockClear();
  vi.stubGlobal('self', { clients: { matchAll: async () => pages } });
});
afterEach(() => vi.unstubAllGlobals());

test('what was received is told to one page of several, once; without a page it waits for the next', async () => {
  pages = [];
  await countData(300);
  expect(told).not.toHaveBeenCalled();
  pages = [{ postMessage: told }, { postMessage: told }];
  await countData(200);
  await countData(0);
  expect(told.mock.calls).toEqual([[{ type: 'data-used', bytes: 500 }]]);
});
