import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { farmQuery } from './farm.query.ts';
import { type FarmId, farmKey } from './farm-id.ts';
import { snapshotsAtom, type FarmSnapshot, keepSnapshotAtom, type SavedFarm, savedFarmsAtom } from './farms.atoms.ts';

interface FarmState {
  /** The newest response there is: the pool's, else the one stored on this device. */
  snapshot: FarmSnapshot | undefined;
  /** Set when the farm is kept on this device. */
  saved: SavedFarm | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** What is known of a farm; requests it from the pool, and stores the response of a saved one. */
export function useFarm(id: FarmId): FarmState {
  const { data, error, isFetching, refetch } = useApiQuery(farmQuery(id));
  const key = farmKey(id);
  const saved = useAtomValue(savedFarmsAtom).find((each) => farmKey(each) === key);
  const kept = useAtomValue(snapshotsAtom)[key];
  const keepSnapshot = useSetAtom(keepSnapshotAtom);
  const isSaved = saved !== undefined;
  const { coin, address } = id;
  useEffect(() => {
    if (data && isSaved) keepSnapshot({ coin, address }, data);
  }, [data, isSaved, coin, address, keepSnapshot]);
  return { snapshot: newestOf(data, kept), saved, error, isFetching, retry: () => void refetch() };
}

/** The later of two responses about a farm. */
export function newestOf(response: FarmSnapshot | undefined, kept: FarmSnapshot | undefined): FarmSnapshot | undefined {
  if (!response || !kept) return response ?? kept;
  return response.madeAt >= kept.madeAt ? response : kept;
}
