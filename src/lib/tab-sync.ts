import * as z from 'zod/mini';

const message = z.object({ key: z.string(), record: z.unknown() });

/** Also the localStorage key of the fallback where BroadcastChannel is missing. */
const channelName = 'okkong-sync';
let channel: BroadcastChannel | undefined;

/** Listens to what other tabs store: BroadcastChannel, or the storage event where there is none. */
export function onOtherTab(adopt: (key: string, record: unknown) => void): void {
  const receive = (data: unknown) => {
    const parsed = message.safeParse(data);
    if (parsed.success) adopt(parsed.data.key, parsed.data.record);
  };
  channel ??= openChannel();
  if (channel) {
    channel.addEventListener('message', (event) => receive(event.data));
    return;
  }
  window.addEventListener('storage', (event) => {
    if (event.key === channelName && event.newValue) receive(parseJson(event.newValue));
  });
}

/** Firefox refuses the channel where it refuses cookies. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/** Tells the other tabs of one stored record. */
export function postToOtherTabs(key: string, record: unknown): void {
  if (channel) {
    channel.postMessage({ key, record });
    return;
  }
  try {
    localStorage.setItem(channelName, JSON.stringify({ key, record }));
  } catch {
    // Blocked storage is normal: this tab stays alone.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
