import { describe, expect, it } from 'vitest';
import { cellsPerReward } from '#src/features/affiliate/reward-band.tsx';
import { rewardRows } from '#src/features/affiliate/reward-calculator.tsx';
import { formatIncome } from '#src/domain/money.ts';

describe('rewardRows', () => {
  it('is half a percent of the income, which itself stays whole', () => {
    const rows = rewardRows({ hashrateThs: 1000, incomePerThsDay: 0.000_000_45, percent: 0.5 });
    expect(rows.map(({ days, income, reward }) => [days, formatIncome(income), formatIncome(reward)])).toEqual([
      [1, '0.00045000', '0.00000225'],
      [30, '0.01350000', '0.00006750'],
      [365, '0.16425000', '0.00082125'],
    ]);
  });

  it('is nothing for nothing, and no figure without one', () => {
    const reward = (hashrateThs: number, incomePerThsDay: number | undefined) =>
      formatIncome(rewardRows({ hashrateThs, incomePerThsDay, percent: 0.5 })[0]?.reward);
    expect(reward(0, 0.000_000_45)).toBe('0.00000000');
    expect(reward(1000, undefined)).toBe('--');
  });
});

it('draws 200 cells of income for one of reward', () => {
  expect(cellsPerReward).toBe(200);
});
