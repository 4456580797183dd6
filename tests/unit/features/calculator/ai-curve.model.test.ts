import { expect, it } from 'vitest';
import { aiCurvePoints } from '#src/features/calculator/ai-curve.model.ts';

it('shows ratios as percent above plain BTC, in order of time', () => {
  const points = aiCurvePoints([
    { dataTime: 1_795_086_400, aiIncomeRatio: 0.98 },
    { dataTime: 1_795_000_000, aiIncomeRatio: 1.0938 },
  ]);
  expect(points.map(({ atMs }) => atMs)).toEqual([1_795_000_000_000, 1_795_086_400_000]);
  expect(points.map(({ value }) => value.toFixed(2))).toEqual(['9.38', '-2.00']);
});
