import { Provider } from 'jotai';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { SECOND_MS } from '#src/domain/days.ts';
import { useLazyDialog } from '#src/parts/lazy-dialog.ts';
import common from '#src/i18n/locales/en/common.json';
import { createI18n } from '#src/i18n/setup.ts';
import { makeStore } from '#src/state/store.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { click, mount, the } from '../ui/mount.tsx';

const Sheet = ({ of }: { of: string }) => <p>{of}</p>;

it('a dialog comes with its first opening; where its code does not come, that is said, and the next press tries again', async () => {
  const store = makeStore();
  const shown = vi.fn<() => void>();
  const coming: { resolve: (sheet: typeof Sheet) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<typeof Sheet>((resolve, reject) => coming.push({ resolve, reject }));
  function Opener() {
    const { Dialog, isLoading, open } = useLazyDialog(load, 'It did not open.');
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
  expect(container.textContent).toBe('Loading');
  await act(async () => coming[0]?.reject(new TypeError('Failed to fetch')));
  expect(store.get(toastsAtom)).toMatchObject([{ tone: 'error', text: 'It did not open.' }]);
  expect([container.textContent, shown.mock.calls.length]).toEqual(['Open', 0]);
  vi.useFakeTimers();
  await click(the('button'));
  await act(async () => vi.advanceTimersByTime(4 * SECOND_MS));
  expect(store.get(toastsAtom)[1]).toMatchObject({ tone: 'info', text: common.errors.late });
  await act(async () => coming[1]?.resolve(Sheet));
  vi.useRealTimers();
  expect([container.textContent, shown.mock.calls.length]).toEqual(['OpenName', 1]);
});
