import * as z from 'zod/mini';
import { readSession, writeSession } from '#src/lib/mirrors.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

const visitsKey = 'visits';
const resultKey = 'storage-persisted';
const sessionKey = 'visit-counted';
/** R16: from the third visit on the visitor is at home here. */
const homeVisits = 3;

export type PersistResult = 'granted' | 'refused' | 'unavailable';

/** Asks the browser not to clear our storage; call it after an act that means something: installing, logging in (R16). Never throws. */
export async function askToStay(): Promise<PersistResult> {
  const result = await persist();
  await writeStored(resultKey, result);
  return result;
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

/** Counts this visit, and asks to stay on the third or when the site is installed. */
export function askToStayWhenKnown(): void {
  window.addEventListener('appinstalled', () => void askToStay());
  if (readSession(sessionKey)) return;
  const visits = (readStored(visitsKey, z.number()) ?? 0) + 1;
  // Without session storage every page would count as a visit.
  if (!writeSession(sessionKey, '1')) return;
  void writeStored(visitsKey, visits);
  if (visits === homeVisits) void askToStay();
}
