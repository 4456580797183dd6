import type { ExternalLink } from '#src/lib/brand.ts';

export type Platform = 'ios' | 'android' | 'other';
export type AppRowId = 'appStore' | 'googlePlay' | 'androidPackage';

/** What tells a device apart; an iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** The platform whose app fits this device. */
export function platformOf({ userAgent, maxTouchPoints }: Device): Platform {
  if (/android/i.test(userAgent)) return 'android';
  const isTouchMac = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isTouchMac ? 'ios' : 'other';
}

/** One way to get the app. */
export interface AppRow {
  id: AppRowId;
  icon: 'appstore' | 'googleplay' | 'android';
  platform: Exclude<Platform, 'other'>;
  link: ExternalLink;
  /** The first row of this device's platform. */
  isForThisDevice: boolean;
}

type AppLinks = Readonly<Record<AppRowId, ExternalLink>>;

const rows = [
  { id: 'appStore', icon: 'appstore', platform: 'ios' },
  { id: 'googlePlay', icon: 'googleplay', platform: 'android' },
  { id: 'androidPackage', icon: 'android', platform: 'android' },
] as const;

/** The rows with those of this device first, else in the order of the specification. */
export function appRows(links: AppLinks, platform: Platform): readonly AppRow[] {
  const sorted = rows.toSorted((a, b) => Number(b.platform === platform) - Number(a.platform === platform));
  return sorted.map((row, index) => ({ ...row, link: links[row.id], isForThisDevice: index === 0 && row.platform === platform }));
}
