import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressRules } from '#src/domain/address-rules.ts';
import { chainSymbols, idOfCoin } from '#src/domain/chain-ids.ts';
import { coinCatalogue } from '#src/domain/coin-catalogue.ts';
import { chainOf } from '#src/domain/coin-chains.ts';
import type { CoinRow } from '#src/domain/coin.ts';
import { coins } from '#src/domain/coins.ts';
import { dagCoinBySymbol } from '#src/domain/dag.ts';
import { canHaveHost } from '#src/domain/stratum.ts';
import { followRuleOf } from './follow-rules.ts';
import { marketRows } from './market-catalogue.ts';

const symbols = [...chainSymbols, 'AI(BTC)'] as const;
type CheckedSymbol = (typeof symbols)[number];

const rows: ReadonlyMap<string, CoinRow> = new Map(Object.entries(coinCatalogue));

/**
 * Everything that a coin of `domain/chain-ids.ts` lacks, a line each, in the order of the recipe; none where all are whole. `root` is the folder of
 * the repository. The types say most of it too; this says it without a compiler, and all at once.
 */
export function coinProblems(root: string): readonly string[] {
  return [...doubleIds(), ...symbols.flatMap((symbol) => lacksOf(symbol, root).map((lack) => `${symbol}: ${lack}`))];
}

function doubleIds(): readonly string[] {
  return symbols.flatMap((symbol, index) => {
    const first = symbols.findIndex((other) => idOfCoin(other) === idOfCoin(symbol));
    return first === index
      ? []
      : [`${symbol}: its id ${idOfCoin(symbol)} is that of ${symbols[first] ?? ''}; src/domain/chain-ids.ts needs a free one`];
  });
}

const unless = (isThere: boolean, lack: string): readonly string[] => (isThere ? [] : [lack]);

function lacksOf(symbol: CheckedSymbol, root: string): readonly string[] {
  return [
    ...catalogueLacks(symbol, root),
    ...unless(addressRules.has(symbol), 'no row in src/domain/address-rules.ts (check of its addresses, payment links)'),
    // It stands on BTC's chain and market.
    ...(symbol === 'AI(BTC)' ? [] : chainLacks(symbol)),
    ...marketLacks(symbol),
  ];
}

function catalogueLacks(symbol: CheckedSymbol, root: string): readonly string[] {
  const row = rows.get(symbol);
  const icon = coins.find((coin) => coin.symbol === symbol)?.icon ?? `/coins/${symbol.toLowerCase()}.svg`;
  // The built server may stand alone, without the pages' files.
  const folders = ['public', 'dist/client'].filter((folder) => existsSync(resolve(root, folder)));
  const hasPicture = folders.length === 0 || folders.some((folder) => existsSync(resolve(root, `${folder}${icon}`)));
  return [
    ...unless(row !== undefined, 'no row in src/domain/coin-catalogue.ts (names, algorithm, units)'),
    ...unless(hasPicture, `no picture public${icon}`),
    ...unless(
      row === undefined || row.stratumAlgorithm !== null || canHaveHost(row.algorithm),
      `its algorithm ${row?.algorithm ?? ''} is not in otherAlgorithms of src/domain/stratum.ts: POOL_HOSTS could name no host for it`,
    ),
  ];
}

function chainLacks(symbol: (typeof chainSymbols)[number]): readonly string[] {
  const chain = chainOf(idOfCoin(symbol));
  if (!chain) return ['no row in src/domain/coin-chains.ts (reward of a block, a known height)'];
  return unless(
    chain.reward.by === 'time' || chain.height !== undefined,
    'its reward follows the height, and src/domain/coin-chains.ts has no height of it',
  );
}

function marketLacks(symbol: CheckedSymbol): readonly string[] {
  const market = marketRows.get(symbol);
  const row = rows.get(symbol);
  if (!market)
    return ['no row in src/server/market/market-catalogue.ts (terms of the pool, behaviour, anchor)', ...followLacks(symbol, row)];
  const { pool, anchor } = market;
  const hasHeight = anchor?.isHeightOfDag
    ? (dagCoinBySymbol(symbol)?.anchor ?? null) !== null
    : anchor?.height !== undefined || chainOf(idOfCoin(symbol))?.height !== undefined;
  return [
    ...unless(
      pool.feeRates.length > 0 && pool.feeRates.length === pool.incomeTypes.length,
      'its terms in src/server/market/market-catalogue.ts need one fee for each income type',
    ),
    ...(symbol === 'AI(BTC)'
      ? []
      : [
          ...unless(anchor !== undefined, 'no anchor in src/server/market/market-catalogue.ts (price and difficulty to begin with)'),
          ...unless(
            anchor === undefined || hasHeight,
            'no height at the anchor: give one in src/server/market/market-catalogue.ts or src/domain/coin-chains.ts',
          ),
        ]),
    ...followLacks(symbol, row),
  ];
}

function followLacks(symbol: CheckedSymbol, row: CoinRow | undefined): readonly string[] {
  if (symbol === 'AI(BTC)') return [];
  const rule = followRuleOf(symbol);
  if (rule === undefined) return ['no row in src/server/market/follow-rules.ts (how its difficulty follows the hashrate)'];
  const needsRule = row !== undefined && row.retargetBlocks === null && row.proofOfWorkEndedAtMs === null;
  return unless(
    rule !== null || !needsRule,
    'its rule in src/server/market/follow-rules.ts may be null only where retargetBlocks says how often its difficulty changes',
  );
}
