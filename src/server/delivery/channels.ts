import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { type Delivery, DeliveryProblem, type OutgoingMessage } from './delivery.ts';

/** A visitor waits no longer for a mail server or a webhook. */
const TIMEOUT_MS = 15_000;

interface ChannelSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly smtpUrl: string | undefined;
  /** Gets `{to, text}` as JSON for each text message. */
  readonly smsUrl: string | undefined;
  readonly mailFrom: string;
  /** How long each step of a mail, and a text message, may take; 15 s. */
  readonly timeoutMs?: number;
}

type Send = (message: OutgoingMessage) => Promise<void>;

/** The operator's own channels. One that is not set is not offered. */
export function createChannels({ smtpUrl, smsUrl, mailFrom, timeoutMs = TIMEOUT_MS }: ChannelSettings): Delivery {
  const senders: Partial<Record<OutgoingMessage['channel'], Send>> = {
    ...(smtpUrl !== undefined && { email: mailSender(smtpUrl, mailFrom, timeoutMs) }),
    ...(smsUrl !== undefined && { sms: smsSender(smsUrl, timeoutMs) }),
  };
  return {
    isOffered: (channel) => senders[channel] !== undefined,
    async send(message) {
      try {
        await senders[message.channel]?.(message);
      } catch (error) {
        throw new DeliveryProblem(`the ${message.channel} channel failed: ${reasonOf(error)}`, kindOf(error));
      }
    },
  };
}

const reasonSchema = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
  syscall: z.string().optional(),
});

/** Without an answer: nothing was handed over. Of all other breaks nodemailer does not say whether the text had gone out. */
const beforeText = new Set(['EDNS', 'ETLS', 'EAUTH']);

/** Whether trying again can help. A refused log-in or sender is the operator's to mend; a break may be of a mail that was taken. */
function kindOf(error: unknown): DeliveryProblem['kind'] {
  const { code = '', responseCode, command, syscall } = reasonSchema.safeParse(error).data ?? {};
  if (responseCode !== undefined) return responseCode >= 500 && command !== 'MAIL FROM' && code !== 'EAUTH' ? 'refused' : 'later';
  return beforeText.has(code) || syscall === 'connect' ? 'later' : 'unknown';
}

/** A mail server's own sentence may hold the address: only its codes are logged. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = reasonSchema.safeParse(error).data ?? {};
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no answer';
}

/** The sender's own domain, in which its messages are numbered. */
const domainOf = (from: string): string => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';

function mailSender(url: string, from: string, timeoutMs: number): Send {
  const transport = createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  // As an object it is one mailbox, whatever signs it holds; a text would be read as a list of names and groups.
  return async ({ to, subject, text, messageId, endLink }) => {
    const endHeaders = { 'List-Unsubscribe': `<${endLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(messageId !== undefined && { messageId: `<${messageId}@${domainOf(from)}>` }),
      ...(endLink !== undefined && { headers: endHeaders }),
    });
  };
}

function smsSender(url: string, timeoutMs: number): Send {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw Object.assign(new Error('refused'), { responseCode: response.status });
  };
}
