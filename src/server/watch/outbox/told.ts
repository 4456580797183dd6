import { createHash } from 'node:crypto';
import { farmPath } from '#src/contracts/farm-link.ts';
import type { NamedFarm, WatchRules } from '#src/contracts/watch.ts';
import { coinById } from '#src/domain/coins.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { messageIn } from '../../messages/messages.ts';
import type { WatchTokens } from '../subscriptions/tokens.ts';
import type { ToldMessage } from '../ways/way.ts';
import { farmName, linesOf, summaryLine, titleOf } from './event-text.ts';

/** A watch, as far as its messages depend on it. */
export interface Told {
  readonly id: string;
  readonly rules: WatchRules;
  readonly farms: readonly NamedFarm[];
}

interface ToldPlan {
  readonly tokens: WatchTokens;
  /** Of the rows that are one message: the id of the first. */
  readonly batch: number;
  readonly nowMs: number;
}

const LISTED = 8;
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whether somebody may want to hear no more of it until it ends. */
export const canBeQuiet = ({ kind }: FarmEvent): boolean => kind === 'stopped' || kind === 'slow' || kind === 'fell';

const isOf =
  ({ coinId, address }: FarmEvent) =>
  ({ coin, address: own }: NamedFarm): boolean =>
    coinById(coinId)?.symbol === coin && own.toLowerCase() === address.toLowerCase();

/** The message about one event, or about several that waited for each other. The same rows give the same id, whenever it is made. */
export function toldMessage({ id, rules, farms }: Told, events: readonly FarmEvent[], { tokens, batch, nowMs }: ToldPlan): ToldMessage {
  const { language } = rules;
  const [first] = events;
  if (first === undefined) throw new TypeError('a message needs an event');
  const farm = farms.find(isOf(first)) ?? farms[0];
  const path = farm ? farmPath({ addr: farm.address, coinType: farm.coin }) : '/overview';
  const rest = events.length - LISTED;
  const several = {
    title: messageIn(language, 'watchSeveral', { count: String(events.length) }),
    body: [
      ...events.slice(0, LISTED).map((event) => summaryLine(event, rules, nowMs)),
      ...(rest > 0 ? [messageIn(language, 'watchMore', { count: String(rest) })] : []),
    ].join('\n'),
    tag: `several-${id}`,
  };
  const one = {
    title: titleOf(first, language),
    body: [...(farm ? [farmName(farm)] : []), ...linesOf(first, rules, nowMs)].join('\n'),
    tag: `event-${digest(first.endsId || first.id)}`,
  };
  return {
    ...(events.length > 1 ? several : one),
    id: `${id}-${batch}`,
    path,
    atMs: first.atMs,
    language,
    endToken: tokens.issue('end', id),
    ...(events.some(canBeQuiet) && { quietToken: tokens.issue('quiet', id, String(batch)) }),
  };
}

/** The message of the button that tries a way. */
export function tryMessage(
  { id, rules, farms }: Told,
  { tokens, nowMs, siteName }: Omit<ToldPlan, 'batch'> & { readonly siteName: string },
): ToldMessage {
  const { language } = rules;
  const [farm] = farms;
  return {
    id: `${id}-try-${nowMs}`,
    title: messageIn(language, 'watchTryTitle'),
    body: messageIn(language, 'watchTryText', { site: siteName, farms: farms.map(farmName).join(', ') }),
    tag: `try-${id}`,
    path: farm ? farmPath({ addr: farm.address, coinType: farm.coin }) : '/overview',
    atMs: nowMs,
    language,
    endToken: tokens.issue('end', id),
  };
}
