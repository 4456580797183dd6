import {
  type AddressCheck,
  base58Versions,
  isAlephium,
  isBitcoin,
  isBitcoinCash,
  isConflux,
  isErgo,
  isEthereum,
  isKaspa,
  isLitecoin,
  legacyBitcoin,
} from './address-forms.ts';
import type { CoinSymbol } from './chain-ids.ts';

/** How addresses of a coin look, and what people write before them. */
interface AddressRule {
  readonly isValid: AddressCheck;
  /** Schemes of payment links and short names of the chain (BIP-21, EIP-681, EIP-3770). */
  readonly schemes: readonly string[];
  /** Part of the address, and proved by it: what was left out may be put in front. */
  readonly prefix?: string;
}

const bitcoin: AddressRule = { isValid: isBitcoin, schemes: ['bitcoin', 'btc'] };

const rules: Readonly<Record<CoinSymbol, AddressRule>> = {
  BTC: bitcoin,
  'AI(BTC)': bitcoin,
  FB: { isValid: isBitcoin, schemes: ['bitcoin', 'fractalbitcoin', 'fractal', 'fb'] },
  BCH: { isValid: isBitcoinCash, schemes: ['bch'], prefix: 'bitcoincash:' },
  BSV: { isValid: legacyBitcoin, schemes: ['bitcoin', 'bitcoinsv', 'bsv'] },
  LTC: { isValid: isLitecoin, schemes: ['litecoin', 'ltc'] },
  DOGE: { isValid: base58Versions(0x1e, 0x16), schemes: ['dogecoin', 'doge'] },
  ETH: { isValid: isEthereum, schemes: ['ethereum', 'eth'], prefix: '0x' },
  ETC: { isValid: isEthereum, schemes: ['ethereum', 'ethereumclassic', 'ethereum-classic', 'etc'], prefix: '0x' },
  RVN: { isValid: base58Versions(0x3c, 0x7a), schemes: ['ravencoin', 'raven', 'rvn'] },
  AIPG: { isValid: base58Versions(0x17), schemes: ['aipowergrid', 'aipg'] },
  CFX: { isValid: isConflux, schemes: ['conflux'], prefix: 'cfx:' },
  KAS: { isValid: isKaspa, schemes: ['kas'], prefix: 'kaspa:' },
  ERG: { isValid: isErgo, schemes: ['ergo', 'erg'] },
  ALPH: { isValid: isAlephium, schemes: ['alephium', 'alph'] },
};

/** By symbol. */
export const addressRules: ReadonlyMap<string, AddressRule> = new Map(Object.entries(rules));
