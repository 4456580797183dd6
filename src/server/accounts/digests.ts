import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-way names of what must not be readable in the database: phones, addresses, codes. */
export interface Digests {
  /** A keyed digest of some parts, 64 hex digits: without the secret the phone numbers cannot be tried out. */
  keyed(...parts: readonly string[]): string;
}

/** Digests under a secret of this database. */
export function createDigests(secret: string): Digests {
  return { keyed: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex') };
}

/** An unguessable secret: 32 random bytes, URL-safe. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** The digest of a random secret, 64 hex digits: it needs no key, for there is nothing to try. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two digests are the same, in constant time. */
export function isSameDigest(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
