import type { StoreId } from '#src/lib/media.ts';
import type { IconName } from '#src/ui/icon.tsx';

/** Where the app is to be had: the mark of each place, and the phones that it is for. */
const stores: Readonly<Record<StoreId, { readonly icon: IconName; readonly platform: 'ios' | 'android' }>> = {
  appStore: { icon: 'appstore', platform: 'ios' },
  googlePlay: { icon: 'googleplay', platform: 'android' },
  androidPackage: { icon: 'android', platform: 'android' },
};

export const storeIds = ['appStore', 'googlePlay', 'androidPackage'] as const satisfies readonly StoreId[];

export const storeIcon = (store: StoreId): IconName => stores[store].icon;

/** The places with that of this device first, then others for phones of its kind. */
export function storesFor(own: StoreId | undefined): readonly StoreId[] {
  const rank = (store: StoreId) => (store === own ? 0 : own && stores[store].platform === stores[own].platform ? 1 : 2);
  return storeIds.toSorted((one, other) => rank(one) - rank(other));
}
