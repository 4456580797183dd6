import { useTranslation } from 'react-i18next';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { elapsed } from '#src/domain/age.ts';
import { useAge } from '#src/i18n/formats.ts';
import { oldestFigureMs } from '#src/parts/old-figures.ts';
import { usePresent } from '#src/state/use-now.ts';
import { Freshness } from '#src/ui/freshness.tsx';

/** How old the oldest figures of a row are, once that is worth a warning; which those are, and their source, its panel says. */
export function OldFigures({ record }: { record: PoolCoin | undefined }) {
  const { t } = useTranslation('common');
  const oldestMs = record && oldestFigureMs(record);
  const age = useAge(oldestMs);
  const { nowMs } = usePresent();
  if (oldestMs === undefined || age?.tone !== 'stale') return null;
  const { unit, count } = elapsed(nowMs - oldestMs);
  return <Freshness tone="stale" text={t(`ago.${unit}`, { count })} dateTime={age.dateTime} />;
}
