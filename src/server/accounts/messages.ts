import { mailboxOf } from '#src/contracts/email.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Refusal } from '../routes/handlers.ts';
import { RequestProblem } from '../http/envelope.ts';
import { letterOf } from '../delivery/letters.ts';
import type { AccountTools } from './account-tools.ts';
import { addressOf, findAccount } from './accounts.ts';
import { knownPlace, type Place } from './known-places.ts';
import type { Account } from './sessions.ts';

interface Asked {
  readonly purpose: keyof typeof letters;
  /** As typed. */
  readonly address: string;
  readonly language: Language;
  /** Where who asks is. */
  readonly place: Place;
}

/** What is sent to who has an account, and to who has none. */
const letters = {
  register: { known: 'known', unknown: 'code', path: 'login' },
  reset: { known: 'reset', unknown: 'unknown', path: 'register' },
} as const;

/**
 * Sends a code to an address, or the word why there is none for it: to register, that it has an account already; for another password, that it
 * has none. Answer, work and time are the same. Throws RequestProblem(429), and DeliveryProblem when the message cannot be
 * handed over.
 */
export async function sendCode(tools: AccountTools, { purpose, address, language, place }: Asked): Promise<Refusal | undefined> {
  const { channel, to } = addressOf(address);
  if (!tools.delivery.isOffered(channel)) return { refusalCode: '503', messageKey: 'channelNotOffered' };
  const owner = await findAccount(tools.db, { to });
  await countMessage(tools, { to, place, owner });
  const { known, unknown, path } = letters[purpose];
  // Made in any case: an address without an account takes the same time.
  const values = { code: await tools.codes.make({ purpose, to }, channel), link: `${tools.siteUrl}/${path}` };
  await tools.delivery.send(letterOf(owner ? known : unknown, { channel, to, language, site: tools.siteName, values }));
  return undefined;
}

interface Counted {
  readonly to: string;
  readonly place: Place;
  /** Whose address it is. */
  readonly owner: Account | undefined;
}

/**
 * One message a minute and ten a day to one address, five of them asked for by one network; fifty a day for one network. A place that has logged
 * in to the account has its minute and its ten for itself, so that strangers cannot use up its owner's. Throws RequestProblem(429).
 */
export async function countMessage(tools: AccountTools, { to, place, owner }: Counted): Promise<void> {
  const { limits, digests } = tools;
  const mailbox = digests.keyed('to', mailboxOf(to));
  const network = digests.keyed('network', place.network);
  const known = knownPlace(tools, owner, place);
  const asker = known === undefined ? mailbox : `${mailbox}:${known}`;
  const waitS = await limits.codesAMinute.take(asker);
  if (waitS !== undefined) throw new RequestProblem(429, 'tooManyCodes', waitS);
  const dayS =
    (await limits.codesOfNetwork.take(network)) ??
    (known === undefined ? await limits.codesToOne.take(`${mailbox}:${network}`) : undefined);
  const fullS = dayS ?? (await limits.codesADay.take(asker));
  if (fullS === undefined) return;
  // What a network is refused must not keep the next one waiting.
  if (dayS !== undefined) await limits.codesAMinute.forget(asker);
  throw new RequestProblem(429, 'tooManyCodesToday', fullS);
}

/** Mails an account the link that confirms its address. Throws DeliveryProblem. */
export async function sendActivation(
  tools: AccountTools,
  { gid, email }: Account,
  plan: { letter: 'welcome' | 'again'; language: Language },
): Promise<void> {
  if (email === null || !tools.delivery.isOffered('email')) return;
  const link = `${tools.siteUrl}/activate?code=${await tools.activations.make(gid)}`;
  await tools.delivery.send(
    letterOf(plan.letter, { channel: 'email', to: email, language: plan.language, site: tools.siteName, values: { gid, link } }),
  );
}
