import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type OwnPower, powerSign } from '#src/domain/watch/own-power.ts';
import { call } from '#src/lib/http.ts';
import { useOwnPower } from '#src/parts/own-power.ts';
import { watchesAtom } from '#src/parts/watches.ts';

/** Sends prices and run plan of this device to those of its watches that count with them, where they have changed: the plan of a day is known that day. */
export async function keepPower(tokens: readonly string[], power: OwnPower): Promise<void> {
  const { data: watches } = await call('watchList', { tokens: [...tokens] });
  for (const { token, farms, rules } of watches)
    if (rules.power && powerSign(rules.power) !== powerSign(power)) await call('watchSave', { token, farms, rules: { ...rules, power } });
}

/** Keeps what the owner's messages count with what this device has now; draws nothing. */
export function KeepPower() {
  const tokens = useAtomValue(watchesAtom)
    .map(({ token }) => token)
    .join(' ');
  const power = useOwnPower();
  const sign = power && powerSign(power);
  // Not with every move of the rate of exchange: by what else has changed.
  const send = useEffectEvent((changed: string | undefined, to: string) => {
    // Without a network it is sent the next time.
    if (changed && power && to !== '') void keepPower(to.split(' '), power).catch(() => undefined);
  });
  useEffect(() => send(sign, tokens), [sign, tokens]);
  return null;
}
