import { createHmac, timingSafeEqual } from 'node:crypto';
import { isDirect, isLoopback, isOwnConnection, type AppContext } from './http/client-address.ts';
import type { Settings } from './settings.ts';

/** Pages that are the operator's alone, in the order in which the start names them. */
const titles = { '/outbox': 'Messages to visitors', '/sources': 'Sources', '/metrics': 'Metrics for Prometheus' } as const;
export type OperatorPage = keyof typeof titles;

/**
 * Opens the operator's pages to a browser or tool on this machine, and to who has the key that the terminal shows: where the connection may be that of
 * a proxy on the machine, which asks for others and looks like a browser on it, the key alone counts.
 */
export interface OperatorDoor {
  isOpen(context: AppContext): boolean;
  /** A page's address, with the key. */
  pathOf(page: OperatorPage): string;
}

const digestOf = (text: string): Buffer => createHmac('sha256', 'operator').update(text).digest();

/** A door with this key; `reader`: who may open it, a user of this machine or, for a container's port, any direct request. */
export function createOperatorDoor(key: string): { readonly [Reader in 'loopback' | 'direct']: OperatorDoor } {
  const door = (isNear: (context: AppContext) => boolean): OperatorDoor => ({
    isOpen: (context) =>
      isNear(context) && (isOwnConnection(context) || timingSafeEqual(digestOf(context.req.query('key') ?? ''), digestOf(key))),
    pathOf: (page) => `${page}?key=${key}`,
  });
  return { loopback: door(isLoopback), direct: door(isDirect) };
}

/** Lines that say where the operator's pages are, those that this server has. */
export function operatorLines(address: string, door: OperatorDoor, pages: readonly OperatorPage[]): readonly string[] {
  return pages.map((page) => `${titles[page]}, to this machine alone: ${address}${door.pathOf(page)}`);
}

/** What an operator has to know at the start, a sentence each: settings that work, but hardly as they were meant. */
export function settingProblems(settings: Settings): readonly string[] {
  const { smtpUrl, smsUrl, mailFrom, isMailFromSet, isSiteUrlSet, isPublic, isOutboxAsked } = settings;
  const unset = [...(isMailFromSet ? [] : ['MAIL_FROM']), ...(isSiteUrlSet ? [] : ['SITE_URL'])];
  return [
    ...settings.pageProblems,
    ...(smtpUrl !== undefined && unset.length > 0
      ? [`${unset.join(' and ')} should be set beside SMTP_URL: mails come from ${mailFrom} and their links lead to ${settings.siteUrl}.`]
      : []),
    ...(isPublic && smtpUrl === undefined && smsUrl === undefined
      ? ['Neither SMTP_URL nor SMS_URL is set: codes and links of accounts are printed here and reach nobody.']
      : []),
    ...(isPublic && isOutboxAsked
      ? ['OUTBOX=1 has no effect where SITE_URL or TRUST_PROXY is set: the messages are printed here alone.']
      : []),
  ];
}
