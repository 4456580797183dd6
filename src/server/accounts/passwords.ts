import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes. About 70 ms of a processor. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is stored of a password: an argon2id hash with its own salt. */
export const passwordHash = (password: string): Promise<string> => hash(password, cost);

let nobodysHash: Promise<string> | undefined;

/** Whether a password belongs to a hash. Without one it takes as long: the time does not reveal who has an account. */
export async function isPasswordOf(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= passwordHash('nobody');
  const isRight = await verify(stored ?? (await nobodysHash), password);
  return isRight && stored !== undefined;
}
