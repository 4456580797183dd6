import { writeStored } from './storage.ts';

const resultKey = 'storage-persisted';

type PersistResult = 'granted' | 'refused' | 'unavailable';

/** Asks the browser not to clear our storage; call it after an act that means something: installing, logging in, keeping a video. Never throws. */
export async function requestPersistence(): Promise<PersistResult> {
  const result = await persist();
  await writeStored(resultKey, result);
  return result;
}

/** Whether the browser has promised to keep our storage; undefined where it does not say. Never throws. */
export async function isPersisted(): Promise<boolean | undefined> {
  try {
    return await navigator.storage?.persisted?.();
  } catch {
    return undefined;
  }
}

async function persist(): Promise<PersistResult> {
  try {
    const { storage } = navigator;
    if (!storage?.persist) return 'unavailable';
    return (await storage.persisted()) || (await storage.persist()) ? 'granted' : 'refused';
  } catch {
    return 'unavailable';
  }
}
