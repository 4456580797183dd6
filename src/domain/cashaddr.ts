import { bech32 } from '@scure/base';

/** The letters of Bech32, which CashAddr and Kaspa share. */
export const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
/** The letters of Conflux (CIP-37). */
export const CONFLUX_LETTERS = 'abcdefghjkmnprstuvwxyz0123456789';

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
export function decodeCashAddress(prefix: string, body: string, letters: string): Uint8Array | undefined {
  const words = Array.from(body, (letter) => letters.indexOf(letter));
  if (words.length <= CHECKSUM_WORDS || words.includes(-1)) return undefined;
  const prefixWords = Array.from(prefix, (letter) => letter.charCodeAt(0) & 31);
  if (polymod([...prefixWords, 0, ...words]) !== 0n) return undefined;
  return bech32.fromWordsUnsafe(words.slice(0, -CHECKSUM_WORDS)) ?? undefined;
}
