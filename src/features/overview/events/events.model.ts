import type { FarmEventRow } from '#src/contracts/farm-events.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { quotient, total } from '#src/domain/known.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';

/** An event of the page: moments in ms, and what it costs an hour once the owner's electricity is taken off. */
export type ShownEvent = Omit<FarmEvent, 'coinId' | 'address'>;

/** Events as they came, each with what is lost in an hour less the electricity that is not used (`usdPerHsHour`: of one H/s; none where it is not known). */
export function shownEvents(rows: readonly FarmEventRow[], usdPerHsHour: number | undefined): readonly ShownEvent[] {
  return rows.map(({ time, foundTime, hashrateBefore, hashrateNow, lostUsdPerHour, ...event }) => ({
    ...event,
    atMs: time * SECOND_MS,
    foundAtMs: foundTime * SECOND_MS,
    beforeHs: hashrateBefore,
    nowHs: hashrateNow,
    lostUsdPerHour: netOf({ lostUsdPerHour, lostHs: (hashrateBefore ?? 0) - (hashrateNow ?? 0) }, usdPerHsHour),
  }));
}

/** A machine that would cost more than it earns loses nothing while it is off. */
function netOf({ lostUsdPerHour, lostHs }: { lostUsdPerHour: number | null; lostHs: number }, usdPerHsHour = 0): number | null {
  return lostUsdPerHour === null ? null : Math.max(0, lostUsdPerHour - Math.max(0, lostHs) * usdPerHsHour);
}

interface FleetPower {
  readonly count: number;
  readonly hashrateHs: number | undefined;
  readonly powerW: number | undefined;
}

/** What an hour of one H/s takes, kWh, by the owner's machines that mine the coin; undefined where none of them says so. */
export function kwhPerHsHour(machines: readonly FleetPower[]): number | undefined {
  const kW = total(machines.map(({ count, powerW }) => (count * (powerW ?? Number.NaN)) / 1000));
  return quotient(kW, total(machines.map(({ count, hashrateHs }) => count * (hashrateHs ?? Number.NaN))));
}

/** The events of a machine whose name has this text; all of them where nothing is typed. */
export function eventsOf(events: readonly ShownEvent[], text: string): readonly ShownEvent[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? events : events.filter(({ workers }) => workers.some((name) => name.toLowerCase().includes(wanted)));
}

/** The moments at which a curve that begins at `fromMs` is marked: where something stopped, ran slow or fell, and where it was back. */
export function curveMarks(events: readonly ShownEvent[], fromMs: number): readonly { readonly atMs: number; readonly isGood: boolean }[] {
  const marked = events.filter(({ kind, atMs }) => ['stopped', 'slow', 'fell', 'back'].includes(kind) && atMs >= fromMs);
  return marked.map(({ kind, atMs }) => ({ atMs, isGood: kind === 'back' }));
}
