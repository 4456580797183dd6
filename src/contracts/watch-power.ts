import * as z from 'zod/mini';
import { currencies } from '#src/domain/money.ts';
import type { OwnPower } from '#src/domain/watch/own-power.ts';
import { matching } from './bounded-text.ts';

/** Hours of a week, and of the two days that are planned already, one of which may have 25. */
const WEEK_HOURS = 168;
const NEAR_HOURS = 50;
/** Kinds of machines that a visitor keeps. */
const MOST_KINDS = 24;

const positive = z.number().check(z.positive());
const price = z.nullable(z.number());

/** What somebody who is told of farms gave of their electricity and run plan, so that messages count with it; only by their own choice. */
export const watchPower: z.ZodMiniType<OwnPower> = z.object({
  currency: z.enum(currencies),
  perUsd: positive,
  nearFromMs: z.number(),
  pricesWeek: z.array(price).check(z.maxLength(WEEK_HOURS)),
  pricesNear: z.array(price).check(z.maxLength(NEAR_HOURS)),
  machines: z
    .array(
      z.object({
        coinId: z.number(),
        hashrateHs: positive,
        powerW: z.number().check(z.nonnegative()),
        offWeek: matching(/^[01]*$/, WEEK_HOURS),
        offNear: matching(/^[01]*$/, NEAR_HOURS),
      }),
    )
    .check(z.maxLength(MOST_KINDS)),
});
