import type { PoolDialect } from './source.ts';

/** The dialects of pools that an address may be written with, `BTC=public-pool:http://…`: a new one is one line here. */
export const poolDialects: Readonly<Record<string, PoolDialect>> = {};
