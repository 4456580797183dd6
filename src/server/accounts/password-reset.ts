import { eq } from 'drizzle-orm';
import type { Language } from '#src/contracts/languages.ts';
import { passwordProblems } from '#src/domain/password.ts';
import { account, accountSession } from '../db/schema.ts';
import { letterOf } from '../delivery/letters.ts';
import type { Refusal } from '../routes/handlers.ts';
import { type AccountTools, unlockAccount } from './account-tools.ts';
import { addressOf, findAccount } from './accounts.ts';
import { countMessage } from './messages.ts';
import { passwordHash } from './passwords.ts';

interface Asked {
  /** As typed. */
  readonly address: string;
  readonly language: Language;
  /** Network address of who asks. */
  readonly network: string;
}

/**
 * Sends a code for another password, or, where the address has no account, the word that it has none: the response is the same (decision J4).
 * Throws RequestProblem(429), and DeliveryProblem when the message cannot be handed over.
 */
export async function sendResetCode(tools: AccountTools, { address, language, network }: Asked): Promise<Refusal | undefined> {
  const { channel, to } = addressOf(address);
  if (!tools.delivery.isOffered(channel)) return { refusalCode: '503', messageKey: 'channelNotOffered' };
  await countMessage(tools, { to, network });
  const owner = await findAccount(tools.db, { to });
  const values: Record<string, string> = owner ? { code: await tools.codes.make(to, channel) } : { link: `${tools.siteUrl}/register` };
  await tools.delivery.send(letterOf(owner ? 'reset' : 'unknown', { channel, to, language, values }));
  return undefined;
}

interface NewPassword {
  readonly address: string;
  readonly code: string;
  readonly password: string;
  readonly language: Language;
}

/** Sets another password by a code: every session ends, locks are lifted, and a message says that it happened (decision J4). Throws DeliveryProblem. */
export async function resetPassword(tools: AccountTools, { address, code, password, language }: NewPassword): Promise<Refusal | undefined> {
  if (passwordProblems(password).length > 0) return { refusalCode: '422', messageKey: 'weakPassword' };
  const { channel, to } = addressOf(address);
  const owner = await findAccount(tools.db, { to });
  // Asked for either way: the time does not tell who has an account.
  const isRight = await tools.codes.check(to, code);
  if (!isRight || !owner) return { refusalCode: '422', messageKey: 'wrongCode' };
  const set = { passwordHash: await passwordHash(password) };
  await tools.db.transaction(async (transaction) => {
    await transaction.update(account).set(set).where(eq(account.gid, owner.gid));
    await transaction.delete(accountSession).where(eq(accountSession.gid, owner.gid));
  });
  await tools.codes.forget(to);
  await unlockAccount(tools.db, to);
  await tools.delivery.send(letterOf('resetDone', { channel, to, language, values: { gid: owner.gid } }));
  return undefined;
}
