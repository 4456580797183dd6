import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#src/domain/days.ts';

/** What a token lets its holder see. */
interface FarmAccount {
  readonly accName: string;
  readonly algorithmType: string;
}

/** Tokens of anonymous mining: they say of themselves what they are good for, so that none is stored and every instance knows them. */
export interface FarmTokens {
  issue(account: FarmAccount): string;
  /** True for a token of this account that has not run out. */
  isGood(token: string, account: FarmAccount): boolean;
}

/** A page requests a new one with every request of a farm. */
const LIFETIME_MS = DAY_MS;

/** Tokens under a secret of the database; `now` in ms. */
export function createFarmTokens(secret: string, now: () => number = Date.now): FarmTokens {
  const sign = ({ accName, algorithmType }: FarmAccount, endsAt: string): string =>
    createHmac('sha256', secret).update([accName, algorithmType, endsAt].join('|')).digest('base64url');
  return {
    issue: (account) => {
      const endsAt = (now() + LIFETIME_MS).toString(36);
      return `${endsAt}.${sign(account, endsAt)}`;
    },
    isGood: (token, account) => {
      const [endsAt = '', signature = ''] = token.split('.', 2);
      const given = Buffer.from(signature);
      const wanted = Buffer.from(sign(account, endsAt));
      return given.length === wanted.length && timingSafeEqual(given, wanted) && Number.parseInt(endsAt, 36) > now();
    },
  };
}
