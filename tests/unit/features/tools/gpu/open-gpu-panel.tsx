import { gpuCoins } from '#src/features/tools/gpu/gpu-fields.ts';
import { GpuPanel } from '#src/features/tools/gpu/gpu-panel.tsx';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { the } from '#tests/unit/ui/mount.tsx';
import { poolCoin } from '../../pool-coin.ts';
import { openPart } from '../open-panel.tsx';

/** A coin of which a MH/s brings a hundredth of a coin a day; a coin costs 2 USD, a dollar 7 CNY. */
export const listed = (coinType: number, changes: Parameters<typeof poolCoin>[0] = {}) =>
  poolCoin({
    coinType,
    dayIncome: 0.01,
    dayIncomeUnit: 'MH/s',
    dayIncomeMoney: 0.14,
    priceUsa: 2,
    difficulty: 1e15,
    fee: '0',
    blockReward: null,
    ...changes,
  });
export const list = gpuCoins.map(({ coin }) => listed(coin.id));

/** The GPU calculator of who came by this link, with the pool's list. */
export const openGpuPanel = (search: Readonly<Record<string, unknown>> = {}, settings: Parameters<typeof openPart>[1] = {}) =>
  openPart(() => <GpuPanel search={search} />, { answers: [[coinListQuery().queryKey, list]], ...settings });

/** The figure that counts, which is read out when it changes. */
export const result = () => document.querySelector('[data-main]')!;
export const ranking = () => the('section[aria-labelledby=ranking-title]');
export const rowOf = (symbol: string) =>
  [...ranking().querySelectorAll('tbody tr')].find((row) => row.querySelector('th')?.textContent?.startsWith(symbol))!;
/** What a row of the ranking says, without the labels that only narrow screens show. */
export const cellsOf = (symbol: string) => [...rowOf(symbol).querySelectorAll('td')].map((cell) => cell.lastElementChild?.textContent);
