import { expect, it } from 'vitest';
import { homeCoins } from '#src/domain/coins.ts';
import { defaultPoolCoins } from '#src/server/market/defaults.ts';

it('the embedded pool lists its coins in the order in which the page expects them, so that no row changes places', () => {
  const listed = defaultPoolCoins.filter(({ isShow, isAux }) => isShow && !isAux).toSorted((a, b) => a.sort - b.sort);
  expect(listed.map(({ coinId }) => coinId)).toEqual(homeCoins.map(({ id }) => id));
});
