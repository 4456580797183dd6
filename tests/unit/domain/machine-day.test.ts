import { describe, expect, it } from 'vitest';
import { coinsPerDay } from '#src/domain/earnings.ts';
import { type Machine, machineDay, type MachineMarket, type MachinePrices } from '#src/domain/machine-day.ts';
import { flatDay, hourlyDay } from './electricity/flat-day.ts';

type Question = Machine & MachineMarket & Pick<MachinePrices, 'usual'> & Partial<MachinePrices>;
const dayOf = ({ usual, currency = 'USD', ...question }: Question) =>
  machineDay(question, question, { usual, currency, cnyPerUsd: 'cnyPerUsd' in question ? question.cnyPerUsd : 7 });

describe('a day of machines', () => {
  const coinsPerHs = coinsPerDay({ symbol: 'RVN', hashrateHs: 1, difficulty: 70_000, blockReward: 2500, feeRate: 0.01 });
  const question = { hashrateHs: 276e6, powerW: 1674, coinsPerHs, priceUsd: 0.02, usual: flatDay(0.06) };

  it('has the check values of six cards (P05, P06)', () => {
    const day = dayOf(question);
    expect(day.coins! / 196.30896193640572).toBeCloseTo(1, 11);
    expect(day.shutdownUsd! / 0.012279419014914361).toBeCloseTo(1, 11);
    expect(day.income).toBeCloseTo(196.30896193640572 * 0.02, 9);
    expect(day.net).toBeCloseTo(day.income! - day.electricity!, 12);
    expect(day.share).toBeCloseTo(day.electricity! / day.income!, 12);
  });

  it('is unknown, never NaN, where something is not known', () => {
    expect(dayOf({ ...question, powerW: undefined })).toMatchObject({
      electricity: undefined,
      net: undefined,
      shutdownUsd: undefined,
    });
    expect(dayOf({ ...question, powerW: undefined }).income).toBeGreaterThan(0);
    expect(dayOf({ ...question, priceUsd: null })).toMatchObject({ income: undefined, net: undefined, share: undefined });
    const none = dayOf({ ...question, hashrateHs: undefined });
    expect([none.coins, none.income, none.net, none.shutdownUsd]).toEqual(Array(4).fill(undefined));
  });

  it('runs by the hour only while it pays, and stands still where no hour does', () => {
    const breakEven = dayOf(question).breakEven!;
    const prices = Array.from({ length: 24 }, (_, hour) => (hour < 6 ? breakEven / 2 : breakEven * 2));
    const day = dayOf({ ...question, usual: hourlyDay(prices) });
    const whole = dayOf(question);
    expect(day.runningHours).toBe(6);
    expect(day.coins).toBeCloseTo(whole.coins! / 4, 9);
    expect(day.net).toBeCloseTo(whole.income! / 8, 9);
    expect(day.shutdownUsd).toBeCloseTo(question.priceUsd / 2, 9);
    const dear = dayOf({ ...question, usual: hourlyDay(prices.map((price) => price * 4)) });
    expect([dear.runningHours, dear.net, dear.coins]).toEqual([0, 0, 0]);
  });

  it('breaks even at the price that takes the whole income', () => {
    const day = dayOf(question);
    expect(dayOf({ ...question, usual: flatDay(day.breakEven!) }).net).toBeCloseTo(0, 9);
    expect(dayOf({ ...question, powerW: undefined }).breakEven).toBeUndefined();
  });

  it('has the coin on the side in its income, and what that pays need not be paid by the coin', () => {
    const side = { coinsPerHs: coinsPerHs * 2, priceUsd: 0.001 };
    const whole = dayOf(question);
    const day = dayOf({ ...question, side });
    expect(day.side?.coins).toBeCloseTo(whole.coins! * 2, 9);
    expect(day.side?.income).toBeCloseTo(whole.coins! * 0.002, 9);
    expect([day.coinIncome, day.incomePerDay]).toEqual([whole.income, day.income]);
    expect(day.income).toBeCloseTo(whole.income! + day.side!.income!, 9);
    expect(day.shutdownUsd).toBeCloseTo(whole.shutdownUsd! - 0.002, 9);
    expect(dayOf({ ...question, side: { coinsPerHs: 1, priceUsd: null } }).income).toBeUndefined();
  });

  it('is in the currency of its prices, but for the price of a coin', () => {
    const [usd, cny] = [dayOf(question), dayOf({ ...question, usual: flatDay(0.42), currency: 'CNY' })];
    for (const figure of ['income', 'electricity', 'net', 'breakEven'] as const) expect(cny[figure]! / usd[figure]!).toBeCloseTo(7, 9);
    expect(cny.shutdownUsd).toBeCloseTo(usd.shutdownUsd!, 12);
    expect(dayOf({ ...question, currency: 'CNY', cnyPerUsd: undefined })).toMatchObject({ income: undefined, shutdownUsd: undefined });
  });

  it('of a market that is not known has its electricity, and no income', () => {
    const { usual, ...machine } = question;
    const day = machineDay(machine, undefined, { usual, currency: 'USD', cnyPerUsd: 7 });
    expect(day).toMatchObject({ coins: undefined, income: undefined, side: undefined, breakEven: undefined });
    expect(day.electricity).toBeCloseTo(1.674 * 24 * 0.06, 9);
  });
});
