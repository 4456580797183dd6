/** The parts of `navigator` by which devices differ. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** True on iPhone and iPad; an iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The file to play: mp4 on iOS and where the browser cannot play webm, else webm. */
export function videoFile(files: { webm: string; mp4: string }, device: Device, canPlay: (type: string) => string): string {
  return isIos(device) || canPlay('video/webm; codecs="vp9"') === '' ? files.mp4 : files.webm;
}

/** Kinds of device by how their browsers install a site. */
export const installPlatforms = ['ios', 'android', 'desktop', 'mac'] as const;
export type InstallPlatform = (typeof installPlatforms)[number];

/** How this device installs a site: 'mac' is Safari on a Mac, 'desktop' any other computer. */
export function installPlatform(device: Device): InstallPlatform {
  if (isIos(device)) return 'ios';
  if (/Android|HarmonyOS/.test(device.userAgent)) return 'android';
  return /Macintosh/.test(device.userAgent) && !/Chrome|Edg|Firefox/.test(device.userAgent) ? 'mac' : 'desktop';
}

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: fullscreen), (display-mode: minimal-ui)').matches;
}

export type StoreId = 'appStore' | 'googlePlay' | 'androidPackage';

/** Where this device gets apps: undefined on a computer. Huawei's Android has no Google Play, so it takes the package. */
export function storeOf(device: Device): StoreId | undefined {
  if (isIos(device)) return 'appStore';
  if (/HarmonyOS|Huawei|HONOR/i.test(device.userAgent)) return 'androidPackage';
  return device.userAgent.includes('Android') ? 'googlePlay' : undefined;
}
