import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useAnswer } from '#src/state/use-answer.ts';
import { type FarmId, farmKey } from './farm-id.ts';
import { farmQuery } from './farm.query.ts';
import { farmCopiesAtom, type FarmCopy, keepCopyAtom, type SavedFarm, savedFarmsAtom } from './farms.atoms.ts';

export interface FarmState {
  /** The newest answer there is: the pool's, else the one kept on this device. */
  copy: FarmCopy | undefined;
  /** Set when the farm is kept on this device. */
  saved: SavedFarm | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** What is known of a farm; asks the pool, and keeps its answer when the farm is a saved one. */
export function useFarm(id: FarmId): FarmState {
  const { data, error, isFetching, refetch } = useAnswer(farmQuery(id));
  const key = farmKey(id);
  const saved = useAtomValue(savedFarmsAtom).find((each) => farmKey(each) === key);
  const kept = useAtomValue(farmCopiesAtom)[key];
  const keepCopy = useSetAtom(keepCopyAtom);
  const isSaved = saved !== undefined;
  const { coin, address } = id;
  useEffect(() => {
    if (data && isSaved) keepCopy({ coin, address }, data);
  }, [data, isSaved, coin, address, keepCopy]);
  return { copy: newest(data, kept), saved, error, isFetching, retry: () => void refetch() };
}

function newest(answer: FarmCopy | undefined, kept: FarmCopy | undefined): FarmCopy | undefined {
  if (!answer || !kept) return answer ?? kept;
  return answer.madeAt >= kept.madeAt ? answer : kept;
}
