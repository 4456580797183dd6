import { Provider } from 'jotai';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SECOND_MS } from '#src/domain/days.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import common from '#src/i18n/locales/en/common.json';
import { createI18n } from '#src/i18n/setup.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { click, mount, the } from '../ui/mount.tsx';

const Sheet = ({ of }: { of: string }) => <p>{of}</p>;

it('a dialog comes with its first opening; what does not come is told after some seconds, asked for again, and opens by itself', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = makeStore();
  const shown = vi.fn<() => void>();
  const coming: { resolve: (sheet: typeof Sheet) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<typeof Sheet>((resolve, reject) => coming.push({ resolve, reject }));
  function Opener() {
    const { Dialog, isLoading, open } = useLazyDialog(load);
    return (
      <>
        <button type="button" onClick={() => void open(shown)}>
          {isLoading ? 'Loading' : 'Open'}
        </button>
        {Dialog && <Dialog of="Name" />}
      </>
    );
  }
  const { container } = await mount(
    <I18nextProvider i18n={await createI18n('en')}>
      <Provider store={store}>
        <Opener />
      </Provider>
    </I18nextProvider>,
  );
  expect([container.textContent, coming.length]).toEqual(['Open', 0]);
  await click(the('button'));
  await act(async () => coming[0]?.reject(new TypeError('Failed to fetch')));
  expect([container.textContent, store.get(toastsAtom).length]).toEqual(['Loading', 0]);
  await act(async () => vi.advanceTimersByTime(4 * SECOND_MS));
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'info', text: common.errors.late }]);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(async () => coming[1]?.resolve(Sheet));
  expect([container.textContent, shown.mock.calls.length]).toEqual(['OpenName', 1]);
});
