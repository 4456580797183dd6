import * as z from 'zod/mini';
import { isInstalled, isIos } from './media.ts';
import { workerContainer } from './worker-container.ts';

/** Whether this device can be told by push: 'install': an iPhone or iPad does once the site is on its home screen; 'denied': its owner said no. */
export type PushSupport = 'yes' | 'install' | 'denied' | 'no';

/** What this device can do now; to be asked again after a press. */
export function pushSupport(): PushSupport {
  const isThere = workerContainer() !== undefined && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return isIos(navigator) && !isInstalled() ? 'install' : 'no';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

const subscriptionSchema = z.object({ endpoint: z.string(), keys: z.object({ p256dh: z.string(), auth: z.string() }) });

/** Where a push service takes messages for this browser, and the keys that only it can read them by. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The server's key that this browser is subscribed under; undefined: it is not. Never rejects. */
export async function subscribedKey(): Promise<string | undefined> {
  try {
    const registration = await workerContainer()?.getRegistration();
    const key = (await registration?.pushManager.getSubscription())?.options.applicationServerKey;
    return key ? base64url(key) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Subscribes this browser under a server's key; asks its owner first where that was not done yet, so it has to follow a press. Gives what it said, or
 * 'denied', or 'failed' where no push service is there. Never rejects.
 */
export async function subscribeToPush(key: string): Promise<PushAddress | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const registration = await workerContainer()?.ready;
    if (!registration) return 'failed';
    const known = await registration.pushManager.getSubscription();
    // A browser has one subscription, under one key.
    if (known && (await subscribedKey()) !== key) await known.unsubscribe();
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscriptionSchema.parse(subscription.toJSON());
    return { endpoint, ...keys };
  } catch {
    return 'failed';
  }
}
