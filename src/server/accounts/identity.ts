import { and, eq, ne } from 'drizzle-orm';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import type { Language } from '#src/contracts/languages.ts';
import { account, accountSession, activation } from '../db/schema.ts';
import { letterOf } from '../delivery/letters.ts';
import { RequestProblem } from '../http/envelope.ts';
import type { Refusal } from '../routes/handlers.ts';
import { type AccountTools, addressesOf, triedKey } from './account-tools.ts';
import { addressOf, findAccount } from './accounts.ts';
import { maskedAddress } from './invitations.ts';
import { countMessage } from './messages.ts';
import type { Place } from './known-places.ts';
import type { Account, Visitor } from './sessions.ts';

/** What an account is logged in with. A phone is never there without the code that proved it. */
export const identityOf = ({ email, phone, activatedAt }: Account): ResponseOf<'identity'> => ({
  email: email ?? '',
  isEmailConfirmed: email !== null && activatedAt !== null,
  phone: phone ?? '',
  isPhoneConfirmed: phone !== null,
});

/** Where an owner who did not do it himself is to write. */
const contactLink = (tools: AccountTools): string => `${tools.siteUrl}/about-us?id=wrap`;

interface Wanted {
  /** The new email or phone, as typed. */
  readonly address: string;
  readonly language: Language;
}

/**
 * Sends a code to an address that an account wants, or the word that it belongs to another one: the owner of the address reads the difference, who
 * asks does not. Throws RequestProblem(429), and DeliveryProblem when the message cannot be handed over.
 */
export async function sendIdentityCode(
  tools: AccountTools,
  { account: { gid } }: Visitor,
  { address, language, place }: Wanted & { readonly place: Place },
): Promise<Refusal | undefined> {
  const { channel, to } = addressOf(address);
  if (!tools.delivery.isOffered(channel)) return { refusalCode: '503', messageKey: 'identityNotOffered' };
  const owner = await findAccount(tools.db, { to });
  // As a stranger's: an account must not have more messages to an address than anybody else.
  await countMessage(tools, { to, place, owner: undefined });
  const fullS = await tools.limits.codesADay.take(triedKey(tools, gid));
  if (fullS !== undefined) throw new RequestProblem(429, 'tooManyCodesToday', fullS);
  const letter = owner !== undefined && owner.gid !== gid ? 'taken' : 'identity';
  const values = { code: await tools.codes.make({ purpose: 'identity', to, by: gid }, channel), gid };
  await tools.delivery.send(letterOf(letter, { channel, to, language, site: tools.siteName, values }));
  return undefined;
}

/**
 * Gives an account another email or phone, whose code proves it; the other devices are logged out, and the address before is told, or the account's
 * other one where there was none. Five wrong codes in two days are all, whatever the networks and addresses. Throws RequestProblem(429).
 */
export async function changeIdentity(
  tools: AccountTools,
  visitor: Visitor,
  { address, code, language }: Wanted & { readonly code: string },
): Promise<Refusal | undefined> {
  const { db, codes, limits } = tools;
  const { gid } = visitor.account;
  const { channel, to } = addressOf(address);
  const wanted = { purpose: 'identity', to, by: gid } as const;
  const waitS = await limits.wrongCodes.take(triedKey(tools, gid));
  if (waitS !== undefined) throw new RequestProblem(429, 'tooManyWrongCodesHere', waitS);
  const outcome = await codes.check(wanted, code);
  if (outcome !== 'wrong') await limits.wrongCodes.giveBack(triedKey(tools, gid));
  const owner = await findAccount(db, { to });
  if (outcome !== 'right' || (owner !== undefined && owner.gid !== gid)) return { refusalCode: '422', messageKey: 'wrongCode' };
  await db.transaction(async (transaction) => {
    const set = channel === 'email' ? { email: to, activatedAt: new Date(tools.now()) } : { phone: to };
    await transaction.update(account).set(set).where(eq(account.gid, gid));
    await transaction.delete(accountSession).where(and(eq(accountSession.gid, gid), ne(accountSession.id, visitor.session.id)));
    // A link to the email before confirms nothing any more.
    if (channel === 'email') await transaction.delete(activation).where(eq(activation.gid, gid));
  });
  await codes.forget(wanted);
  tools.later.run(() => tellOfChange(tools, { before: visitor.account, to, language }));
  return undefined;
}

interface Change {
  /** The account as it was. */
  readonly before: Account;
  readonly to: string;
  readonly language: Language;
}

async function tellOfChange(tools: AccountTools, { before, to, language }: Change): Promise<void> {
  const { channel } = addressOf(to);
  const replaced = channel === 'email' ? before.email : before.phone;
  const told = replaced ?? addressesOf(before)[0];
  if (told === undefined || told === to) return;
  const values = { gid: before.gid, address: maskedAddress(to), link: contactLink(tools) };
  const plan = { channel: addressOf(told).channel, to: told, language, site: tools.siteName, values };
  if (tools.delivery.isOffered(plan.channel))
    await tools.delivery.send(letterOf(replaced === null ? 'identityAdded' : 'identityReplaced', plan));
}

/** Confirms to who had an account that it is deleted. */
export async function tellOfDeletion(tools: AccountTools, owner: Account, language: Language): Promise<void> {
  const to = addressesOf(owner).find((address) => tools.delivery.isOffered(addressOf(address).channel));
  if (to === undefined) return;
  const values = { gid: owner.gid, link: contactLink(tools) };
  await tools.delivery.send(letterOf('deleted', { channel: addressOf(to).channel, to, language, site: tools.siteName, values }));
}
