import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, bech32m, createBase58check, hex, utf8 } from '@scure/base';

/** Whether a text is an address of one form, exactly as given. */
export type AddressCheck = (address: string) => boolean;

const base58check = createBase58check(sha256);

/** The result of a decoder that throws, or undefined. */
function attempt<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

function isOneCase(text: string): boolean {
  return text === text.toLowerCase() || text === text.toUpperCase();
}

/** The check of a base58 address with a checksum: a version byte out of a list, and 20 bytes of hash. */
export function base58Versions(...versions: readonly number[]): AddressCheck {
  return (address) => {
    const bytes = attempt(() => base58check.decode(address));
    return bytes?.length === 21 && versions.includes(bytes[0] ?? -1);
  };
}

/** The check of a SegWit address: version 0 with bech32 and 20 or 32 bytes (BIP-173), later versions with bech32m (BIP-350). */
function segwit(prefix: string): AddressCheck {
  return (address) => {
    const legacy = bech32.decodeUnsafe(address);
    const decoded = legacy ?? bech32m.decodeUnsafe(address);
    const [version, ...words] = decoded?.words ?? [];
    const program = bech32.fromWordsUnsafe(words);
    if (decoded?.prefix !== prefix || version === undefined || version > 16 || !program) return false;
    if (version === 0) return legacy !== undefined && (program.length === 20 || program.length === 32);
    return legacy === undefined && program.length >= 2 && program.length <= 40;
  };
}

export const legacyBitcoin = base58Versions(0x00, 0x05);
const bitcoinSegwit = segwit('bc');
export const isBitcoin: AddressCheck = (address) => legacyBitcoin(address) || bitcoinSegwit(address);

const litecoinBase58 = base58Versions(0x30, 0x32, 0x05);
const litecoinSegwit = segwit('ltc');
export const isLitecoin: AddressCheck = (address) => litecoinBase58(address) || litecoinSegwit(address);

/** Legacy (1, 3), BitPay (C, H) and CashAddr forms, the prefix optional. */
const bitcoinCashBase58 = base58Versions(0x00, 0x05, 0x1c, 0x28);
export const isBitcoinCash: AddressCheck = (address) => {
  if (bitcoinCashBase58(address)) return true;
  if (!isOneCase(address)) return false;
  const body = address.toLowerCase().replace(/^bitcoincash:/, '');
  const bytes = decodeCashAddress('bitcoincash', body, BECH32_LETTERS);
  return bytes?.length === 21 && (bytes[0] === 0 || bytes[0] === 8);
};

/** The upper and lower case of EIP-55: a letter is upper where the hash of the lower-case address has a digit of 8 or more. */
function withChecksumCase(digits: string): string {
  const hash = hex.encode(keccak_256(utf8.decode(digits)));
  return Array.from(digits, (digit, index) => (Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit)).join('');
}

export const ETHEREUM_FORM = /^0x[0-9a-fA-F]{40}$/;

/** All-upper and all-lower digits carry no checksum and are valid; mixed case must match EIP-55. */
export const isEthereum: AddressCheck = (address) => {
  if (!ETHEREUM_FORM.test(address)) return false;
  const digits = address.slice(2);
  return isOneCase(digits) || digits === withChecksumCase(digits.toLowerCase());
};

const confluxTypes: ReadonlyMap<number, string> = new Map([
  [0, 'builtin'],
  [1, 'user'],
  [8, 'contract'],
]);

/** Core Space of the main net (CIP-37), with or without the type part, which must be right. */
export const isConflux: AddressCheck = (address) => {
  const [prefix, ...parts] = address.toLowerCase().split(':');
  const body = parts.at(-1);
  if (!isOneCase(address) || prefix !== 'cfx' || body === undefined || parts.length > 2) return false;
  const bytes = decodeCashAddress('cfx', body, CONFLUX_LETTERS);
  if (bytes?.length !== 21 || bytes[0] !== 0) return false;
  const type = bytes.every((byte) => byte === 0) ? 'null' : confluxTypes.get((bytes[1] ?? 0) >> 4);
  return type !== undefined && (parts.length === 1 || parts[0] === `type.${type}`);
};

/** Versions 0 (Schnorr key) and 8 (script) hold 32 bytes, version 1 (ECDSA key) 33; the prefix is part of the address. */
export const isKaspa: AddressCheck = (address) => {
  if (!address.startsWith('kaspa:')) return false;
  const bytes = decodeCashAddress('kaspa', address.slice('kaspa:'.length), BECH32_LETTERS);
  const version = bytes?.[0];
  return bytes?.length === 34 ? version === 1 : bytes?.length === 33 && (version === 0 || version === 8);
};

/** Main net: 1 = key (38 bytes), 2 = script hash (29 bytes), 3 = script of any length; checksum by blake2b. */
export const isErgo: AddressCheck = (address) => {
  const bytes = attempt(() => base58.decode(address));
  if (bytes === undefined || bytes.length < 8) return false;
  const sum = blake2b(bytes.subarray(0, -4), { dkLen: 32 });
  if (!bytes.subarray(-4).every((byte, index) => byte === sum[index])) return false;
  return bytes[0] === 1 ? bytes.length === 38 : bytes[0] === 2 ? bytes.length === 29 : bytes[0] === 3;
};

/** Key, script and contract addresses: a type byte and 32 bytes, without any checksum, so a typing error can be valid. */
export const isAlephium: AddressCheck = (address) => {
  const bytes = attempt(() => base58.decode(address));
  return bytes?.length === 33 && [0, 2, 3].includes(bytes[0] ?? -1);
};

/** The letters of Bech32, which CashAddr and Kaspa share. */
const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** The letters of Conflux (CIP-37). */
const CONFLUX_LETTERS = 'abcdefghjkmnprstuvwxyz0123456789';

const CHECKSUM_WORDS = 8;
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

/** The 40-bit BCH code of the CashAddr specification; 0 for words with a right checksum. */
function polymod(words: readonly number[]): bigint {
  let checksum = 1n;
  for (const word of words) {
    const top = checksum >> 35n;
    checksum = ((checksum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) checksum ^= generator;
    });
  }
  return checksum ^ 1n;
}

/** The bytes, version first, of the part after the prefix's colon. Undefined for a foreign letter, a wrong checksum or stray padding bits. */
function decodeCashAddress(prefix: string, body: string, letters: string): Uint8Array | undefined {
  const words = Array.from(body, (letter) => letters.indexOf(letter));
  if (words.length <= CHECKSUM_WORDS || words.includes(-1)) return undefined;
  const prefixWords = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  if (polymod([...prefixWords, 0, ...words]) !== 0n) return undefined;
  return bech32.fromWordsUnsafe(words.slice(0, -CHECKSUM_WORDS)) ?? undefined;
}
