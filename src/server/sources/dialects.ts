import { ckpool } from './dialects/ckpool.ts';
import { kaspaBridge } from './dialects/kaspa-bridge.ts';
import { mapping } from './dialects/mapping.ts';
import { miningcore } from './dialects/miningcore.ts';
import { ocean } from './dialects/ocean.ts';
import { openEthereumPool } from './dialects/open-ethereum-pool.ts';
import { publicPool } from './dialects/public-pool.ts';
import type { PoolDialect } from './source.ts';

/** The dialects of pools that an address may be written with, `BTC=public-pool:http://…`: a new one is one line here. */
export const poolDialects: Readonly<Record<string, PoolDialect>> = {
  miningcore,
  oep: openEthereumPool,
  ocean,
  'public-pool': publicPool,
  ckpool,
  'kaspa-bridge': kaspaBridge,
  mapping,
};
