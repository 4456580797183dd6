import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { MINUTE_MS } from '#src/domain/days.ts';
import { cnyPerUsd } from '#src/domain/exchange-rate.ts';
import { useMoney } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { useOwnHours } from '#src/parts/own-power.ts';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { usePresent } from '#src/state/use-now.ts';
import { type FarmId, farmKey } from '../farm-id.ts';
import { savedFarmsAtom } from '../farms.atoms.ts';
import type { WorkerRow } from '../workers/workers.model.ts';
import { runningOf, shownEvents } from './events.model.ts';
import { farmEventsQuery } from './events.query.ts';
import { farmEventsAtom, keepEventsAtom } from './kept-events.atoms.ts';

/** What is told every five minutes is of now for so long; what an older copy says was so when it was made. */
const OF_NOW_MS = 15 * MINUTE_MS;

/** The machines of a farm as they were seen last. */
export interface Seen {
  readonly workers: readonly WorkerRow[] | undefined;
  readonly madeAtMs: number;
}

/**
 * What happened to a farm, by the pool's response or the copy of a saved farm on this device, with money less the owner's electricity where this device knows
 * their machines and tariff.
 */
export function useFarmEvents(id: FarmId, seen?: Seen) {
  const response = useApiQuery(farmEventsQuery(id)).data;
  const key = farmKey(id);
  const kept = useAtomValue(farmEventsAtom)[key];
  const keep = useSetAtom(keepEventsAtom);
  const isSaved = useAtomValue(savedFarmsAtom).some((each) => farmKey(each) === key);
  const { coin, address } = id;
  useEffect(() => {
    if (response?.data && isSaved) keep({ coin, address }, { ...response, data: response.data });
  }, [response, isSaved, coin, address, keep]);
  const records = useApiQuery(coinListQuery()).data?.data;
  const rate = records && cnyPerUsd(records);
  const money = useMoney();
  const own = useOwnHours(coin);
  const { nowMs } = usePresent();
  const newest = response?.data === undefined ? kept : response;
  const data = newest?.data;
  const events = useMemo(() => (data ? shownEvents(data.events, own) : undefined), [data, own]);
  const running = useMemo(() => runningOf(seen?.workers, seen?.madeAtMs ?? 0), [seen?.workers, seen?.madeAtMs]);
  const madeAtMs = newest?.madeAt ?? nowMs;
  return {
    /** Undefined while they are on their way, and where the pool observes no farms. */
    events,
    /** Their age. */
    of: newest,
    sinceMs: data?.since == null ? undefined : data.since * 1000,
    /** The moment that they are counted to. */
    nowMs: nowMs - madeAtMs > OF_NOW_MS ? madeAtMs : nowMs,
    isSimulated: newest?.isSimulated ?? false,
    terms: { own, running },
    isNet: own !== undefined,
    /** An amount of USD in the visitor's currency. */
    money: (usd: number | undefined) => money({ USD: usd }, rate),
  };
}
