import * as z from 'zod/mini';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { type PushMessage, pushMessage } from '#src/contracts/watch-push.ts';
import { readPushMemory, type WaitingPost, writePushMemory } from './push-memory.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a notification may have besides what the standard library's types know. */
interface ShownOptions extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly renotify: boolean;
  readonly timestamp: number;
}

const shownData = z.object({ path: z.string(), quiet: z.optional(z.string()) });

const QUIET = 'quiet';
/** Ids of messages that were shown, so that a repeat makes no sound. */
const REMEMBERED = 50;

/** Shows what a message says, in the place of the elder one about the same; a repeat of what was shown changes it without a sound. */
async function show({ id, title, body, tag, path, atMs, lang, open, quiet }: PushMessage): Promise<void> {
  const { seen, waiting } = await readPushMemory();
  const isRepeat = seen.includes(id);
  const options: ShownOptions = {
    body,
    tag,
    lang,
    timestamp: atMs,
    renotify: !isRepeat,
    silent: isRepeat,
    icon: '/icons/icon-192.png',
    data: { path, quiet: quiet?.token },
    actions: [{ action: 'open', title: open }, ...(quiet ? [{ action: QUIET, title: quiet.label }] : [])],
  };
  await self.registration.showNotification(title, options);
  await writePushMemory({ waiting, seen: [...seen.filter((each) => each !== id), id].slice(-REMEMBERED) });
  await countOnIcon();
}

/** On the icon of the installed app stands how many are unread. */
async function countOnIcon(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const { length } = await self.registration.getNotifications();
  await (length > 0 ? navigator.setAppBadge(length) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Rejects without a line, and while the server is busy or starts. */
async function send({ path, body }: WaitingPost): Promise<void> {
  const { status } = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (status >= 429) throw status;
}

/** Posts to the pool; what it does not take now is kept, and tried again whenever this worker starts. */
async function postOrKeep(post: WaitingPost): Promise<void> {
  try {
    await send(post);
  } catch {
    const { seen, waiting } = await readPushMemory();
    await writePushMemory({ seen, waiting: [...waiting, post].slice(-REMEMBERED) });
  }
}

async function sendWaiting(): Promise<void> {
  const { seen, waiting } = await readPushMemory();
  if (waiting.length === 0) return;
  await writePushMemory({ seen, waiting: [] });
  for (const post of waiting) await postOrKeep(post);
}

/** The farm's page: the tab that shows it, else a new one, which has the farm's copy also without a line. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === new URL(path, location.origin).href);
  await (shown ? shown.focus() : self.clients.openWindow(path));
}

async function onPress({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  await countOnIcon();
  const { path = '/overview', quiet } = shownData.safeParse(notification.data).data ?? {};
  if (action === QUIET && quiet !== undefined) return postOrKeep({ path: endpointTable.watchQuiet.path, body: { token: quiet } });
  await openPage(path);
}

/** The browser has taken the subscription's address away: the pool gets the new one. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await postOrKeep({ path: endpointTable.watchRenew.path, body: { endpoint: oldSubscription.endpoint, push: { endpoint, ...keys } } });
}

/** What a push service delivered, where it is a message of ours. */
function read(data: PushMessageData | null): PushMessage | undefined {
  try {
    return pushMessage.safeParse(data?.json()).data;
  } catch {
    return undefined;
  }
}

/** Listens: messages of the pool become notifications, their buttons act, also while no page is open. */
export function showPushes(): void {
  self.addEventListener('push', (event) => {
    const message = read(event.data);
    if (message) event.waitUntil(show(message).then(sendWaiting));
  });
  self.addEventListener('notificationclick', (event) => event.waitUntil(onPress(event)));
  self.addEventListener('notificationclose', (event) => event.waitUntil(countOnIcon()));
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
  void sendWaiting();
}
