import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { vipDraft } from '#src/features/vip/vip.draft.ts';
import { AppError } from '#src/lib/app-error.ts';
import * as http from '#src/lib/http.ts';
import { observePoolIdempotency } from '#src/lib/pool-idempotency.ts';
import { addToOutbox, readOutbox } from '#src/parts/outbox/outbox.ts';
import { connectionAtom } from '#src/state/online.ts';
import { makeStore } from '#src/state/store.ts';
import { vipCoinAtom } from '#src/state/vip-coin.ts';
import { settled } from '#tests/unit/drawn.ts';
import { answer, envelope, fakeFetch } from '#tests/unit/lib/fake-fetch.ts';
import { click, mount, the } from '#tests/unit/ui/mount.tsx';
import { dialogs, fill, filled, forget, input, leave, openForm, pressOpen, section, send, shown, type } from './vip-stage.tsx';

vi.mock('#src/parts/outbox/outbox.ts', { spy: true });

beforeAll(() => import('#src/features/vip/vip-dialogs.tsx'));
beforeEach(forget);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')];
const button = (name: string) => buttons().find(({ textContent }) => textContent === name)!;
const taken = () => answer({ body: envelope(null), headers: { 'x-pool-idempotent': '1' } });
const noteOf = (name: string) => document.getElementById(input(name).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the application', () => {
  it('has the coin whose lack of an address led here, and goes with an email alone', async () => {
    const store = makeStore();
    store.set(vipCoinAtom, 'RVN');
    const sent = fakeFetch(taken);
    await mount(await section('en', store));
    await pressOpen();
    const selects = [...document.querySelectorAll<HTMLSelectElement>('dialog[open] select')];
    const coin = selects.find(({ labels }) => labels[0]?.textContent === 'Coin');
    expect(coin?.value).toBe('RVN');
    expect([...(coin?.options ?? [])].map(({ value }) => value)).not.toContain('ETH');
    await fill({ name: 'Chan', email: 'chan@farm.example', hashrate: '1 GH/s' });
    await send();
    expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({ coin: 'RVN', email: 'chan@farm.example', phone: '' });
  });

  it('has seven lines, of which two must be filled in, and the coin, and says what is kept', async () => {
    await openForm('en');
    expect(the<HTMLFormElement>('dialog[open] form').noValidate).toBe(true);
    const fields = [...the('dialog[open] form').querySelectorAll('input')];
    expect(fields.map((field) => [field.labels?.[0]?.textContent, field.required])).toEqual([
      ['Your name', true],
      ['Phone number', false],
      ['Email', false],
      ['GID of your account (optional)', false],
      ['Miner type (optional)', false],
      ['Your hashrate', true],
      ['Remark (optional)', false],
    ]);
    expect(fields.map((field) => field.autocomplete)).toEqual(['name', 'tel-national', 'email', 'off', 'off', 'off', 'off']);
    expect(the('dialog[open] h2').textContent).toBe('Apply for a VIP address');
    expect(buttons().map(({ ariaLabel, textContent, type: kind }) => [ariaLabel ?? textContent, kind])).toEqual([
      ['Close', 'button'],
      ['Send application', 'submit'],
      ['Cancel', 'button'],
    ]);
    expect([input('phone').type, input('phone').getAttribute('inputmode')]).toEqual(['tel', 'tel']);
    expect(input('accName').getAttribute('autocapitalize')).toBe('none');
    expect(noteOf('hashrate')).toBe('For example 20 PH/s');
    expect(noteOf('remark')).toBeUndefined();
    expect(shown()).toContain('Contacted within 1 working day');
    expect(shown()).toContain('What you type stays on this device until you send or clear it.');
    expect(button('Clear the form')).toBeUndefined();
    await type('remark', 'x');
    expect(button('Clear the form')).toBeDefined();
  });

  it('says of each field what is wrong with it, when it is left', async () => {
    await openForm('en');
    await leave('hashrate');
    expect(noteOf('hashrate')).toBe('Please enter your hashrate');
    await type('hashrate', '1');
    expect(noteOf('hashrate')).toBe('Please enter your hashrate');
    await leave('hashrate');
    expect(noteOf('hashrate')).toBe('For example 20 PH/s');
    // Blanks fill nothing in.
    await type('phone', ' ');
    await type('phone', '');
    await leave('phone');
    expect(noteOf('phone')).toBe('Please enter your phone number');
  });

  it('knows of a draft that its phone was filled in once', async () => {
    vipDraft.keep({ ...vipDraft.read(), phone: '138' });
    await openForm('en');
    await type('phone', '');
    await leave('phone');
    expect(noteOf('phone')).toBe('The phone number cannot be empty');
  });

  it('stays open at a click beside it, where nothing typed is to be lost; what became of it does not', async () => {
    fakeFetch(taken);
    await openForm('en');
    const beside = async () => {
      const dialog = the('dialog[open]');
      await act(async () => dialog.dispatchEvent(new Event('pointerdown', { bubbles: true })));
      await click(dialog);
    };
    await beside();
    expect(dialogs()).toBe(1);
    await fill(filled);
    await send();
    expect(shown()).toContain('Application sent');
    expect(shown()).toContain('We have received your application');
    await beside();
    expect(dialogs()).toBe(0);
  });
});

describe('sending', () => {
  it('can be left but not cleared while it is under way, and success is closed by its button', async () => {
    let arrive = (_response: Response) => {};
    fakeFetch(() => new Promise((resolve) => (arrive = resolve)));
    await openForm('en');
    await fill(filled);
    await act(() => send());
    expect(button('Send application').getAttribute('aria-busy')).toBe('true');
    expect(button('Clear the form').disabled).toBe(true);
    await act(async () => arrive(taken()));
    await settled();
    await click(button('Done'));
    expect(dialogs()).toBe(0);
    // The next application begins empty.
    await pressOpen();
    expect(input('name').value).toBe('');
    await click(the('dialog[open] [aria-label=Close]'));
    expect(dialogs()).toBe(0);
  });

  it('once more has not failed yet, and a cleared form has failed at nothing', async () => {
    let arrive = (_response: Response) => {};
    const refused = () => answer({ body: envelope(null, { code: '400', message: 'Again, please.' }) });
    let isFirst = true;
    fakeFetch(() => (isFirst ? refused() : new Promise((resolve) => (arrive = resolve))));
    await openForm('en');
    await fill(filled);
    await send();
    expect(the('dialog[open] [role=alert]').textContent).toBe('Not sent. Again, please.');
    // A pool that has responded is not waited for.
    expect(button('Save and send later')).toBeUndefined();
    isFirst = false;
    await act(() => send());
    expect(document.querySelector('dialog[open] [role=alert]')).toBeNull();
    await act(async () => arrive(refused()));
    await settled();
    await click(button('Clear the form'));
    expect(document.querySelector('dialog[open] [role=alert]')).toBeNull();
    expect(input('name').value).toBe('');
  });

  it('waits as long as the page is open, and says so, where the device keeps nothing', async () => {
    vi.spyOn(http, 'call').mockRejectedValueOnce(new AppError('offline'));
    await openForm('en');
    await fill(filled);
    await send();
    expect(shown()).toContain('your browser blocks saving. Your application waits as long as this page is open');
    expect(shown()).not.toContain('saved on this device');
    expect(readOutbox()).toHaveLength(1);
  });

  it('waits, without a line, for the pool', async () => {
    vi.spyOn(http, 'call').mockRejectedValueOnce(new AppError('offline'));
    vi.mocked(addToOutbox).mockResolvedValueOnce(true);
    await openForm('en');
    await fill(filled);
    await send();
    expect(shown()).toContain('Not sent yet');
    expect(shown()).toContain('Your application is saved on this device');
    expect(buttons().map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual(['Close', 'Done']);
    expect(shown()).not.toContain('We have received');
    await click(button('Done'));
    expect(dialogs()).toBe(0);
  });

  it('can be put off on request, once and under the key of the attempt that failed', async () => {
    const sent = fakeFetch(() => answer({ body: '<html>login</html>' }));
    await openForm('en');
    await fill(filled);
    await send();
    await act(async () => {
      button('Save and send later').click();
      button('Save and send later').click();
    });
    await settled();
    expect(readOutbox().map(({ key }) => key)).toEqual([sent[0]?.headers.get('idempotency-key')]);
    expect(shown()).toContain('Not sent yet');
  });

  it('cannot be put off where a pool may take it twice, and says so without a line', async () => {
    observePoolIdempotency(null);
    fakeFetch(() => answer({ body: '<html>login</html>' }));
    const store = makeStore();
    await mount(await section('en', store));
    await pressOpen();
    await act(async () => store.set(connectionAtom, 'offline'));
    expect(shown()).toContain('the application cannot be sent now');
    expect(the('dialog[open] form [data-tone]').dataset.tone).toBe('warning');
    await act(async () => store.set(connectionAtom, 'server'));
    expect(shown()).toContain('server does not answer, so the application cannot be sent now');
    await act(async () => store.set(connectionAtom, 'online'));
    await fill(filled);
    await send();
    expect(the('dialog[open] [role=alert]').textContent).toMatch(/^Not sent\./);
    expect(button('Save and send later')).toBeUndefined();
  });
});

it('the card shows an address whose farm stands out, as an example', async () => {
  await mount(await section('en'));
  const card = the('section#vip[aria-labelledby=vip-title]');
  expect(card.querySelector('#vip-title')?.textContent).toBe('Your own mining address');
  expect(card.querySelector('code')?.textContent).toBe('stratum+ssl://yourfarm.vip.okkong.example:443');
  expect(card.querySelector('code b')?.textContent).toBe('yourfarm');
  const breaks = card
    .querySelector('code')
    ?.innerHTML.replaceAll(/<\/?b>/g, '')
    .split('<wbr>');
  expect(breaks).toEqual(['stratum+ssl://', 'yourfarm', '.vip', '.okkong', '.example', ':443']);
});
