import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { RackCardPage } from '#src/features/rack-card/rack-card-page.tsx';
import {
  cardFacts,
  cardFragment,
  cardLimits,
  cardOfFragment,
  keptCardsAtom,
  type RackCard,
  rackCardAtom,
} from '#src/features/rack-card/rack-card.model.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { typeInto } from '#tests/unit/features/tools/open-panel.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const etc = coinBySymbol('ETC')?.id ?? 0;
const wallet = '0xcB60a7D502962A206e698025C2545219E6f34915';
const card: RackCard = { coinId: etc, security: 'tls', by: 'wallet', owner: `ethereum:${wallet}@61`, worker: 'rig01', name: 'Rack 3' };

describe('the facts of a card', () => {
  it('are addresses in fail-over order and the name that the pool knows the machine by', () => {
    const facts = cardFacts(card);
    expect(facts?.addresses.map((address) => address.replace(/.*:/, ''))).toEqual(['8009', '8443', '5555']);
    expect(facts?.target.user).toBe(`${wallet}.rig01`);
    expect(facts?.isReady).toBe(true);
  });

  it.each<[string, Partial<RackCard>, object]>([
    ['a mistyped address', { owner: wallet.replace('cB', 'CB') }, { owner: 'checksum' }],
    ['a name of a naming service', { owner: 'miner.eth' }, { owner: 'name' }],
    ['no address', { owner: '' }, { owner: 'empty' }],
    ['an account with a dot', { by: 'account', owner: 'my.farm' }, { owner: 'account' }],
    ['a worker with a blank', { worker: 'rig 01' }, { worker: 'worker' }],
  ])('say what is wrong with %s', (_name, change, problems) => {
    const facts = cardFacts({ ...card, ...change });
    expect(facts?.problems).toMatchObject(problems);
    expect(facts?.isReady).toBe(false);
  });

  it('take an account for a coin that is not mined by wallet', () => {
    expect(cardFacts({ ...card, coinId: coinBySymbol('BTC')?.id ?? 0, owner: 'myfarm' })?.target.user).toBe('myfarm.rig01');
  });

  it('come back whole from the fragment of an address, and from no other', () => {
    expect(cardOfFragment(`#${cardFragment(card)}`)).toEqual(card);
    expect(cardOfFragment('#calculator')).toBeUndefined();
    expect(cardOfFragment(`#${cardFragment({ ...card, coinId: 999 })}`)).toBeUndefined();
  });
});

async function open() {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['rack-card']);
  const { page, store } = await makeApp(<RackCardPage />, { i18n });
  const { container } = await mount(page);
  const button = (name: string) => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { container, store, button };
}

describe('the rack card', () => {
  it('shows no user and prints nothing until the wallet is right, and then its code', async () => {
    const { container, store, button } = await open();
    expect(container.querySelector('article')?.textContent).toContain('User / worker--');
    expect(button('Print')?.disabled).toBe(true);
    await act(async () => store.set(rackCardAtom, card));
    expect(container.querySelector('article')?.textContent).toContain(`${wallet}.rig01`);
    const code = container.querySelector('svg[aria-label*="QR code"] path')?.getAttribute('d');
    const shown = { ...card, owner: card.owner };
    expect(code).toBe(qrCode(`${location.origin}/rack-card#${cardFragment(shown)}`).path);
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await click(button('Print') ?? container);
    expect(printed).toHaveBeenCalledOnce();
    // Example hosts are not copied.
    expect([...container.querySelectorAll('dl button')].map((each) => each.getAttribute('aria-label'))).toEqual(['Copy: User / worker']);
  });

  it('keeps cards on the device, opens and removes them', async () => {
    const { container, store, button } = await open();
    await act(async () => store.set(rackCardAtom, card));
    await click(button('Keep on this device') ?? container);
    expect(store.get(keptCardsAtom)).toMatchObject([{ name: 'Rack 3' }]);
    await act(async () => store.set(rackCardAtom, { ...card, owner: '', name: '' }));
    await click(button('Rack 3 · ETC') ?? container);
    expect(store.get(rackCardAtom).owner).toBe(card.owner);
    await click(button('Remove') ?? container);
    expect(store.get(keptCardsAtom)).toEqual([]);
  });

  it('takes the worker that stands behind a pasted address', async () => {
    const { container, store } = await open();
    await typeInto(the<HTMLInputElement>(`form input[maxlength="${cardLimits.owner}"]`), `${wallet}.rack7`);
    expect(container.querySelector('article')?.textContent).toContain(`${wallet}.rack7`);
    expect(container.textContent).toContain('Its worker name goes into the field below.');
    expect(store.get(rackCardAtom).worker).toBe('rack7');
  });

  it('takes a scanned card out of the address', async () => {
    history.replaceState(null, '', `/rack-card#${cardFragment(card)}`);
    onTestFinished(() => history.replaceState(null, '', '/'));
    const { store } = await open();
    expect(store.get(rackCardAtom)).toEqual(card);
    expect(location.hash).toBe('');
  });
});
