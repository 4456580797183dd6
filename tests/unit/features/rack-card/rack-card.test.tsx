import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { coinBySymbol } from '#src/domain/coins.ts';
import { RackCardPage } from '#src/features/rack-card/rack-card-page.tsx';
import {
  cardChoice,
  cardCoins,
  cardFacts,
  cardFragment,
  cardLimits,
  cardOfFragment,
  keptCardsAtom,
  type RackCard,
  rackCardAtom,
} from '#src/features/rack-card/rack-card.model.ts';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import * as clipboard from '#src/lib/clipboard.ts';
import { qrCode } from '#src/lib/qr-code.ts';
import { sessionAtom } from '#src/state/session.ts';
import { toastsAtom } from '#src/state/toasts.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { typeInto } from '#tests/unit/features/tools/open-panel.tsx';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';

const etc = coinBySymbol('ETC')?.id ?? 0;
const wallet = '0xcB60a7D502962A206e698025C2545219E6f34915';
const farmCoins = ['ETH', 'ETC'];
const btc = coinBySymbol('BTC')?.id ?? 0;
const card: RackCard = { coinId: etc, security: 'tls', by: 'wallet', owner: `ethereum:${wallet}@61`, worker: 'rig01', name: 'Rack 3' };

describe('the facts of a card', () => {
  it('are addresses in fail-over order and the name that the pool knows the machine by', () => {
    const facts = cardFacts(card, farmCoins);
    expect(facts?.addresses.map((address) => address.replace(/.*:/, ''))).toEqual(['8009', '8443', '5555']);
    expect(facts?.target.user).toBe(`${wallet}.rig01`);
    expect(facts?.isReady).toBe(true);
  });

  it.each<[string, Partial<RackCard>, object]>([
    ['a mistyped address', { owner: wallet.replace('cB', 'CB') }, { owner: 'checksum' }],
    ['a name of a naming service', { owner: 'miner.eth' }, { owner: 'name' }],
    ['no address', { owner: '' }, { owner: 'empty' }],
    ['a GID with a dot', { coinId: btc, owner: 'my.farm' }, { owner: 'account' }],
    ['a worker with a blank', { worker: 'rig 01' }, { worker: 'worker' }],
  ])('say what is wrong with %s', (_name, change, problems) => {
    const facts = cardFacts({ ...card, ...change }, farmCoins);
    expect(facts?.problems).toMatchObject(problems);
    expect(facts?.isReady).toBe(false);
  });

  it('take the GID for a coin whose farms are not known by address, and else the wallet', () => {
    expect(cardFacts({ ...card, coinId: btc, owner: '10203040' }, farmCoins)?.target.user).toBe('10203040.rig01');
    const wallets = cardFacts({ ...card, coinId: btc, owner: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }, ['BTC']);
    expect(wallets).toMatchObject({ kind: 'wallet', target: { user: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT.rig01' } });
  });

  it('are complete before an address is typed, and say what stands for it', () => {
    const facts = cardFacts({ ...card, owner: '', worker: '' }, farmCoins);
    expect(facts?.target.user).toBe('YOUR_ETC_ADDRESS.rig01');
    expect(facts?.toReplace).toEqual(['YOUR_ETC_ADDRESS', 'rig01', facts?.endpoint.host]);
    // A mistyped address is never handed out.
    expect(cardFacts({ ...card, owner: wallet.replace('cB', 'CB') }, farmCoins)?.target.user).toBe('YOUR_ETC_ADDRESS.rig01');
  });

  it('begin with a coin of the pool, and keep the coin of what was typed', () => {
    const ofPool = cardCoins.filter(({ symbol }) => symbol === 'BTC' || symbol === 'LTC');
    const symbols = (owner: string) => {
      const { card: chosen, offered } = cardChoice({ ...card, owner }, ofPool);
      return [cardFacts(chosen, farmCoins)?.coin.symbol, ...offered.map(({ symbol }) => symbol)];
    };
    expect(symbols('')).toEqual(['BTC', 'BTC', 'LTC']);
    expect(symbols(wallet)).toEqual(['ETC', 'BTC', 'LTC', 'ETC']);
  });

  it('come back whole from the fragment of an address, and from no other', () => {
    expect(cardOfFragment(`#${cardFragment(card)}`)).toEqual(card);
    expect(cardOfFragment('#calculator')).toBeUndefined();
    expect(cardOfFragment(`#${cardFragment({ ...card, coinId: 999 })}`)).toBeUndefined();
  });
});

async function open(props: Parameters<typeof RackCardPage>[0] = {}, gid?: string) {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['rack-card']);
  const copied: string[] = [];
  vi.spyOn(clipboard, 'copyText').mockImplementation(async (text) => copied.push(text) > 0);
  const { page, store } = await makeApp(<RackCardPage {...props} />, {
    i18n,
    paths: ['/rack-card', '/account'],
    api: () => Response.error(),
  });
  // What another test left on the device is not of this one.
  store.set(rackCardAtom, { ...card, security: 'plain', owner: '', name: '' });
  store.set(sessionAtom, gid === undefined ? null : { token: 't', gid, nickname: '', avatar: '' });
  const { container } = await mount(page);
  const button = (name: string) => [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const copy = async (name: string) => {
    await click(the(`button[aria-label="Copy: ${name}"]`));
    return { text: copied.at(-1), toast: store.get(toastsAtom).at(-1)?.text };
  };
  return { container, store, button, copy };
}

describe('the rack card', () => {
  it('prints nothing until the wallet is right, and then its code', async () => {
    const { container, store, button } = await open();
    expect(container.querySelector('article')?.textContent).toContain('YOUR_ETC_ADDRESS stands for your ETC wallet address');
    expect(button('Print')?.disabled).toBe(true);
    await act(async () => store.set(rackCardAtom, card));
    expect(container.querySelector('article')?.textContent).toContain(`${wallet}.rig01`);
    const code = container.querySelector('svg[aria-label*="QR code"] path')?.getAttribute('d');
    const shown = { ...card, owner: card.owner };
    expect(code).toBe(qrCode(`${location.origin}/rack-card#${cardFragment(shown)}`).path);
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await click(button('Print') ?? container);
    expect(printed).toHaveBeenCalledOnce();
  });

  it('copies each line, and says what of it has to be replaced', async () => {
    const { store, copy } = await open();
    const host = 'ethash.pool.okkong.example';
    const before = await copy('lolMiner');
    expect(before.text).toContain(`lolMiner --algo ETCHASH --pool ${host}:8008 --user YOUR_ETC_ADDRESS.rig01 --pass x --tls off --pool`);
    expect(before.toast).toBe(`Copied. Before you start it, replace YOUR_ETC_ADDRESS and ${host}.`);
    await act(async () => store.set(rackCardAtom, { ...card, security: 'plain' }));
    const after = await copy('lolMiner');
    expect(after.text).toContain(`--user ${wallet}.rig01 --pass x`);
    expect(after.toast).toBe(`Copied. Before you start it, replace ${host}.`);
    expect((await copy('User / worker')).toast).toBe('Copied');
  });

  it('opens at the coin and the machine that a link names, with the GID of who is logged in', async () => {
    const { container, copy } = await open({ coin: 'btc', miner: 'bitaxe' }, '10203040');
    expect([...container.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)).toEqual(['Bitaxe (AxeOS)']);
    expect(container.textContent).toContain('The GID of your account, as you are logged in.');
    expect((await copy('Stratum host')).text).toBe('sha256.pool.okkong.example');
    expect((await copy('Stratum port')).text).toBe('3333');
    expect((await copy('Fallback port')).text).toBe('443');
    expect((await copy('Stratum user')).text).toBe('10203040.rig01');
  });

  it('has the wallet again when the visitor comes back to its coin', async () => {
    const { container, store } = await open();
    await act(async () => store.set(rackCardAtom, card));
    const coin = the<HTMLSelectElement>('form select');
    const choose = async (id: number) => act(async () => fireEvent.change(coin, { target: { value: String(id) } }));
    await choose(btc);
    expect(container.textContent).toContain('YOUR_GID stands for the GID of your account');
    expect(the<HTMLAnchorElement>('form a').textContent).toBe('Where is my GID?');
    await choose(etc);
    expect(container.querySelector('article')?.textContent).toContain(`${wallet}.rig01`);
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
