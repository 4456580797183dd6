import { MINUTE_MS } from '../days.ts';
import { known, product, quotient, total } from '../known.ts';
import type { FarmEvent } from './farm-event.ts';
import type { OwnHours } from './own-power.ts';

/** So long after the last share a machine may have been switched off. */
const LAST_SHARE_MS = 10 * MINUTE_MS;

/** What the machines of an event made each, H/s; null: not known. */
export const hashrateOfOne = ({ beforeHs, workers }: Pick<FarmEvent, 'beforeHs' | 'workers'>): number | null =>
  beforeHs === null ? null : beforeHs / Math.max(1, workers.length);

/** Whether what stopped was switched off by the owner's run plan. */
export const isPlannedStop = (
  event: Pick<FarmEvent, 'kind' | 'atMs' | 'foundAtMs' | 'beforeHs' | 'workers'>,
  own: OwnHours | undefined,
): boolean => event.kind === 'stopped' && own?.isOff(Math.min(event.foundAtMs, event.atMs + LAST_SHARE_MS), hashrateOfOne(event)) === true;

/**
 * What an event loses in an hour, USD: income less the electricity of the machines that stand still, of such that run slow of the part that does. Before
 * electricity where its owner gave none; nothing where that costs more than they bring. Null where a part is not known.
 */
export function lostAfterOwn(
  event: Pick<FarmEvent, 'lostUsdPerHour' | 'beforeHs' | 'nowHs' | 'workers' | 'foundAtMs'>,
  own: OwnHours | undefined,
): number | null {
  const { lostUsdPerHour, beforeHs, nowHs, workers, foundAtMs } = event;
  if (lostUsdPerHour === null || !own) return lostUsdPerHour;
  const each = hashrateOfOne(event);
  const standing = each === null ? Math.max(1, workers.length) : quotient((beforeHs ?? 0) - (nowHs ?? 0), each);
  const net = known(total([lostUsdPerHour, product(own.usdAt(foundAtMs, each), standing, -1)]));
  return net === undefined ? null : Math.max(0, net);
}
