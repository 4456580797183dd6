import { isValidAddress } from '#src/domain/addresses.ts';
import type { FarmEventRow } from '#src/contracts/farm-events.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { type Coin, coinBySymbol } from '#src/domain/coins.ts';
import type { FarmTokens } from '../farms/farm-token.ts';
import type { FarmKey } from '../db/farms-seen.ts';
import type { Farms } from '../farms/farms.ts';
import { RequestProblem } from '../http/envelope.ts';
import type { MarketFeed } from '../market/tick.ts';
import { unixSecondsOf } from '../market/wire.ts';
import type { Handlers, Refusal } from './handlers.ts';

interface AnonymousDeps {
  readonly farms: () => Farms;
  readonly feed: () => MarketFeed;
  readonly tokens: FarmTokens;
  /** What happened to a farm, newest first, and since when (ms) that is noticed; undefined: it is not. */
  readonly happened: (farm: FarmKey) => Promise<{ readonly sinceMs: number | undefined; readonly events: readonly FarmEvent[] }>;
}

const wrongAddress: Refusal = { refusalCode: '422', messageKey: 'wrongAddress' };
/** An account of anonymous mining is named by its coin and address: `etc-0x…`. */
const accountPattern = /^([a-z]{2,6})-(.+)$/;

/** Capitals of an address that starts with 0x are its checksum; those of most others are part of it. */
const accountAddress = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

/** The farm that an account names; undefined where there is no proof of work any more. */
export function farmOf(accName: string): { readonly coin: Coin; readonly address: string } | undefined {
  const [, symbol = '', address = ''] = accountPattern.exec(accName) ?? [];
  const coin = coinBySymbol(symbol);
  return coin?.proofOfWorkEndedAtMs === null ? { coin, address } : undefined;
}

/** An event as the page of its farm gets it: the farm is known there. */
function eventRow({ id, kind, atMs, foundAtMs, beforeHs, nowHs, ...event }: FarmEvent): FarmEventRow {
  const { workers, ofWorkers, place, lostUsdPerHour, amount, endsId } = event;
  return {
    id,
    kind,
    time: unixSecondsOf(atMs),
    foundTime: unixSecondsOf(foundAtMs),
    workers: [...workers],
    ofWorkers,
    place,
    hashrateBefore: beforeHs,
    hashrateNow: nowHs,
    lostUsdPerHour,
    amount,
    endsId,
  };
}

/** Anonymous mining: a token for an address, then its farm; `data` is null for an address without hashrate. */
export function anonymousHandlers({
  farms,
  feed,
  tokens,
  happened,
}: AnonymousDeps): Pick<Handlers, 'anonymousToken' | 'accountDetail' | 'accountEvents'> {
  return {
    anonymousToken: ({ eth, coinType }) => {
      if (!isValidAddress(coinType, eth)) return wrongAddress;
      const account = {
        accName: `${coinType.toLowerCase()}-${accountAddress(eth)}`,
        algorithmType: coinBySymbol(coinType)?.algorithm ?? '',
      };
      return { data: { token: tokens.issue(account), ...account }, origin: feed().origin };
    },
    accountDetail: async ({ accName, algorithmType }, { authorization = '' }) => {
      if (!tokens.isGood(authorization, { accName, algorithmType })) throw new RequestProblem(401, 'farmSessionOver');
      const question = farmOf(accName);
      const { atMs, nowMs } = feed().moment();
      const { farm, atMs: heldAtMs } = question ? await farms()(question, atMs) : { farm: null, atMs };
      return { data: { data: farm }, moment: { atMs: heldAtMs, nowMs }, origin: feed().origin };
    },
    accountEvents: async ({ accName, algorithmType }, { authorization = '' }) => {
      if (!tokens.isGood(authorization, { accName, algorithmType })) throw new RequestProblem(401, 'farmSessionOver');
      const farm = farmOf(accName);
      const { sinceMs, events } = farm
        ? await happened({ coinId: farm.coin.id, address: farm.address })
        : { sinceMs: undefined, events: [] };
      return {
        data: { since: sinceMs === undefined ? null : unixSecondsOf(sinceMs), events: events.map(eventRow) },
        origin: feed().origin,
      };
    },
  };
}
