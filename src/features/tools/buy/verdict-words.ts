import type { TFunction } from 'i18next';
import type { Currency } from '#src/domain/money.ts';
import type { EarnsUntil } from '#src/domain/purchase.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import { kwhBound } from '../figures.ts';
import { paybackWords } from '../forecast/days-ahead.ts';
import type { Purchase } from './buy.model.ts';

interface VerdictWords {
  readonly t: TFunction<'fleet'>;
  readonly tools: TFunction<'tools'>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly currency: Currency;
}

/** Whether to buy, in one sentence with its reason: 'No: brings back $1,415 of $2,400 until the halving of April 2028.' */
export function verdictWords({ verdict, cost, net, breakEven }: Purchase, { t, tools, formats, currency }: VerdictWords): string {
  const whole = (amount: number | undefined) =>
    Math.abs(amount ?? 0) < 100 ? formats.estimate(amount, currency) : formats.money(amount, currency, 0);
  const days = (count: number) => paybackWords(count, tools, formats.number);
  const until = (of: EarnsUntil) => untilWords(of, t, formats);
  switch (verdict.kind) {
    case 'open':
      return t('buy.choose');
    case 'unknown':
      return t('buy.verdict.unknown');
    case 'standing':
      return t('buy.verdict.standing', { breakEven: kwhBound(breakEven, currency) });
    case 'unpriced':
      return t('buy.verdict.unpriced', { net: formats.estimate(net, currency) });
    case 'yes':
      return t('buy.verdict.yes', { cost: whole(cost), time: days(verdict.payback), later: days(verdict.cautious) });
    case 'depends':
      return t('buy.verdict.depends', {
        cost: whole(cost),
        time: days(verdict.payback),
        earned: whole(verdict.earned),
        until: until(verdict.until),
      });
    case 'no':
      return t('buy.verdict.no', { cost: whole(cost), earned: whole(verdict.earned), until: until(verdict.until) });
  }
}

/** Until when something comes back: 'until the halving of April 2028'. */
export function untilWords(until: EarnsUntil, t: TFunction<'fleet'>, { month }: Pick<VerdictWords['formats'], 'month'>): string {
  if (until.kind === 'horizon') return t('buy.until.horizon');
  if (until.kind === 'loss') return t('buy.until.loss', { month: month(until.atMs) });
  return t(until.isHalving ? 'buy.until.halving' : 'buy.until.cut', { month: month(until.cut.atMs) });
}
