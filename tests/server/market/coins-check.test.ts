import { afterEach, expect, it, vi } from 'vitest';
import type * as ChainIds from '#src/domain/chain-ids.ts';
import { root } from '#tests/architecture/source-files.ts';

const ids = '#src/domain/chain-ids.ts';

/** The check over a list of coins to which one was added, as the recipe begins. */
async function problemsWith(symbol: string, id: number): Promise<readonly string[]> {
  vi.resetModules();
  vi.doMock(ids, async (original) => {
    const real = await original<typeof ChainIds>();
    return {
      ...real,
      chainSymbols: [...real.chainSymbols, symbol],
      idOfCoin: (asked: ChainIds.CoinSymbol) => ((asked as string) === symbol ? id : real.idOfCoin(asked)),
    };
  });
  const { coinProblems } = await import('#src/server/market/coins-check.ts');
  return coinProblems(root);
}

afterEach(() => {
  vi.doUnmock(ids);
  vi.resetModules();
});

it('finds every coin of the catalogue whole', async () => {
  const { coinProblems } = await import('#src/server/market/coins-check.ts');
  expect(coinProblems(root)).toEqual([]);
});

it('names everything that a new coin lacks at once, with the file that needs it', async () => {
  expect(await problemsWith('PEP', 60)).toEqual([
    'PEP: no row in src/domain/coin-catalogue.ts (names, algorithm, units)',
    'PEP: no picture public/coins/pep.svg',
    'PEP: no row in src/domain/address-rules.ts (check of its addresses, payment links)',
    'PEP: no row in src/domain/coin-chains.ts (reward of a block, a known height)',
    'PEP: no row in src/server/market/market-catalogue.ts (terms of the pool, behaviour, anchor)',
    'PEP: no row in src/server/market/follow-rules.ts (how its difficulty follows the hashrate)',
  ]);
});

it('names an id that another coin has', async () => {
  expect((await problemsWith('PEP', 1))[0]).toBe('PEP: its id 1 is that of BTC; src/domain/chain-ids.ts needs a free one');
});
