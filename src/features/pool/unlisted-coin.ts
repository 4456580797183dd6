import type { PoolCoin } from '#src/contracts/pool.ts';
import type { Coin } from '#src/domain/coins.ts';
import { parseHashrateUnit } from '#src/domain/units.ts';

/** A coin that the pool lists and the catalogue does not know yet, as far as its record tells. It has no mark of its own. */
export function unlistedCoin(record: PoolCoin): Coin {
  const symbol = record.coinName.trim() || String(record.coinType);
  const unit = parseHashrateUnit(record.dayIncomeUnit) ?? 'TH/s';
  const hashrateUnit = parseHashrateUnit(record.hashrateUnit) ?? unit;
  return {
    id: record.coinType,
    symbol,
    name: symbol,
    slug: String(record.coinType),
    apiName: symbol.toLowerCase(),
    incomeSymbol: symbol,
    algorithm: record.algorithmType || '--',
    stratumAlgorithm: null,
    hashesPerDifficultyUnit: Number.NaN,
    blockTimeS: record.time,
    parallelChains: 1,
    blocksPerDay: null,
    retargetBlocks: null,
    unit,
    shortUnit: unit.slice(0, 1),
    hashrateUnit,
    chartUnit: hashrateUnit,
    calculatorUnit: unit,
    estimatorUnits: [unit],
    difficultyUnit: { symbol: '', scale: 1 },
    auxiliaryOf: null,
    proofOfWorkEndedAtMs: null,
    icon: '',
    isShownOnHome: true,
  };
}
