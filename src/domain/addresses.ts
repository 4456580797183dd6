import { ETHEREUM_FORM, isEthereum } from './address-forms.ts';
import { addressRules } from './address-rules.ts';

/**
 * Why an address is refused: 'other-coin' when it would be right for another coin of the catalogue, 'checksum' for a right form with wrong capitals
 * (EIP-55: a character was mistyped), 'name' for one that a naming service would have to look up.
 */
export type AddressProblem = 'empty' | 'spaces' | 'other-coin' | 'checksum' | 'name' | 'invalid';

/** Longer than any address of the catalogue; base58 takes quadratic time, so longer texts are not decoded. */
const MAX_LENGTH = 160;

/**
 * Whether a text is a main-net address of a catalogue coin, exactly as given: the caller trims blanks, nothing changes its case
 * (facts addresses.json). False for an unknown coin.
 */
export function isValidAddress(symbol: string, address: string): boolean {
  return address.length <= MAX_LENGTH && addressRules.get(symbol.toUpperCase())?.isValid(address) === true;
}

/** What is wrong with an address for a coin; undefined when it is valid. Blanks around it are forgiven, blanks inside are named. */
export function addressProblem(symbol: string, address: string): AddressProblem | undefined {
  const trimmed = address.trim();
  if (trimmed === '') return 'empty';
  if (isValidAddress(symbol, trimmed)) return undefined;
  if (/\s/.test(trimmed)) return 'spaces';
  // Alephium has no checksum: that a text fits it says nothing about where it came from.
  const others = [...addressRules.keys()].filter((other) => other !== 'ALPH');
  if (others.some((other) => isValidAddress(other, trimmed))) return 'other-coin';
  return addressRules.get(symbol.toUpperCase())?.isValid === isEthereum && ETHEREUM_FORM.test(trimmed) ? 'checksum' : 'invalid';
}
