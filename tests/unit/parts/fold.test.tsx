import { Provider } from 'jotai';
import { act } from 'react';
import { expect, it } from 'vitest';
import { Fold } from '#src/parts/fold.tsx';
import { deviceClassAtom } from '#src/state/device.ts';
import { makeStore } from '#src/state/store.ts';
import { mount } from '../ui/mount.tsx';

it('on a phone a heading opens what is under it, on anything wider it stands above it', async () => {
  const store = makeStore();
  const { container } = await mount(
    <Provider store={store}>
      <Fold heading={<h3>Fees</h3>}>
        <p>1%</p>
      </Fold>
    </Provider>,
  );
  for (const device of ['small-phone', 'phone'] as const) {
    await act(async () => store.set(deviceClassAtom, device));
    expect([container.querySelector('details > summary')?.textContent, container.querySelector('details > p')?.textContent]).toEqual([
      'Fees',
      '1%',
    ]);
    expect(container.querySelector('details')?.open).toBe(false);
  }
  for (const device of ['pad', 'pc'] as const) {
    await act(async () => store.set(deviceClassAtom, device));
    expect([container.querySelector('details'), container.textContent]).toEqual([null, 'Fees1%']);
  }
});
