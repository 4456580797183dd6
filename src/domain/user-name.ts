/** By what a pool knows whose machine it is: a wallet address, or the number of an account. */
export type UserNameKind = 'wallet' | 'gid';

/**
 * What the user name of a coin's machines begins with: a wallet address where the pool knows the coin's farms by their addresses, else the account's GID.
 * `farmCoins`: symbols of the coins with such farms.
 */
export function userNameKind({ symbol }: { readonly symbol: string }, farmCoins: readonly string[]): UserNameKind {
  return farmCoins.includes(symbol) ? 'wallet' : 'gid';
}

/** What stands for an address or a GID that was not typed yet: Latin letters, so that every firmware takes it and nobody overlooks it. */
export function userNamePlaceholder({ symbol }: { readonly symbol: string }, kind: UserNameKind): string {
  return kind === 'wallet' ? `YOUR_${symbol}_ADDRESS` : 'YOUR_GID';
}

/** The user name that a machine is told: whose it is, a dot, what its owner calls it. */
export const userName = (owner: string, worker: string): string => `${owner}.${worker}`;
