import { type AnonymousCoin, walletPattern } from '#src/contracts/farm-link.ts';
import { addressProblem, type AddressProblem } from '#src/domain/addresses.ts';

/** What the visitor asks about: the address as typed, without blanks around it. */
export interface Wallet {
  coin: AnonymousCoin;
  address: string;
}

/** Why an address is refused; each is a sentence of `anonymous:wrong`. */
export type WrongAddress = AddressProblem | 'checksum';

/** A right form with wrong capitals has a way out of its own: a character was mistyped (EIP-55). */
export function wrongAddress({ coin, address }: Wallet): WrongAddress | undefined {
  const problem = addressProblem(coin, address);
  return problem === 'invalid' && walletPattern.test(address) ? 'checksum' : problem;
}
