import type { PaymentTimes } from '../schedule.ts';

/** A machine as its pool reports it. H/s, ms; null: not reported. */
export interface MachineLook {
  readonly name: string;
  readonly hashrateHs: number | null;
  readonly lastShareMs: number | null;
}

/** A farm as its pool reports it at a moment. A list is null where the pool keeps no such list. */
export interface FarmLook {
  readonly coinId: number;
  readonly address: string;
  /** When its figures held, ms. */
  readonly atMs: number;
  readonly hashrateHs: number | null;
  readonly workers: readonly MachineLook[] | null;
  /** Coins owed and not yet paid. */
  readonly unpaid: number | null;
  readonly payouts: readonly { readonly atMs: number; readonly amount: number }[] | null;
  /** What the pool states of its payments: the least amount in coins, and when it pays. Null: not stated. */
  readonly minPay: number | null;
  readonly paymentTimes: PaymentTimes | null;
  /** Today's income of one H/s in an hour before electricity, USD. */
  readonly usdPerHsHour: number | null;
}
