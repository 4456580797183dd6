import { useAtomValue } from 'jotai';
import { coinBySymbol } from '#src/domain/coins.ts';
import { type Maybe, product, quotient, total } from '#src/domain/known.ts';
import { hashrateBefore, lostAfterElectricity } from '#src/domain/stopped-machine.ts';
import { toHs } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { type Fleet, fleetAtom, rowFigures } from '#src/state/fleet.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { useElectricity } from '#src/state/use-electricity.ts';
import { useCoinMoney } from '../farm/coin-money.ts';

/** Watts per H/s of the visitor's own machines on this coin, together; undefined where none is kept or a figure is missing. */
export function powerPerHs({ rows }: Pick<Fleet, 'rows'>, coinId: number | undefined): number | undefined {
  const figures = rows.filter((row) => row.coinId === coinId).map(rowFigures);
  const sum = (of: 'powerW' | 'hashrateHs') => total(figures.map((each) => product(each.count, each[of])));
  return figures.length === 0 ? undefined : quotient(sum('powerW'), sum('hashrateHs'));
}

interface StoppedWorker {
  readonly hashrate24h: Maybe;
  readonly hashrateUnit: string;
  readonly stoppedAtMs: number;
  readonly untilMs: number;
}

/**
 * What a stopped worker has not earned, after the visitor's own electricity; undefined until a price was given and machines of this coin are kept, whose
 * power then counts for its own, which no pool knows.
 */
export function useLostMoney(symbol: string): (worker: StoppedWorker) => string | undefined {
  const { estimate } = useFormats();
  const { rate, worthIn, coinsPerDay } = useCoinMoney(symbol);
  const fleet = useAtomValue(fleetAtom);
  const { kind, flat } = useAtomValue(tariffAtom);
  const electricity = useElectricity(rate);
  const perHs = powerPerHs(fleet, coinBySymbol(symbol)?.id);
  if ((kind === 'flat' && flat === null) || perHs === undefined) return () => undefined;
  return ({ hashrate24h, hashrateUnit, stoppedAtMs, untilMs }) => {
    const hashrate = hashrateBefore({ hashrate24h, stoppedMs: untilMs - stoppedAtMs });
    const lost = lostAfterElectricity({
      incomePerHour: product(worthIn(coinsPerDay(hashrate, { hashrateUnit }), electricity.currency), 1 / 24),
      powerW: product(hashrate, toHs(1, hashrateUnit), perHs),
      stoppedAtMs,
      untilMs,
      electricity,
    });
    return lost === undefined ? undefined : estimate(lost, electricity.currency);
  };
}
