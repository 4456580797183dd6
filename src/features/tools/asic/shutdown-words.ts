import type { TFunction } from 'i18next';
import type { Maybe } from '#src/domain/known.ts';
import type { AsicDay } from './asic.model.ts';

/** The price of a coin, USD, below which a machine stands still, as `write` writes it; in words where the coin on the side alone pays. */
export function shutdownWords<T>({ side, shutdownUsd }: AsicDay, t: TFunction<'tools'>, write: (usd: Maybe) => T): T | string {
  return side && shutdownUsd === 0 ? t('asic.sidePays', { coin: side.symbol }) : write(shutdownUsd);
}
