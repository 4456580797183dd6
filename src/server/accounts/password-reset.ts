import { eq } from 'drizzle-orm';
import type { Language } from '#src/contracts/languages.ts';
import { passwordProblems } from '#src/domain/password.ts';
import { account, accountSession } from '../db/schema.ts';
import { letterOf } from '../delivery/letters.ts';
import { RequestProblem } from '../http/envelope.ts';
import type { Refusal } from '../routes/handlers.ts';
import { type AccountTools, triedKey, unlockAccount } from './account-tools.ts';
import { addressOf, findAccount } from './accounts.ts';
import { knownPlace, type Place } from './known-places.ts';
import { passwordHash } from './passwords.ts';
import type { Account } from './sessions.ts';

interface Opening {
  /** The address that the code went to. */
  readonly to: string;
  /** The account of the address; undefined where there is none. */
  readonly owner: Account | undefined;
  readonly code: string;
  readonly language: Language;
  readonly place: Place;
}

/**
 * Whether a code opens an account. Five wrong ones in two days are all that strangers have at one account, whatever their networks, however many
 * codes they ask for and to which of its addresses: of 10^8 codes that is less than one in 10^5 a year. A place that has logged in before counts
 * for itself, and the owner is told. Work and answer are the same for an unknown address. Throws RequestProblem(429).
 */
async function isOpened(tools: AccountTools, { to, owner, code, language, place }: Opening): Promise<boolean> {
  const { wrongCodes } = tools.limits;
  const known = knownPlace(tools, owner, place);
  const from = known === undefined ? '' : `:${known}`;
  const atAddress = `${tools.digests.keyed('account', to)}${from}`;
  const atAccount = `${triedKey(tools, owner?.gid ?? to)}${from}`;
  // Counted before it is compared: tries at the same moment count as well.
  const waitS = await wrongCodes.take(atAddress);
  if (waitS !== undefined) throw new RequestProblem(429, 'tooManyWrongCodes', waitS);
  // Refused as a wrong code is: a word of its own would reveal which two addresses are one account's.
  const isOver = (await wrongCodes.take(atAccount)) !== undefined;
  const outcome = await tools.codes.check({ purpose: 'reset', to }, code);
  // Without a code nothing can be guessed, and trying locks no one out.
  if (outcome !== 'wrong') {
    await wrongCodes.giveBack(atAddress);
    if (!isOver) await wrongCodes.giveBack(atAccount);
  } else if (owner) tools.later.run(() => tellOfWrongCode(tools, { to, owner, language }));
  return outcome === 'right' && !isOver;
}

/** Once a day: each further try says nothing new. */
async function tellOfWrongCode(
  tools: AccountTools,
  { to, owner, language }: Pick<Opening, 'to' | 'language'> & { owner: Account },
): Promise<void> {
  if ((await tools.limits.wrongCodesTold.take(tools.digests.keyed('account', to))) !== undefined) return;
  const { channel } = addressOf(to);
  await tools.delivery.send(letterOf('wrongCode', { channel, to, language, site: tools.siteName, values: { gid: owner.gid } }));
}

interface NewPassword {
  readonly address: string;
  readonly code: string;
  readonly password: string;
  readonly language: Language;
  readonly place: Place;
}

/** Sets another password by a code: every session ends, locks are lifted, and a message says that it happened. Throws RequestProblem(429). */
export async function resetPassword(tools: AccountTools, { address, password, ...tried }: NewPassword): Promise<Refusal | undefined> {
  if (passwordProblems(password).length > 0) return { refusalCode: '422', messageKey: 'weakPassword' };
  const { channel, to } = addressOf(address);
  const owner = await findAccount(tools.db, { to });
  const isRight = await isOpened(tools, { to, owner, ...tried });
  if (!isRight || !owner) return { refusalCode: '422', messageKey: 'wrongCode' };
  const set = { passwordHash: await passwordHash(password) };
  await tools.db.transaction(async (transaction) => {
    await transaction.update(account).set(set).where(eq(account.gid, owner.gid));
    await transaction.delete(accountSession).where(eq(accountSession.gid, owner.gid));
  });
  await tools.codes.forget({ purpose: 'reset', to });
  await unlockAccount(tools.db, owner);
  const done = letterOf('resetDone', { channel, to, language: tried.language, site: tools.siteName, values: { gid: owner.gid } });
  tools.later.run(() => tools.delivery.send(done));
  return undefined;
}
