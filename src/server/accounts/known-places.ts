import { eq } from 'drizzle-orm';
import { account } from '../db/schema.ts';
import type { AccountTools } from './account-tools.ts';
import type { Account } from './sessions.ts';

/** So many are remembered of an account, the newest first: a phone and a farm's line or two change now and then. */
const MOST_KNOWN = 12;

/** Where a call comes from. */
export interface Place {
  readonly network: string;
  /** The random id that a browser made for itself; undefined where it sends none. */
  readonly deviceId: string | undefined;
}

/** A place under keyed names of this account: they reveal neither where it is nor which accounts share it. The device comes first. */
function marksOf({ digests }: Pick<AccountTools, 'digests'>, gid: string, { network, deviceId }: Place): string[] {
  const named = deviceId === undefined ? [] : [digests.keyed('place', gid, 'device', deviceId)];
  return [...named, digests.keyed('place', gid, 'network', network)];
}

/** The name of a place that has logged in to this account before; undefined for any other, and where there is no account. */
export function knownPlace(tools: Pick<AccountTools, 'digests'>, owner: Account | undefined, place: Place): string | undefined {
  return owner && marksOf(tools, owner.gid, place).find((mark) => owner.knownPlaces.includes(mark));
}

/** Remembers a place that has proved to be the owner's. */
export async function rememberPlace(tools: Pick<AccountTools, 'db' | 'digests'>, owner: Account, place: Place): Promise<void> {
  const knownPlaces = [...new Set([...marksOf(tools, owner.gid, place), ...owner.knownPlaces])].slice(0, MOST_KNOWN);
  if (knownPlaces.join() === owner.knownPlaces.join()) return;
  await tools.db.update(account).set({ knownPlaces }).where(eq(account.gid, owner.gid));
}
