import { expect, it, vi } from 'vitest';
import type * as Setup from '#src/i18n/setup.ts';
import { loadPageSentences } from '#src/i18n/setup.ts';
import { until } from '#tests/until.ts';
import { details, host, open, rowOf, setUpTable } from './table-stage.tsx';

vi.mock('#src/i18n/setup.ts', async (original) => {
  const setup = await original<typeof Setup>();
  return { ...setup, loadPageSentences: vi.fn<typeof setup.loadPageSentences>(setup.loadPageSentences) };
});

setUpTable();

it('what an open row shows comes once the network is back, when its code could not be had at first', async () => {
  vi.mocked(loadPageSentences).mockRejectedValueOnce(new TypeError('no network'));
  await open();
  await until(() => expect(loadPageSentences).toHaveBeenCalledOnce());
  // The rejection has had its chance.
  for (let task = 0; task < 20; task += 1) await new Promise(setImmediate);
  expect(rowOf('AI(BTC)')).toBeDefined();
  expect(host.textContent).not.toContain('could not be shown');
  window.dispatchEvent(new Event('online'));
  await until(() => expect(details('AI(BTC)')).toContain('Algorithm'));
});
