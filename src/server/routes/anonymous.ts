import { isValidAddress } from '#src/domain/addresses.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import type { FarmTokens } from '../farms/farm-token.ts';
import type { Farms } from '../farms/farms.ts';
import { RequestProblem } from '../http/envelope.ts';
import type { MarketFeed } from '../market/tick.ts';
import type { Handlers, Refusal } from './handlers.ts';

interface AnonymousDeps {
  readonly farms: () => Farms;
  readonly feed: () => MarketFeed;
  readonly tokens: FarmTokens;
}

const wrongAddress: Refusal = { refusalCode: '422', messageKey: 'wrongAddress' };
/** An account of anonymous mining is named by its coin and address: `etc-0x…`. */
const accountPattern = /^(eth|etc)-(0x[0-9a-f]{40})$/;

/** The address of an account that mines; undefined where there is no proof of work any more (decision F5). */
function miningAddress(accName: string): string | undefined {
  const [, coin = '', address] = accountPattern.exec(accName) ?? [];
  return coinBySymbol(coin)?.proofOfWorkEndedAtMs === null ? address : undefined;
}

/** Anonymous mining: a token for an address, then its farm; `data` is null for an address without hashrate (spec 7, decision D5). */
export function anonymousHandlers({ farms, feed, tokens }: AnonymousDeps): Pick<Handlers, 'anonymousToken' | 'accountDetail'> {
  return {
    anonymousToken: ({ eth, coinType }) => {
      if (!isValidAddress(coinType, eth)) return wrongAddress;
      const account = {
        accName: `${coinType}-${eth}`.toLowerCase(),
        algorithmType: coinBySymbol(coinType)?.algorithm ?? '',
      };
      return { data: { token: tokens.issue(account), ...account } };
    },
    accountDetail: ({ accName, algorithmType }, { authorization = '' }) => {
      if (!tokens.isGood(authorization, { accName, algorithmType })) throw new RequestProblem(401, 'farmSessionOver');
      const address = miningAddress(accName);
      const moment = feed().moment();
      return { data: { data: address === undefined ? null : farms()(address, moment.atMs) }, moment };
    },
  };
}
