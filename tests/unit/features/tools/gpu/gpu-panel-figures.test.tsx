import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gpuCoins } from '#src/features/tools/gpu/gpu-fields.ts';
import { apiQueryKey } from '#src/lib/api-query.ts';
import { removeStored, writeStored } from '#src/lib/storage.ts';
import { coinListQuery, networkCurveQuery } from '#src/parts/coin-queries.ts';
import { drawn } from '#tests/unit/drawn.ts';
import { click, the } from '#tests/unit/ui/mount.tsx';
import { partsWithoutRole } from '#tests/unit/ui/table-parts.ts';
import { list, listed, openGpuPanel, ranking, result, rowOf } from './open-gpu-panel.tsx';
import { buttonOf, choiceOf, factsOf, fieldOf, panelNowMs } from '../open-panel.tsx';

const saved = vi.hoisted(() => vi.fn<(file: File) => void>());
vi.mock('#src/lib/save-file.ts', () => ({ saveFile: saved }));

beforeEach(async () => {
  saved.mockClear();
  for (const key of ['tools.gpu2', 'tariff', 'currency']) await removeStored(key);
  await writeStored('currency', 'CNY');
});

const pageText = () => document.body.textContent;
const csvOf = async () => {
  await click(buttonOf('CSV'));
  const file = saved.mock.lastCall![0];
  return { name: file.name, lines: (await file.text()).replace(/^\uFEFF/, '').split('\r\n') };
};

describe('the pool’s figures in the GPU calculator', () => {
  const day = (daysAgo: number) => panelNowMs - daysAgo * 86_400_000;
  /** A coin with twice the difficulty of now all week long, at 8 USD, today at 16. */
  const curvesOf = (coinId: number) => {
    const days = Array.from({ length: 12 }, (_, index) => day(11 - index));
    return [
      [networkCurveQuery(coinId).queryKey, days.map((atMs) => ({ dataTime: atMs / 1000, hashrate: 1, difficulty: 2e15 }))],
      [
        apiQueryKey('priceCurve', { coinId }),
        days.map((atMs) => ({ dataTime: atMs / 1000, priceUsd: atMs === day(0) ? 16 : 8, openUsd: atMs === day(0) ? 16 : 8 })),
      ],
    ] as const;
  };

  it('are means of a span where their curves are here, and are said not to be where they are not', async () => {
    const { asked } = await openGpuPanel({}, { answers: [[coinListQuery().queryKey, list], ...curvesOf(17)] });
    expect(asked).toEqual([]);
    await click(choiceOf('Price and difficulty', '7 d'));
    expect(factsOf()).toMatchObject({ 'Coin price': '$8.67', 'Coins per day': '1.80000000 ETC' });
    expect(pageText()).toContain('Based on ETC difficulty 2.00 P and a price of $8.67, mean of 7 days to 23 November 2026.');
    expect(rowOf('ETC').textContent).not.toContain('Latest figures');
    expect(rowOf('KAS').textContent).toContain('Latest figures, not the mean of 7 d.');
    await drawn(() => expect(asked.toSorted()).toEqual([...Array(6).fill('networkHashrateCurve'), ...Array(6).fill('priceCurve')]));
    await click(choiceOf('Price and difficulty', '24 h'));
    // 14 hours of today and 10 of yesterday.
    expect(pageText()).toContain('a price of $12.67, mean of the 24 h to');
    const { lines } = await csvOf();
    expect(lines.find((line) => line.startsWith('ETC'))).toMatch(/^ETC,12\.6666666667,2000000000000000,24 h,2026-11-23,/);
    expect(lines.find((line) => line.startsWith('KAS'))).toMatch(/^KAS,2,1000000000000000,Now,2026-11-23,/);
  });

  it('are those of the very coin', async () => {
    await openGpuPanel({ span: 'week' }, { answers: [[coinListQuery().queryKey, list], ...curvesOf(18)] });
    expect(rowOf('RVN').textContent).not.toContain('Latest figures');
    expect(rowOf('ETC').textContent).toContain('Latest figures');
  });

  it('are waited for, in places that are kept', async () => {
    await openGpuPanel({}, { answers: [] });
    expect(ranking().getAttribute('aria-busy')).toBe('true');
    expect(result().parentElement?.getAttribute('aria-busy')).toBe('true');
    const symbols = [...ranking().querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    expect(symbols).toEqual(gpuCoins.map(({ coin }) => coin.symbol));
    expect(partsWithoutRole(ranking())).toEqual([]);
    expect([...ranking().querySelectorAll('tbody tr')].map(({ children }) => children.length)).toEqual(gpuCoins.map(() => 8));
    expect(result().textContent).toBe('Daily net earnings with ETC');
    expect(fieldOf('Coin price').placeholder).toBe('--');
    expect(buttonOf('CSV').disabled).toBe(true);
  });

  it('are asked for again at a press where they did not come', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openGpuPanel({}, { answers: [] });
    await drawn(() => expect(the('[role=alert]').textContent).toContain('No connection and no saved copy yet'));
    const again = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
    vi.stubGlobal('fetch', again);
    const retry = buttonOf('Try again');
    retry.focus();
    await click(retry);
    await drawn(() => expect(again).toHaveBeenCalled());
    // What was pressed stays until there is a response, and keeps the focus.
    await drawn(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(retry);
  });

  it('of a pool with few coins are of those alone, whatever a link names', async () => {
    await openGpuPanel({ coin: '34' }, { answers: [[coinListQuery().queryKey, [listed(17), listed(18, { isShow: 0 })]]] });
    expect(document.querySelector('[role=alert]')).toBeNull();
    const coins = [...document.querySelectorAll('option')].map(({ textContent }) => textContent).filter((text) => text.includes(' · '));
    expect(coins).toEqual(['ETC · Etchash']);
    expect(ranking().querySelectorAll('tbody tr')).toHaveLength(1);
    expect(ranking().querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
  });

  it('are none where the pool has no coin for cards, which is said', async () => {
    await openGpuPanel({}, { answers: [[coinListQuery().queryKey, [listed(1)]]] });
    expect(the('[role=alert]').textContent).toContain('The pool has no coin that such machines mine');
    expect(ranking().querySelectorAll('tbody tr')).toHaveLength(0);
    await click(buttonOf('Try again'));
    await drawn(() => expect(buttonOf('Try again').getAttribute('aria-busy')).toBe('true'));
  });

  it('are said to be old under the ranking, too', async () => {
    const madeAt = panelNowMs - 20 * 3_600_000;
    await openGpuPanel({}, { answers: [[coinListQuery().queryKey, list, { madeAt }]] });
    expect(ranking().querySelector('time')?.dateTime).toBe(new Date(madeAt).toISOString());
    expect((await csvOf()).name).toBe('okkong-gpu-2026-11-22.csv');
  });
});

describe('the table of the GPU calculator', () => {
  it('has the rig, what it draws, and every coin with its figures', async () => {
    await openGpuPanel({ card1: 'RX 5700 XT*2*high*Etchash::150', card2: '*3*low', board: '61', fans: '31', psu: '93' });
    const { name, lines } = await csvOf();
    expect(name).toBe('okkong-gpu-2026-11-23.csv');
    expect(lines.slice(0, 8)).toEqual([
      'Card type,RX 5700 XT,Number of cards,2',
      'Card type,Another card,Number of cards,3',
      '"Board, CPU and disk",61,W',
      'Fans,31,W',
      'PSU efficiency,93,%',
      'Electricity price,0.45,CNY/kWh',
      '',
      'Coin,Coin price (USD),Network difficulty,Price and difficulty,Figures up to (UTC+8),Total hashrate,Unit,Power of the cards (W),Total power at the wall (W),Power ratio (J/MH),Coins per day,"Income per day, after the pool fee (CNY)",Electricity per day (CNY),Daily net earnings (CNY),"Break-even electricity price, per kWh (CNY/kWh)",Shutdown coin price (USD),Left out',
    ]);
    expect(lines.find((line) => line.startsWith('ETC'))).toBe(
      'ETC,2,1000000000000000,Now,2026-11-23,109.52,MH/s,300,421.505376344,3.84866121571,1.0952,15.3328,4.55225806452,10.7805419355,1.51567857143,0.593793444709,Another card',
    );
  });

  it('is in the visitor’s currency, with the price that was typed', async () => {
    await writeStored('currency', 'USD');
    await openGpuPanel({ coin: '18', price: '2.5' });
    const { lines } = await csvOf();
    expect(lines).toContain('Electricity price,0.06,USD/kWh');
    expect(lines).toContain('Coin price,2.5,USD/RVN,your own figure');
    expect(lines.find((line) => line.startsWith('Coin,'))).toContain(
      '"Income per day, after the pool fee (USD)",Electricity per day (USD),Daily net earnings (USD),"Break-even electricity price, per kWh (USD/kWh)",Shutdown coin price (USD)',
    );
    expect(lines.find((line) => line.startsWith('RVN'))).toMatch(
      /^RVN,2\.5,.*,1\.7718,4\.4295,1\.54956521739,2\.87993478261,0\.171512626263,0\.874571180377,$/,
    );
  });

  it('has the means of Blake3 in its own unit, and says that figures are simulated', async () => {
    await openGpuPanel({}, { answers: [[coinListQuery().queryKey, list, { isSimulated: true }]] });
    const { lines } = await csvOf();
    expect(lines[0]).toBe('Source,Simulated data');
    expect(lines.find((line) => line.startsWith('ALPH'))).toMatch(/^ALPH,2,1000000000000000,Now,2026-11-23,15\.6,GH\/s,720,880\.4/);
    expect(lines.find((line) => line.startsWith('CFX'))).toMatch(/,RTX 3070$/);
  });
});

it('the ranking has dashes in the place of figures where the list cannot be had, and is busy no more', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await openGpuPanel({}, { answers: [] });
  await drawn(() => expect(ranking().getAttribute('aria-busy')).toBe('false'));
  expect([...rowOf('ETC').querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(Array(7).fill('--'));
});
