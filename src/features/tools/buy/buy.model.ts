import type { PoolCoin } from '#src/contracts/pool.ts';
import { amountIn, type ShownMoney } from '#src/domain/amount.ts';
import { type Electricity, hoursOfDay, runAllDay, usualDay } from '#src/domain/electricity/electricity.ts';
import { planDays, type PlannedDay, type RunRules } from '#src/domain/fleet.ts';
import { known } from '#src/domain/known.ts';
import type { ForecastKind, Outlook } from '#src/domain/machine-course.ts';
import { landedPrice, type Verdict, verdictOf } from '#src/domain/purchase.ts';
import { rowFigures, rowName } from '#src/state/fleet.ts';
import type { Offer } from '#src/state/offers.ts';
import { missingOf } from '../fleet/fleet-draft.ts';
import { rowDay } from '../fleet/fleet.model.ts';
import { rowCourse } from '../fleet/row-course.ts';

interface PurchaseQuestion {
  readonly list: readonly PoolCoin[] | undefined;
  readonly electricity: Electricity;
  readonly cnyPerUsd: number | undefined;
  readonly rules: RunRules;
  readonly nowMs: number;
}

/** What machines to buy would bring, in the currency of the tariff; undefined is what is not known. */
export interface Purchase {
  readonly offer: Offer;
  /** '2 × Antminer S21 200T' */
  readonly name: string;
  /** Price of all with freight, customs and tax; undefined while none is typed, NaN where it cannot be converted. */
  readonly cost: number | undefined;
  /** Of a usual day, running in the hours that pay; at one price all day. */
  readonly net: number | undefined;
  readonly breakEven: number | undefined;
  /** At today's difficulty, and at one that rises by 3% a month. */
  readonly today: Outlook | undefined;
  readonly cautious: Outlook | undefined;
  /** Today by the rules of the fleet. */
  readonly plan: PlannedDay | undefined;
  /** 'open' while figures of the machine are missing. */
  readonly verdict: Verdict | { readonly kind: 'open' };
}

/** What one machine of an offer costs on the site; undefined while its price is not typed, NaN where that cannot be converted. */
export function priceOfOne({ cost, costIn, freight, freightIn, percent }: Offer, shown: ShownMoney): number | undefined {
  if (cost === '') return undefined;
  const price = amountIn({ text: cost, currency: costIn }, shown);
  return landedPrice({ price, freight: amountIn({ text: freight, currency: freightIn }, shown), percent: Number(percent) }) ?? Number.NaN;
}

/** Net, break-even and payback of further machines by the visitor's own tariff, with the cuts of the reward, and whether to buy them. */
export function purchase(offer: Offer, { list, electricity, cnyPerUsd, rules, nowMs }: PurchaseQuestion): Purchase {
  const { currency } = electricity;
  const { count, powerW } = rowFigures(offer);
  const costOfOne = priceOfOne(offer, { currency, cnyPerUsd });
  const cost = costOfOne === undefined ? undefined : costOfOne * count;
  const common = { offer, name: `${offer.count} × ${rowName(offer)}`, cost };
  if (Object.values(missingOf(offer)).some(Boolean)) return { ...common, ...nothing };
  const { breakEven, incomePerDay } = rowDay(offer, list, { currency, usual: runAllDay(usualDay(electricity, nowMs)) });
  const [plan] = planDays({ count, powerW, incomePerDay }, [hoursOfDay(electricity, nowMs, 0)], rules);
  const course = rowCourse({ row: offer, costOfOne, list, electricity, nowMs });
  const wayOf = (kind: ForecastKind) => course?.forecasts.scenarios.find((scenario) => scenario.kind === kind);
  const [today, cautious] = [wayOf('today'), wayOf('cautious')];
  const verdict = verdictOf({ cost, today, cautious, cuts: course?.forecasts.cuts ?? [], nowMs });
  return { ...common, net: course?.day.net, breakEven, plan, today, cautious, verdict };
}

const nothing = {
  net: undefined,
  breakEven: undefined,
  plan: undefined,
  today: undefined,
  cautious: undefined,
  verdict: { kind: 'open' },
} as const;

/** The offer whose price is back first at today's difficulty; undefined where fewer than two are priced, or none comes back. */
export function soonest(purchases: readonly Purchase[]): Purchase | undefined {
  const back = purchases.filter(({ today }) => typeof today?.payback === 'number');
  const priced = purchases.filter(({ cost }) => known(cost) !== undefined);
  if (priced.length < 2) return undefined;
  return back.toSorted((one, other) => Number(one.today?.payback) - Number(other.today?.payback))[0];
}
