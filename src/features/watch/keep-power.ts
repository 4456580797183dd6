import { type OwnPower, powerSign } from '#src/domain/watch/own-power.ts';
import { call } from '#src/lib/http.ts';

/** Sends prices and run plan of this device to those of its watches that count with them, where they have changed: the plan of a day is known that day. */
export async function keepPower(tokens: readonly string[], power: OwnPower): Promise<void> {
  const { data: watches } = await call('watchList', { tokens: [...tokens] });
  for (const { token, farms, rules } of watches)
    if (rules.power && powerSign(rules.power) !== powerSign(power)) await call('watchSave', { token, farms, rules: { ...rules, power } });
}
