/**
 * What happens to a farm and its owner wants to know: machines stopped, machines run below their own mean of a day, the farm as a whole
 * fell, they are back; a payment was sent, was missed, or waits below the minimum for longer than stated.
 */
export const farmEventKinds = ['stopped', 'slow', 'fell', 'back', 'paid', 'payment-missed', 'payment-waits'] as const;
export type FarmEventKind = (typeof farmEventKinds)[number];

/** One thing that happened to a farm, whatever number of machines it hit. Moments in ms since 1970. */
export interface FarmEvent {
  /** The same for the same happening, on every instance and after a restart: who was told of it is told once. */
  readonly id: string;
  readonly coinId: number;
  /** As the pool knows it. */
  readonly address: string;
  readonly kind: FarmEventKind;
  /** Since when it is so; of a payment: when it was sent. */
  readonly atMs: number;
  /** When the detector was sure of it. */
  readonly foundAtMs: number;
  /** The machines that it is about, by name; none where it is about the farm or its money. */
  readonly workers: readonly string[];
  /** Machines of the farm at that time. */
  readonly ofWorkers: number;
  /** What their names share where they stand together ("hall2"); '' otherwise. */
  readonly place: string;
  /** H/s before, of the machines or the farm; null: unknown, or about money. */
  readonly beforeHs: number | null;
  /** H/s at `foundAtMs`; null: unknown, or about money. */
  readonly nowHs: number | null;
  /** Income before electricity of what does not run, USD an hour, at that day's income of the coin; null: unknown. */
  readonly lostUsdPerHour: number | null;
  /** A payment's amount, in the coin; null: about machines. */
  readonly amount: number | null;
  /** The event that this one ends: of "back", what stopped. '' otherwise. */
  readonly endsId: string;
}
