import type { Settings } from '../settings.ts';
import { createChannels } from './channels.ts';
import type { Delivery } from './delivery.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** The operator's channels; with neither, the embedded pool's outbox, which prints. */
export function deliveryOf(settings: Settings): { delivery: Delivery; outbox?: Outbox } {
  if (settings.smtpUrl !== undefined || settings.smsUrl !== undefined) return { delivery: createChannels(settings) };
  const outbox = createOutbox((text) => process.stdout.write(text));
  return { delivery: outbox, outbox };
}
