import { ckpool } from './ckpool.ts';
import { kaspaBridge } from './kaspa-bridge.ts';
import { mapping } from './mapping.ts';
import { miningcore } from './miningcore.ts';
import { ocean } from './ocean.ts';
import { openEthereumPool } from './open-ethereum-pool.ts';
import { publicPool } from './public-pool.ts';
import type { PoolDialect } from '../source.ts';

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
