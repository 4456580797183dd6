import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { usualDay } from '#src/domain/electricity/electricity.ts';
import { electricityOf, type OwnTariff } from '#src/domain/electricity/own-tariff.ts';
import { partNamed } from '#src/parts/tools.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { tariffAtom } from '#src/state/tariff.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';
import { useUnreadLink } from '../link-note.tsx';
import { isTariffUnread, readTariffLink, tariffQuery } from './tariff-link.ts';

/** How a tool changes the tariff: by a function, as several fields may have been set before hydration. */
export type ChangeTariff = (change: (now: OwnTariff) => OwnTariff) => void;

/**
 * The visitor's tariff for a tool of this `type`, or the one of the link by which he came; like the tool's own inputs, it is then taken out of
 * the address. Called before `useToolInputs`, whose navigation it shares.
 */
export function useTariff(type: number, search: Readonly<Record<string, unknown>>) {
  const shown = useAtomValue(currencyAtom);
  const tariff = useHydratedAtom(tariffAtom);
  const change = useSetAtom(tariffAtom);
  const navigate = useNavigate();
  const linked = readTariffLink(search);
  const linkText = JSON.stringify(linked);
  useUnreadLink(type, 'fields', isTariffUnread(search));
  const adopt = useEffectEvent((said: string | undefined) => {
    if (!linked || said === undefined) return;
    change((before) => ({ ...before, ...linked }));
    void navigate({ to: '/tools', search: { type, part: partNamed(search) }, replace: true, resetScroll: false });
  });
  useEffect(() => adopt(linkText), [linkText]);
  const electricity = useCallback(
    (cnyPerUsd: number | undefined, nowMs: number) => usualDay(electricityOf(tariff, { currency: shown, cnyPerUsd }), nowMs),
    [tariff, shown],
  );
  return {
    tariff,
    shown,
    change,
    query: tariffQuery(tariff, shown),
    /** Back to one price, as it starts; prices of hours stay for when they are chosen again. */
    reset: () => change((before) => ({ ...before, kind: 'flat', flat: null, flatIn: null })),
    /** What a day costs, in the currency that is shown, at so many CNY for a USD. */
    electricity,
  };
}

export type TariffApi = ReturnType<typeof useTariff>;
