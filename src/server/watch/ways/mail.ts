import * as z from 'zod';
import { type Delivery, DeliveryProblem } from '../../delivery/delivery.ts';
import { messageIn } from '../../messages/messages.ts';
import { linkOf } from '../subscriptions/links.ts';
import type { Way } from './way.ts';

const target = z.object({ mail: z.string() });

interface MailPlan {
  readonly delivery: Delivery;
  readonly siteUrl: string;
  readonly siteName: string;
}

/** Mail by the operator's server, or into the outbox of an embedded pool. Each ends itself by one press, in the mailbox's own button too (RFC 8058). */
export function mailWay({ delivery, siteUrl, siteName }: MailPlan): Way {
  return async (kept, { id, title, body, path, language, quietToken, endToken }) => {
    const endLink = linkOf(siteUrl, 'end', endToken);
    const said = (key: 'watchOpen' | 'watchMailQuiet' | 'watchMailEnd', link: string): string => `${messageIn(language, key)}\n${link}`;
    const text = [
      body,
      said('watchOpen', `${siteUrl}${path}`),
      ...(quietToken === undefined ? [] : [said('watchMailQuiet', linkOf(siteUrl, 'quiet', quietToken))]),
      said('watchMailEnd', endLink),
    ].join('\n\n');
    try {
      const { mail } = target.parse(kept);
      await delivery.send({ channel: 'email', to: mail, subject: `${siteName}: ${title}`, text, messageId: id, endLink });
      return { kind: 'sent' };
    } catch (error) {
      return { kind: error instanceof DeliveryProblem ? error.kind : 'refused' };
    }
  };
}
