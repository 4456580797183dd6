import * as z from 'zod/mini';
import { farmEventKinds } from '#src/domain/watch/farm-event.ts';
import { amount, fromZero, label, moment, rowsOf } from './rows.ts';
import { text, unixSeconds } from './values.ts';

/** The newest events of a farm that its page gets. */
export const MOST_FARM_EVENTS = 2000;
/** They are kept for so many days. */
export const FARM_EVENT_DAYS = 90;

const farmEvent = z.object({
  id: text,
  kind: z.enum(farmEventKinds),
  /** Since when it is so; of a payment: when it was sent. */
  time: unixSeconds,
  foundTime: unixSeconds,
  /** Machines by name; none where it is about the farm or its money. */
  workers: z.array(label),
  ofWorkers: fromZero,
  place: label,
  /** H/s. */
  hashrateBefore: amount,
  hashrateNow: amount,
  /** USD an hour before electricity. */
  lostUsdPerHour: amount,
  /** Coins of a payment. */
  amount,
  /** The event that "back" ends. */
  endsId: label,
});
export type FarmEventRow = z.output<typeof farmEvent>;

/** What happened to a farm, newest first; `since`: when it began to be observed, null where it is not. */
export const accountEventsResponse = z.object({ since: moment, events: rowsOf(farmEvent, MOST_FARM_EVENTS) });
export type FarmEvents = z.output<typeof accountEventsResponse>;
