import { Provider } from 'jotai';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { SeeMyFarm } from '#src/features/anonymous/see-my-farm.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { connectionAtom } from '#src/state/online.ts';
import { mount, the } from '#tests/unit/ui/mount.tsx';
import { drawn } from '#tests/unit/drawn.ts';
import { address, browserOpens, farm, input, pool, shown, store } from './wallet-steps.tsx';

beforeEach(async () => {
  store.set(connectionAtom, 'online');
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['anonymous']);
  await mount(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <SeeMyFarm note="A note" />
      </I18nextProvider>
    </Provider>,
  );
});

const field = () => the<HTMLInputElement>('form[action="/overview"] input[name=addr]');

async function look(text: string): Promise<void> {
  field().value = text;
  await act(async () => the<HTMLFormElement>('form[action="/overview"]').requestSubmit());
  await drawn(() => the('dialog[open] form'));
}

describe('the address field of the first screen', () => {
  it('looks up what was typed at once, without a tab of its own, a machine behind it too', async () => {
    const sent = pool(farm);
    const open = browserOpens(null);
    await look(` ${address}.rig01 `);
    await drawn(() => expect(shown()).toContain('This address has hashrate.'));
    expect(input().value).toBe(`${address}.rig01`);
    expect(sent).toHaveLength(2);
    expect(open).not.toHaveBeenCalled();
    expect(shown()).not.toContain('Your browser did not open');
    expect(the('dialog[open] a[target=_blank]').getAttribute('href')).toContain(`addr=${address}`);
  });

  it('says exactly what is wrong with what was typed, and asks nobody', async () => {
    const sent = pool(farm);
    await look(address.slice(0, -1));
    expect(shown()).toContain('Wrong address: use 0x followed by 40 characters');
    expect(input().value).toBe(address.slice(0, -1));
    expect(sent).toEqual([]);
  });

  it('opens the empty check without a complaint', async () => {
    const sent = pool(farm);
    await look('');
    expect(shown()).not.toContain('Wrong address');
    expect(sent).toEqual([]);
  });
});
