/** The parts of `navigator` that tell one device from another. */
export type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** True on iPhone and iPad; an iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The file to play: mp4 on iOS (spec 2) and where the browser cannot play webm, else webm. */
export function videoFile(files: { webm: string; mp4: string }, device: Device, canPlay: (type: string) => string): string {
  return isIos(device) || canPlay('video/webm; codecs="vp9"') === '' ? files.mp4 : files.webm;
}

export type StoreId = 'appStore' | 'googlePlay' | 'androidPackage';

/** Where this device gets apps: undefined on a computer. Huawei's Android has no Google Play, so it takes the package. */
export function storeOf(device: Device): StoreId | undefined {
  if (isIos(device)) return 'appStore';
  if (/HarmonyOS|Huawei|HONOR/i.test(device.userAgent)) return 'androidPackage';
  return device.userAgent.includes('Android') ? 'googlePlay' : undefined;
}
