import { act } from 'react';
import { writeStored } from '#src/lib/storage.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currencyAtom } from '#src/state/currency.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { HOUR_MS } from '#src/domain/days.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { iconsIn } from '#tests/unit/ui/drawing.tsx';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../../pool-coin.ts';
import { button, open } from '../farm-stage.tsx';
import { address, madeAt, sampleFarm, snapshotOf } from '../samples.ts';

beforeEach(() => void writeStored('currency', 'CNY'));

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

// Where the payment window of 08:00 to 16:00 in Beijing begins on the day before, at 19:00.
const zone = process.env.TZ;
beforeAll(() => void (process.env.TZ = 'America/New_York'));
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** The clocks of the page a while later. */
const later = (ms: number) =>
  act(async () => {
    vi.setSystemTime(madeAt + ms);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const stopClock = (atMs = madeAt) => vi.useFakeTimers({ toFake: ['Date'], now: atMs });
const seconds = madeAt / 1000;
const part = (title: string) => the(`section[aria-labelledby=${title}]`);
const fileText = async (): Promise<[name: string, text: string]> => {
  const file = saved.mock.calls.at(-1)![0];
  return [file.name, (await file.text()).replaceAll('\r\n ', '')];
};

describe('the next payment window', () => {
  const times = () => [...part('farm-payment').querySelectorAll('dd')].map(({ textContent }) => textContent);

  it('is in Beijing’s time and in the visitor’s, where it begins the day before, and goes on while the page is open', async () => {
    stopClock();
    await open({ detail: sampleFarm() });
    expect(part('farm-payment').textContent).toContain('Next payment windowOpen now');
    expect(times()).toEqual(['21 Nov, 08:00 to 16:00', '20 Nov 19:00 – 21 Nov 03:00']);
    await later(5 * HOUR_MS);
    expect(part('farm-payment').textContent).not.toContain('Open now');
    expect(times()).toEqual(['22 Nov, 08:00 to 16:00', '21 Nov 19:00 – 22 Nov 03:00']);
    // Before it opens in the morning.
    await later(18 * HOUR_MS);
    expect(part('farm-payment').textContent).not.toContain('Open now');
    expect(times()).toEqual(['22 Nov, 08:00 to 16:00', '21 Nov 19:00 – 22 Nov 03:00']);
  });

  it('is tomorrow’s while today’s is still open, once today’s was sent', async () => {
    stopClock();
    await open({ detail: { ...sampleFarm(), payouts: [{ time: seconds - 3600, amount: 1, txid: '' }] } });
    expect(part('farm-payment').textContent).toContain("Today's is sent");
    expect(times()[0]).toBe('22 Nov, 08:00 to 16:00');
  });

  it.each([
    ['x-pool-data', { detail: sampleFarm() }, 'ETC 0xcB60…4915', String.raw`16:00 Beijing time. (Simulated data)`],
    ['a real pool', { saved: snapshotOf(sampleFarm(), { isSimulated: false }) }, 'North hall', String.raw`16:00 Beijing time.`],
  ])('is a calendar’s event that comes again every day and names its farm: %s', async (_what, stage, farm, end) => {
    stopClock();
    await open(stage);
    await click(button('Add to calendar'));
    const [name, text] = await fileText();
    expect(name).toBe('okkong-etc-0xcB60-4915-payment.ics');
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:payment-etc-${address.toLowerCase()}@okkong`,
        'DTSTAMP:20261121T044000Z',
        'DTSTART:20261121T000000Z',
        'DTEND:20261121T080000Z',
        'RRULE:FREQ=DAILY',
        `SUMMARY:OKKONG ETC payment window: ${farm}`,
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:The pool sends'))?.endsWith(end)).toBe(true);
  });
});

describe('payouts', () => {
  const cells = (row: Element) => [...row.children].map(({ textContent }) => textContent);
  const rows = () => [...part('farm-payouts').querySelectorAll('tbody tr')].map(cells);
  const heads = () => [...part('farm-payouts').querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
  const payoutsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ time: seconds - (count - index) * 86_400, amount: count - index, txid: '' }));

  it('stand by their time, the newest first, each also in Beijing’s, and go into a file', async () => {
    await open({ detail: { ...sampleFarm(), payouts: [...(sampleFarm().payouts ?? []), { time: seconds, amount: 1, txid: '' }] } });
    expect(the('table[aria-labelledby=farm-payouts]').getAttribute('role')).toBe('table');
    expect(iconsIn(button('Save as CSV'), ['download'])).toEqual(['download']);
    expect(iconsIn(button('Add to calendar'), ['calendar'])).toEqual(['calendar']);
    expect(heads()).toEqual(['Time', 'Transaction', 'Amount']);
    const roles = [...part('farm-payouts').querySelectorAll('thead, tbody, tr, tbody tr:first-child > *')].map((each) =>
      each.getAttribute('role'),
    );
    expect(roles).toEqual(['rowgroup', 'row', 'rowgroup', 'row', 'rowheader', 'cell', 'cell', 'row', 'row']);
    expect(rows()).toEqual([
      ['20 November 2026 23:40Beijing: 21 November 2026 12:40', '--', '1.00000000 ETC'],
      ['19 November 2026 23:40Beijing: 20 November 2026 12:40', '=1+1', '0.00000042 ETC'],
      ['18 November 2026 23:40Beijing: 19 November 2026 12:40', '0xabc', '2.30000000 ETC'],
    ]);
    expect(part('farm-payouts').querySelector('time')?.dateTime).toBe('2026-11-21T04:40:00.000Z');
    await click(button('Save as CSV'));
    expect(await fileText()).toEqual([
      'okkong-etc-0xcB60-4915-payouts.csv',
      [
        'Time,Amount,Coin,Wallet address,Transaction,Origin',
        `2026-11-21T04:40:00.000Z,1,ETC,${address},,Simulated data`,
        `2026-11-20T04:40:00.000Z,0.00000042,ETC,${address},'=1+1,Simulated data`,
        `2026-11-19T04:40:00.000Z,2.3,ETC,${address},0xabc,Simulated data`,
        '',
      ].join('\r\n'),
    ]);
  });

  it('are seven until all are asked for, without a column for transactions that the pool does not name; the file has all', async () => {
    const long = snapshotOf(sampleFarm({ payouts: payoutsOf(9) }), { isSimulated: false });
    const { text } = await open({ search: { addr: address, coinType: 'ETC' }, saved: long });
    expect(heads()).toEqual(['Time', 'Amount']);
    expect(rows().map(([, amount]) => amount?.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.', '7.']);
    await click(button('Save as CSV'));
    const [, file] = await fileText();
    expect(file.trim().split('\r\n')).toHaveLength(10);
    expect(file).not.toContain('Simulated');
    await click(button('Show all 9'));
    expect(rows()).toHaveLength(9);
    expect(text()).not.toContain('Show all');
  });

  it('on paper are those of the screen, for all of them take more than a sheet: what shows them is not printed', async () => {
    await open({ detail: { ...sampleFarm(), payouts: payoutsOf(9) } });
    expect(rows()).toHaveLength(7);
    expect(button('Show all 9').closest('[data-print=no]')).not.toBeNull();
  });

  it('of one moment are told apart, and stay what they are when another comes', async () => {
    const twin = (amount: number) => ({ time: seconds - 86_400, amount, txid: '' });
    const { pool, client, isLoaded } = await open({ detail: { ...sampleFarm(), payouts: [twin(1), twin(2)] } });
    const amounts = () => rows().map(([, amount]) => amount?.slice(0, 2));
    expect(amounts()).toEqual(['1.', '2.']);
    pool.detail = { ...sampleFarm(), payouts: [twin(1), twin(2), { time: seconds, amount: 3, txid: '' }] };
    pool.at = madeAt + 1000;
    await act(async () => void client.invalidateQueries());
    await isLoaded();
    await drawn(() => expect(amounts()).toEqual(['3.', '1.', '2.']));
  });

  it('of seven are all there at once; of none there is a sentence and no file', async () => {
    const { text, pool, client, isLoaded } = await open({ detail: { ...sampleFarm(), payouts: payoutsOf(7) } });
    expect(rows()).toHaveLength(7);
    expect(text()).not.toContain('Show all');
    pool.detail = { ...sampleFarm(), payouts: [] };
    pool.at = madeAt + 1000;
    await act(async () => void client.invalidateQueries());
    await isLoaded();
    await drawn(() => expect(part('farm-payouts').textContent).toBe('PayoutsNo payouts yet'));
  });
});

describe('the money of a farm', () => {
  const etc = poolCoin({ coinType: 17, priceUsa: 16.37, dayIncome: 0.0001, dayIncomeMoney: 0.0001 * 16.37 * 7.135, minPayPrice: 0.1 });
  const eth = poolCoin({
    ...etc,
    coinType: coinBySymbol('ETH')!.id,
    priceUsa: 3000,
    dayIncomeMoney: 0.0001 * 3000 * 7.135,
    minPayPrice: 5,
  });

  it('is in the currency that is chosen at its head, at its own coin’s price', async () => {
    const { text, store } = await open({ detail: { ...sampleFarm(), incomeToday: 0, payouts: [] }, list: [eth, etc] });
    expect(text()).toContain('Earned today0.00000000 ETC');
    await click(the('[aria-label="Currency of the income"]').querySelectorAll('button')[1]!);
    expect(store.get(currencyAtom)).toBe('USD');
    expect(text()).toMatch(/Unpaid2\.34000000 ETC≈ \$38\.31/);
  });

  it('of another coin is in that coin, at its price', async () => {
    const { text } = await open({
      search: { addr: address, coinType: 'ETH' },
      detail: { ...sampleFarm(), unpaid: 2, incomeToday: 0 },
      list: [etc, eth],
    });
    expect(text()).toContain('Unpaid2.00000000 ETH≈ ¥42,810');
    expect(text()).toContain('3 ETH short of the minimum of 5 ETH');
    expect(part('farm-payouts').textContent).toContain('2.30000000 ETH');
  });

  it('is paid an amount that nobody knows where the pool leaves out what the running day has brought, and still at its time', async () => {
    stopClock();
    const { text } = await open({ detail: { ...sampleFarm(), incomeToday: null, payouts: [] }, list: [etc, eth] });
    expect(text()).toContain('Next payout-- ETCPays out today, 19:00 to 03:00');
  });

  it('has no worth without a price, and a time of payment where no least amount is known', async () => {
    stopClock();
    const { text } = await open({ detail: { ...sampleFarm(), incomeToday: 0.34, payouts: [] } });
    expect(text()).toContain('Earned today0.34000000 ETCUnpaid2.34000000 ETCNext payout2.00000000 ETCPays out today, 19:00 to 03:00');
    expect(text()).not.toContain('≈');
    // After midnight, where the visitor is.
    await later(0.5 * HOUR_MS);
    expect(text()).not.toContain('Pays out today');
  });

  it('of a stored copy is what it was then, to be paid on the day that was next', async () => {
    // Now the window of today is over.
    stopClock(madeAt + 4 * HOUR_MS);
    const farm = sampleFarm({ incomeToday: 0.34, payouts: [] });
    const { text } = await open({ saved: snapshotOf(farm, { madeAt: madeAt - 22 * HOUR_MS }) });
    expect(text()).toContain('Payout then due2.00000000 ETCwas due on 19 Nov');
  });
});

describe('a copy of 40 days', () => {
  it('says nothing of the present', async () => {
    stopClock(madeAt + 40 * 24 * HOUR_MS);
    const farm = sampleFarm({ incomeToday: 0.34, payouts: [] });
    const { text } = await open({ saved: snapshotOf(farm) });
    expect(text()).toMatch(/Hashrate, 20 Nov 2\d:\d\d/);
    expect(text()).toContain('Earned on 21 Nov until 12:40, Beijing time');
    expect(text()).toContain('was due on');
    expect(text()).not.toMatch(/now\b|Earned today|still adds|Next payout[^s]|Paid /);
  });

  it('of a farm whose newest share is two days old is as old as that, however new the answer', async () => {
    stopClock();
    const workers = [{ name: 'rig', hashrate: 5, hashrate24h: 5, lastShareTime: seconds - 2 * 86_400 }];
    const { text } = await open({ detail: sampleFarm({ hashrate: 5, workers }) });
    expect(text()).toContain('2 d ago');
    expect(text()).not.toMatch(/Live|Hashrate now/);
    expect(text()).toContain('Offline 1');
  });
});

describe('the curve of a farm', () => {
  it('is said in words: its span, its least, largest and latest figure, in its unit', async () => {
    await open({ detail: sampleFarm() });
    expect(part('farm-curve').textContent).toBe('Hashrate20 Nov 21:40 – 20 Nov 22:40, GH/s');
    expect(part('farm-curve').querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Hashrate from 20 Nov 21:40 to 20 Nov 22:40: lowest 50.00 GH/s, highest 52.00 GH/s, latest 52.00 GH/s.',
    );
    const steps = the('[aria-label="Step through the hashrate chart"]');
    expect(steps.getAttribute('aria-valuetext')).toBe('20 Nov 22:40: 52.00 GH/s');
    expect(the('dl[aria-label=Figures]').textContent).toContain('24 h average51.96 GH/s');
  });

  it('without figures says so', async () => {
    await open({ detail: { ...sampleFarm(), curve: [] } });
    expect(part('farm-curve').textContent).toContain('No data');
  });
});

describe('a farm that is not here yet', () => {
  it('has places for its figures, and says when it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open({ isSilent: true });
    const place = the('[aria-busy=true]');
    expect(place.textContent).toBe('Hashrate now24 h averageWorkersEarned todayUnpaidNext payout');
    expect(the('header').querySelector('[class*=skeleton]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_900));
    expect(the('header + [role=status]').textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(the('header + [role=status]').textContent).toBe('Slow connection, still trying.');
  });

  it('says that only kept farms are here without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { text } = await open({});
    expect(text()).toContain('No connection and no saved copy yetOnly saved farms are kept on this device.');
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(the('header').querySelector('[class*=skeleton]')).toBeNull();
    expect(button('Try again')).toBeDefined();
  });

  it('whose figures are old says why, with the network’s sign only where that is the reason', async () => {
    const { client, isLoaded } = await open({ saved: snapshotOf() });
    const notice = () => [...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent?.includes('last saved'))!;
    const sign = () => notice().querySelector('path')?.getAttribute('d');
    const warning = sign();
    expect(notice().textContent).toMatch(/^The site.s server does not answer.* The figures below are the last saved ones\./);
    expect(button('Try again')).toBeDefined();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void client.invalidateQueries());
    await isLoaded();
    expect(notice().textContent).toContain('There is no connection right now.');
    expect(sign()).not.toBe(warning);
  });

  it('though it is kept has no figures yet: that is a problem, not a remark', async () => {
    await open({ farms: [{ coin: 'ETC', address, name: '' }] });
    expect(the('[role=alert]').textContent).toContain('The farm could not be loaded');
  });

  it('has its hashrate in the unit of its pool', async () => {
    await open({ detail: { ...sampleFarm(), hashrateUnit: 'GH/s' } });
    expect(part('farm-curve').textContent).toMatch(/, TH\/s$/);
    expect(the('dl[aria-label=Figures]').textContent).toContain('24 h average51.96 TH/s');
  });

  it('without hashrate can be looked for again', async () => {
    const { pool, text, client } = await open({ detail: null });
    expect(text()).toContain('The pool receives no ETC hashrate from this address.');
    pool.isSilent = true;
    await click(button('Try again'));
    await drawn(() => expect(button('Try again').getAttribute('aria-busy')).toBe('true'));
    // Its age stays in sight.
    expect(the('header').querySelector('[class*=skeleton]')).toBeNull();
    pool.isSilent = false;
    pool.detail = sampleFarm();
    pool.at = madeAt + 1000;
    await act(() => client.cancelQueries());
    await drawn(() => expect(button('Try again').getAttribute('aria-busy')).toBeNull());
    await click(button('Try again'));
    await drawn(() => expect(text()).toContain('41.26 GH/s'));
  });
});
