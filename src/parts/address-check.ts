import { type AnonymousCoin, isHexCoin } from '#src/contracts/farm-link.ts';
import { type AddressReading, addressTextProblem, readAddress } from '#src/domain/address-text.ts';
import type { AddressProblem } from '#src/domain/addresses.ts';
import type { Wallet } from './farm.ts';

/** The address that a text holds; undefined when there is none. */
export function walletReading({ coin, address }: Wallet): AddressReading | undefined {
  return readAddress(coin, address);
}

/** Why a text holds no address of the coin (domain/address-text.ts). */
export function walletProblem({ coin, address }: Wallet): AddressProblem | undefined {
  return addressTextProblem(coin, address);
}

/** Where a text's fault is said: addresses of 40 hex digits have rules of their own. */
export function wrongKey(coin: AnonymousCoin, problem: AddressProblem): `wrong.${AddressProblem}` | `wrongOf.${'other-coin' | 'invalid'}` {
  const isOwn = !isHexCoin(coin) && (problem === 'other-coin' || problem === 'invalid');
  return isOwn ? `wrongOf.${problem}` : `wrong.${problem}`;
}
