import * as z from 'zod';
import { messageIn } from '../../messages/messages.ts';
import { linkOf } from '../subscriptions/links.ts';
import type { OutsideFetch } from './outside-request.ts';
import { sentOf, sentOfFault, type Way } from './way.ts';

const target = z.object({ topic: z.string() });

interface NtfyPlan {
  readonly siteUrl: string;
  readonly ask: OutsideFetch;
  readonly now: () => number;
}

/** A topic of ntfy, by its JSON call: a title in any script would not fit a header. */
export function ntfyWay({ siteUrl, ask, now }: NtfyPlan): Way {
  return async (kept, { id, title, body, path, language, quietToken, endToken }) => {
    try {
      const { origin, pathname } = new URL(target.parse(kept).topic);
      const view = (key: 'watchQuiet' | 'watchEnd' | 'watchOpen', url: string) => ({
        action: 'view',
        label: messageIn(language, key),
        url,
      });
      const message = {
        topic: pathname.slice(1),
        title,
        message: body,
        click: `${siteUrl}${path}`,
        // A repeat is shown in the place of the first.
        sequence_id: id.replaceAll(/[^\w-]/g, '').slice(0, 64),
        actions: [
          view('watchOpen', `${siteUrl}${path}`),
          ...(quietToken === undefined ? [] : [view('watchQuiet', linkOf(siteUrl, 'quiet', quietToken))]),
          view('watchEnd', linkOf(siteUrl, 'end', endToken)),
        ],
      };
      const headers = { 'content-type': 'application/json' };
      const sent = sentOf(await ask({ url: origin, headers, body: JSON.stringify(message) }), now());
      // A topic is made by whoever writes to it: there is none that could be gone.
      return sent.kind === 'gone' ? { kind: 'refused' } : sent;
    } catch (error) {
      return sentOfFault(error);
    }
  };
}
