import { act } from 'react';
import { writeStored } from '#src/lib/storage.ts';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshTariff } from '#src/domain/electricity/own-tariff.ts';
import { farmKey } from '#src/features/overview/farm-id.ts';
import { farmOfSearch, type FarmSearch } from '#src/features/overview/farm-search.ts';
import { snapshotsAtom, savedFarmsAtom } from '#src/features/overview/farms.atoms.ts';
import { OverviewPage } from '#src/features/overview/overview-page.tsx';
import { createI18n, loadNamespaces } from '#src/i18n/setup.ts';
import { fleetAtom, noRules } from '#src/state/fleet.ts';
import { ownNoticeCountAtom } from '#src/state/online.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { makeApp } from '#tests/unit/render-app.tsx';
import { poolCoin } from '../pool-coin.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { button, id, open, search, type } from './farm-stage.tsx';
import { address, madeAt, sampleFarm, snapshotOf } from './samples.ts';
import { drawn, settled } from '#tests/unit/drawn.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

const wireFarm = { ...sampleFarm() };
/** At 16.37 USD and 7.135 CNY for one. */
const etc = poolCoin({ coinType: 17, priceUsa: 16.37, dayIncome: 0.0001, dayIncomeMoney: 0.0001 * 16.37 * 7.135, minPayPrice: 0.1 });

// Where the visitor's own time is Beijing's.
const zone = process.env.TZ;
beforeAll(() => void (process.env.TZ = 'Asia/Shanghai'));
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('a farm', () => {
  it('requests a token, then with it the detail, and shows what the response holds', async () => {
    const { sent, text } = await open({ detail: wireFarm });
    const ofFarm = sent.filter(({ path }) => !path.includes('/pool/'));
    expect(ofFarm.map(({ path, headers }) => [path.split('/').at(-1), headers.get('authorization'), headers.get('poolId')])).toEqual([
      ['eth', null, '176'],
      ['detail', 'secret-token', '176'],
      // What happened there, by a token of its own.
      ['eth', null, '176'],
      ['events', 'secret-token', '176'],
    ]);
    expect(text()).toMatch(/41\.26 GH\/s.*Online 2.*Offline 1.*2\.34000000 ETC/);
    expect(text()).toContain('Simulated data');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
    const payouts = [...document.querySelectorAll('table[aria-labelledby=farm-payouts] tbody tr')].map((row) => row.textContent);
    expect(payouts).toEqual([expect.stringContaining('=1+1'), expect.stringContaining('0xabc')]);
    expect(document.querySelectorAll('[data-state=inactive] svg')).not.toHaveLength(0);
    expect(document.querySelector('[data-state=inactive] path')?.getAttribute('d')).not.toBe(
      document.querySelector('[data-state=active] path')?.getAttribute('d'),
    );
  });

  it('has its money in the visitor’s currency: what today brought, what is owed and what is paid next', async () => {
    const { text } = await open({ detail: { ...wireFarm, incomeToday: 0.34, payouts: [] }, list: [etc] });
    expect(text()).toMatch(/Earned today0\.34000000 ETC≈ ¥39\.7/);
    expect(text()).toMatch(/Unpaid2\.34000000 ETC≈ ¥273\.\d\d/);
    // 12:40 in Beijing: the window is open, and pays the days before.
    expect(text()).toMatch(/Next payout2\.00000000 ETC≈ ¥233\.\d\dPays out .*Minimum of 0\.1 ETC reached/);
  });

  it('from which nothing comes any more leads to how to tell whose fault that is', async () => {
    const old = [{ name: 'hall-01', hashrate: 0, lastShareTime: madeAt / 1000 - 3600 }];
    await open({ detail: sampleFarm({ workers: old }) });
    expect(document.querySelector('a[href*="lineOrPool"]')?.parentElement?.textContent).toContain('no share of this farm since');
  });

  it('says of what its average is, where that is not a day', async () => {
    const { text } = await open({ detail: { ...wireFarm, averageOf: 'hours' } });
    expect(text()).toContain('Average of some hours');
    expect(text()).toContain('cover its own window of a few hours, not 24');
    expect(text()).not.toContain('24 h average');
  });

  it('says what a payout lacks of the least amount, as a round figure', async () => {
    const { text } = await open({
      detail: { ...wireFarm, unpaid: 1.04, incomeToday: 0.34, payouts: [] },
      list: [{ ...etc, minPayPrice: 0.8 }],
    });
    expect(text()).toMatch(/Next payoutwithin a day0\.1 ETC short of the minimum of 0\.8 ETC/);
  });

  it('after today’s window is paid tomorrow, and has no second time where the visitor’s is Beijing’s', async () => {
    const { text } = await open({ detail: { ...wireFarm, workers: undefined, incomeToday: 0.34 }, at: madeAt + 5 * 3_600_000 });
    expect(text()).toContain('Next payout2.34000000 ETCSo far: today still adds to it.Pays out tomorrow, 08:00 to 16:00');
    expect(text()).toContain('Beijing time22 Nov, 08:00 to 16:00Your time22 Nov, 08:00 to 16:00');
    expect(text()).toContain('20 November 2026 12:40=1+1');
    expect(text()).not.toContain('Beijing: ');
  });

  it('leaves out what its pool does not tell', async () => {
    const { text } = await open({ detail: { hashrate: 5, hashrateUnit: 'MH/s', workers: 12 } });
    expect(text()).toContain('5.00 MH/s');
    expect(text()).toMatch(/Workers12/);
    for (const part of ['24 h average', 'Unpaid', 'Payouts', 'Last share']) expect(text()).not.toContain(part);
  });

  it('without hashrate says so', async () => {
    const { text } = await open({ detail: null });
    expect(text()).toContain('No hashrate of this pool');
    expect(text()).toContain('a rig appears about 10 minutes after it starts');
  });

  it('of ETH says that nobody mines it any more', async () => {
    const { text } = await open({ search: { addr: address, coinType: 'ETH' }, detail: null });
    expect(text()).toContain('moved to PoS in September 2022');
  });

  it('that the pool refuses or fails shows the pool’s own sentence', async () => {
    expect((await open({ refusal: { code: '422', message: 'Wrong Address' } })).text()).toContain('Wrong Address');
    document.body.replaceChildren();
    expect((await open({ refusal: { code: '500', message: 'Closed for repair.' } })).text()).toContain('Closed for repair.');
    document.body.replaceChildren();
    expect((await open({ refusal: { code: '401', message: 'This address is private.' } })).text()).toContain('This address is private.');
  });

  it('that was never saved has nothing to show without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { store, text } = await open({});
    expect(text()).toContain('No connection and no saved copy yet');
    // The bar at the foot would say it again.
    expect(store.get(ownNoticeCountAtom)).toBe(1);
  });

  it('that is saved shows its stored figures with their age, and a line about the network', async () => {
    const { store, text } = await open({ saved: snapshotOf(sampleFarm(), { madeAt: madeAt - 86_400_000 * 3 }) });
    expect(text()).toContain('North hall');
    expect(text()).toContain('The figures below are the last saved ones.');
    // The page says it: the bar at the foot need not.
    expect(store.get(ownNoticeCountAtom)).toBe(1);
    expect(document.querySelector('time[data-tone=stale]')).not.toBeNull();
    expect(text()).toContain('hall-02');
  });

  it('is kept without its token when it is saved, and confirmed before it is forgotten', async () => {
    const { store } = await open({ detail: wireFarm });
    await click(button('Save this farm'));
    expect(store.get(snapshotsAtom)[farmKey(id)]?.data?.unpaid).toBe(2.34);
    expect(JSON.stringify([store.get(snapshotsAtom), store.get(savedFarmsAtom)])).not.toContain('secret-token');
    await click(button('Forget this farm'));
    expect(store.get(savedFarmsAtom)).toHaveLength(1);
    await click(button('Forget it'));
    expect(store.get(savedFarmsAtom)).toEqual([]);
    expect(store.get(snapshotsAtom)).toEqual({});
  });

  const workerNames = () =>
    [...document.querySelectorAll('section[aria-labelledby=farm-workers] tbody th')].map((head) =>
      head.textContent.replace('What to check', ''),
    );

  it('shows inactive workers alone on demand, without those of unknown state', async () => {
    const unknown = { name: 'hall-04', hashrate: null, lastShareTime: null };
    await open({ detail: { ...wireFarm, workers: [...(Array.isArray(wireFarm.workers) ? wireFarm.workers : []), unknown] } });
    expect(workerNames()).toContain('hall-04');
    expect(the('dl[aria-label=Figures]').textContent).toContain('WorkersOnline 2Offline 1');
    await click(button('Offline 1'));
    expect(workerNames()).toEqual(['hall-02']);
  });

  it('says of a stopped worker what to check, in order, what it has cost since, and who to call', async () => {
    const at = madeAt / 1000;
    // Ran 18 of 24 hours: 1,600 MH/s, at 0.0001 ETC a day for one of them.
    const stopped = { name: 'hall-02', hashrate: 0, hashrate24h: 1200, lastShareTime: at - 6 * 3600 };
    const running = { name: 'rtx3080-01', hashrate: 3610, hashrate24h: 3500, lastShareTime: at - 30 };
    const { text } = await open({ detail: { ...wireFarm, workers: [running, stopped] }, list: [{ ...etc, dayIncomeUnit: 'MH/s' }] });
    await click(the('tbody th[title=hall-02] button'));
    const dialog = () => the('dialog[open]');
    expect(the('dialog[open] h2').textContent).toBe('hall-02 is offline');
    expect(dialog().textContent).toMatch(/Last share21 Nov 06:40.*6 h ago/);
    expect(dialog().textContent).toMatch(/Not earned since0\.04000000 ETC ?≈ ¥4\.67An estimate, before electricity/);
    expect([...dialog().querySelectorAll('li')].map((step) => step.textContent.split(':')[0])).toEqual([
      'Power',
      'Network',
      'Program',
      'Pool',
      'Cards and heat',
      expect.stringContaining('Only then restart'),
    ]);
    expect(dialog().textContent).toContain(`${address}.hall-02`);
    expect([...dialog().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/rack-card?coin=ETC',
      '/about-us?id=wrap',
    ]);
    await click(the('dialog[open] button[aria-label=Close]'));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(0);
    // Beside the count: the same for all that stand still.
    expect(text()).toContain('Offline 1 What to check');
    await click(the('dl[aria-label=Figures] button'));
    expect(the('dialog[open] h2').textContent).toBe('Machines offline: what to check');
    expect(dialog().textContent).not.toContain('Not earned since');
    // By the name of a machine that is there.
    expect(dialog().textContent).toContain(`${address}.hall-02`);
  });

  it('says what a stopped worker has lost after electricity to who gave a price and keeps machines of its coin', async () => {
    const at = madeAt / 1000;
    const stopped = { name: 'hall-02', hashrate: 0, hashrate24h: 1200, lastShareTime: at - 6 * 3600 };
    const { store } = await open({ detail: { ...wireFarm, workers: [stopped] }, list: [{ ...etc, dayIncomeUnit: 'MH/s' }] });
    await click(the('tbody th[title=hall-02] button'));
    const lost = () => the('dialog[open]').textContent;
    // Six cards of 60 MH/s draw 150 W each: 1,600 MH/s draw 4 kW, which for six hours cost ¥2.40.
    const row = { id: 1, kind: 'gpu', model: '', coinId: 17, count: '6', hashrate: '60', power: '120', psu: '80' } as const;
    await act(async () => store.set(fleetAtom, { rows: [row], rules: noRules }));
    expect(lost()).not.toContain('After electricity');
    await act(async () => store.set(tariffAtom, { ...freshTariff, flat: '0.1', flatIn: 'CNY' }));
    expect(lost()).toMatch(/Not earned since0\.04000000 ETC ?≈ ¥4\.67After electricity¥2\.27An estimate: today's income/);
    await act(async () => store.set(fleetAtom, { rows: [{ ...row, coinId: 18 }], rules: noRules }));
    expect(lost()).toContain('before electricity');
  });

  it('is not being sent anything while it is owed less than the least amount, and says when it will be', async () => {
    // 51,960 MH/s of the day at 0.0001 ETC: 5.196 ETC a day.
    const detail = { ...wireFarm, unpaid: 2, incomeToday: 0.5, payouts: [] };
    const { text } = await open({ detail, list: [{ ...etc, dayIncomeUnit: 'MH/s', minPayPrice: 22 }] });
    expect(text()).toContain('Next payoutin about 4 days20.5 ETC short of the minimum of 22 ETC');
    expect(text()).not.toContain('Open now');
  });

  it('of 10,000 workers draws those in sight, and counts them all', async () => {
    const figures = { hashrate: 5, hashrate24h: 5, lastShareTime: madeAt / 1000 };
    const workers = Array.from({ length: 10_000 }, (_, index) => ({ name: `hall-${index % 4}-${index}`, ...figures }));
    const { text } = await open({ saved: snapshotOf({ ...sampleFarm(), workers }) });
    expect(text()).toContain('All 10,000');
    expect(the('dl[aria-label=Figures]').textContent).toContain('WorkersOnline 10,000Offline 0');
    expect(the('table[aria-labelledby=farm-workers]').getAttribute('aria-rowcount')).toBe('10001');
    expect(workerNames().length).toBeLessThan(80);
    await click(the('input[type=checkbox]'));
    expect(workerNames()).toEqual(['hall-02500', 'hall-12500', 'hall-22500', 'hall-32500'].map((name) => name.replace(/2500$/, '2,500')));
    await click(button('hall-12,500'));
    expect(workerNames()).toContain('hall-1-1');
  });

  it('tells of each worker its day and how long ago its last share was, and sorts by what is clicked', async () => {
    const at = madeAt / 1000;
    const workers = [
      { name: 'hall-01', hashrate: 3610, hashrate24h: 3500, lastShareTime: at - 30 },
      { name: 'hall-02', hashrate: 0, hashrate24h: 1200, lastShareTime: at - 16 * 3600 - 60 },
      { name: 'hall-03', hashrate: 3900, hashrate24h: 3800, lastShareTime: at - 300 },
    ];
    const { text } = await open({ detail: { ...wireFarm, workers } });
    expect(text()).toMatch(/Offlinehall-02What to check0\.00 MH\/s1\.20 GH\/s16 h ago/);
    expect(text()).toContain('5 min ago');
    await click(button('Hashrate'));
    expect(workerNames()).toEqual(['hall-03', 'hall-01', 'hall-02']);
    expect(the('[data-column=hashrate][role=columnheader]').getAttribute('aria-sort')).toBe('descending');
  });
});

describe('while saved the page', () => {
  it('names the farm’s own manifest, and the site’s again when the farm is left', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'manifest';
    link.setAttribute('href', '/manifest.webmanifest');
    await open({ detail: wireFarm, saved: snapshotOf() });
    expect(link.getAttribute('href')).toBe(`/farm.webmanifest?addr=${address}&coinType=ETC&name=North+hall`);
    await click(button('Forget this farm'));
    await click(button('Forget it'));
    expect(link.getAttribute('href')).toBe('/manifest.webmanifest');
    link.remove();
  });
});

it('the prerendered page has the title, and places for what only the visitor’s device knows', async () => {
  const i18n = await createI18n('en');
  await loadNamespaces(i18n, ['overview']);
  for (const query of [{}, search]) {
    const { page } = await makeApp(<OverviewPage search={query} farm={farmOfSearch(query)} />, { i18n, paths: ['/overview'] });
    const html = renderToString(page);
    expect(html).toContain('Your farms</h1>');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(/<form|No farm saved|0xcB60/);
  }
});

describe('without a farm', () => {
  it('the page has a form and says that nothing is saved', async () => {
    const { sent, text } = await open({ search: {} });
    expect(text()).toContain('No farm saved yet');
    expect(the<HTMLInputElement>('input[name=address]').value).toBe('');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(sent.filter(({ path }) => !path.includes('/pool/'))).toEqual([]);
  });

  it('where the pool knows farms of other coins, those are the ones to choose, each with its own rules', async () => {
    const list = [1, 17, 34].map((coinType) => poolCoin({ coinType, hasFarms: coinType === 17 ? 0 : 1 }));
    const { text } = await open({ search: { addr: address, coinType: 'KAS' }, list });
    expect([...the<HTMLSelectElement>('select').options].map(({ value }) => value)).toEqual(['BTC', 'KAS']);
    expect(the<HTMLSelectElement>('select').value).toBe('KAS');
    expect(text()).toContain('it belongs to another coin, not to KAS.');
    await type(the<HTMLInputElement>('input[name=address]'), 'kaspa:qq');
    await drawn(() => expect(text()).toContain('this is no KAS address.'));
  });

  it('what is typed outlives a reload in its tab, until the farm is opened; a link comes first', async () => {
    // Each visit is drawn beside the one before.
    const field = () => [...document.querySelectorAll<HTMLInputElement>('input[name=address]')].at(-1)!;
    const typed = async (query: FarmSearch) => {
      await open({ search: query });
      return field().value;
    };
    expect(await typed({})).toBe('');
    await type(field(), '0x12 34');
    expect(await typed({})).toBe('0x12 34');
    expect(await typed({ addr: '0x56', coinType: 'ETC' })).toBe('0x56');
    expect(await typed({})).toBe('0x12 34');
    await type(field(), address);
    await act(async () => field().form?.requestSubmit());
    expect(await typed({})).toBe('');
  });

  it('an empty field that is left is not yet wrong', async () => {
    await open({ search: {} });
    await act(async () => {
      the('input[name=address]').focus();
      the('input[name=address]').blur();
    });
    await settled();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('a wrong address of the link stands in the form with what is wrong', async () => {
    const { sent, text } = await open({ search: { addr: '0x12', coinType: 'ETC' } });
    expect(the<HTMLInputElement>('input[name=address]').value).toBe('0x12');
    expect(text()).toContain('Wrong address: use 0x followed by 40 characters');
    expect(sent.filter(({ path }) => !path.includes('/pool/'))).toEqual([]);
  });

  it('a mistyped capital of an address is told as such, not as a wrong form', async () => {
    const mistyped = '0xcB60a7D1cC5d26A6c6B2C1c9e1C4D4B9Ee354915';
    expect((await open({ search: { addr: mistyped, coinType: 'ETC' } })).text()).toContain('fail the checksum');
  });

  it('saved farms show their last figures', async () => {
    const { text } = await open({ search: {}, saved: snapshotOf() });
    expect(text()).toMatch(/North hall.*41\.26 GH\/s.*Online 2/);
    expect(text()).not.toContain('All farms');
  });

  it('two saved farms have a total', async () => {
    await open({ search: {}, saved: snapshotOf(), savedToo: snapshotOf() });
    expect(the('section[aria-labelledby=all-farms]').textContent).toMatch(/82\.53 GH\/s.*Online 4.*4\.68000000 ETC/);
  });

  it('opens the farm of a pasted address, without the blanks around it', async () => {
    const { router } = await open({ search: {} });
    const input = the<HTMLInputElement>('input[name=address]');
    await type(input, ` ${address} `);
    await click(button('Open the farm'));
    await drawn(() => expect(router.state.location.search).toEqual(search));
  });
});
