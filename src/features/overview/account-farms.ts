import * as z from 'zod/mini';
import { FARM_LIMIT } from '#src/contracts/farm-link.ts';
import { call } from '#src/lib/http.ts';
import { readStored, removeStored, storageRead, writeStored } from '#src/lib/storage.ts';
import { connectionAtom } from '#src/state/online.ts';
import { unreadKey } from '#src/lib/storage-keys.ts';
import { storedField, storedRows } from '#src/lib/stored-schema.ts';
import { ACCOUNT_FARMS_KEY, type Session, sessionAtom, storedSession } from '#src/state/session.ts';
import type { Store } from '#src/state/store.ts';
import { farmKey } from './farm-id.ts';
import { forgetFarmAtom, type SavedFarm, savedFarmSchema, savedFarmsAtom } from './farms.atoms.ts';

/** Merge base of device and account: by it a farm that one of them removed differs from one that the other added. */
export const baseSchema = z.object({ gid: z.string(), farms: storedField('farms', storedRows(savedFarmSchema), []) });

interface Sides {
  base: readonly SavedFarm[];
  device: readonly SavedFarm[];
  account: readonly SavedFarm[];
}

/** The farms of device and account made one: each has what the other added, and neither what the other removed. */
export function mergeFarms({ base, device, account }: Sides): { device: SavedFarm[]; account: SavedFarm[] } {
  const [inBase, inDevice, inAccount] = [base, device, account].map(byKey);
  const named = (farm: SavedFarm): SavedFarm => ({
    ...farm,
    name: mergedName(inBase?.get(farmKey(farm)), inDevice?.get(farmKey(farm)), inAccount?.get(farmKey(farm))),
  });
  const isRemoved = (farm: SavedFarm, other: ReadonlyMap<string, SavedFarm> | undefined) =>
    inBase?.has(farmKey(farm)) === true && !other?.has(farmKey(farm));
  const ofDevice = device.filter((farm) => !isRemoved(farm, inAccount)).map(named);
  const ofAccount = account.filter((farm) => !isRemoved(farm, inDevice)).map(named);
  const added = ofAccount.filter((farm) => !inDevice?.has(farmKey(farm))).map((farm) => ({ ...farm, isFromAccount: true }));
  return {
    device: [...ofDevice, ...added].slice(0, FARM_LIMIT),
    account: [...ofAccount, ...ofDevice.filter((farm) => !inAccount?.has(farmKey(farm)))].slice(0, FARM_LIMIT),
  };
}

const byKey = (farms: readonly SavedFarm[]): ReadonlyMap<string, SavedFarm> => new Map(farms.map((farm) => [farmKey(farm), farm]));

/** The name that was changed since both last had the same; of two the device's. */
function mergedName(base: SavedFarm | undefined, device: SavedFarm | undefined, account: SavedFarm | undefined): string {
  if (!device || !account) return (device ?? account)?.name ?? '';
  if (base) return device.name === base.name ? account.name : device.name;
  return device.name || account.name;
}

/** Keeps the farms of this device and of the account one during a session; logged out, what came from the account goes. */
export function followAccountFarms(store: Store): void {
  let isBusy = false;
  let isDue = false;
  let token: string | undefined;
  const sync = async () => {
    isDue = true;
    if (isBusy) return;
    isBusy = true;
    // At the start each of the atoms below reports its stored value: all that comes in one moment is one request. What a slow device has not read
    // yet is not gone.
    await storageRead();
    while (isDue) {
      isDue = false;
      // What did not reach the pool is sent with the next change, or when the network is back.
      await syncOnce(store).catch(() => undefined);
    }
    isBusy = false;
  };
  store.sub(savedFarmsAtom, () => void sync());
  store.sub(connectionAtom, () => store.get(connectionAtom) === 'online' && void sync());
  store.sub(sessionAtom, () => {
    const current = storedSession()?.token;
    if (current !== token) void sync();
    token = current;
  });
  token = storedSession()?.token;
  void sync();
}

async function syncOnce(store: Store): Promise<void> {
  const session = storedSession();
  const base = readStored(ACCOUNT_FARMS_KEY, baseSchema);
  // Of another account, whose log-out this device did not see through.
  if (base && base.gid !== session?.gid) dropAccountFarms(store);
  if (!session) return;
  const response = await call('accountFarms', {});
  if (!isCurrent(session)) return;
  const account = response.data.list.map(({ addr, coinType, name }) => ({ address: addr, coin: coinType, name }));
  const known = base?.gid === session.gid ? base.farms : undefined;
  // Before any of them is here: whatever fails from now on, it is known whose farms go at the log-out.
  if (!known) void writeStored(ACCOUNT_FARMS_KEY, { gid: session.gid, farms: [] }, baseSchema);
  const device = store.get(savedFarmsAtom);
  const merged = mergeFarms({ base: known ?? [], device, account });
  if (isChanged(device, merged.device)) store.set(savedFarmsAtom, merged.device);
  if (isChanged(account, merged.account)) {
    await call('accountFarmsUpdate', { list: merged.account.map(({ address, coin, name }) => ({ addr: address, coinType: coin, name })) });
    if (!isCurrent(session)) return;
  }
  const inAccount = byKey(merged.account);
  const common = merged.device.filter((farm) => inAccount.has(farmKey(farm)));
  void writeStored(ACCOUNT_FARMS_KEY, { gid: session.gid, farms: common }, baseSchema);
}

const isCurrent = ({ token }: Session): boolean => storedSession()?.token === token;
const isChanged = (before: readonly SavedFarm[], after: readonly SavedFarm[]): boolean => JSON.stringify(before) !== JSON.stringify(after);

const unreadFromAccount = z.object({ value: z.object({ isFromAccount: z.literal(true) }) });

/** Forgets the farms that came from the account, with their figures; those of another build, too, which lie aside unread. */
function dropAccountFarms(store: Store): void {
  for (const farm of store.get(savedFarmsAtom)) if (farm.isFromAccount) store.set(forgetFarmAtom, farm);
  const aside = readStored(unreadKey('farms'), z.array(z.unknown())) ?? [];
  const others = aside.filter((part) => !z.safeParse(unreadFromAccount, part).success);
  if (others.length < aside.length) void writeStored(unreadKey('farms'), others);
  void removeStored(ACCOUNT_FARMS_KEY);
}
