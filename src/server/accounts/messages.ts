import type { Language } from '#src/contracts/languages.ts';
import type { Refusal } from '../routes/handlers.ts';
import { RequestProblem } from '../http/envelope.ts';
import { letterOf } from '../delivery/letters.ts';
import type { AccountTools } from './account-tools.ts';
import { addressOf, findAccount } from './accounts.ts';
import type { Account } from './sessions.ts';

interface Asked {
  /** As typed. */
  readonly address: string;
  readonly language: Language;
  /** Network address of who asks. */
  readonly network: string;
}

/**
 * Sends a code to an address, or, where it has an account, the word that it has one: the response is the same (decision D3).
 * Throws RequestProblem(429), and DeliveryProblem when the message cannot be handed over.
 */
export async function sendCode(tools: AccountTools, { address, language, network }: Asked): Promise<Refusal | undefined> {
  const { channel, to } = addressOf(address);
  if (!tools.delivery.isOffered(channel)) return { refusalCode: '503', messageKey: 'channelNotOffered' };
  await countMessage(tools, { to, network });
  const isKnown = (await findAccount(tools.db, { to })) !== undefined;
  const values: Record<string, string> = isKnown ? { link: `${tools.siteUrl}/login` } : { code: await tools.codes.make(to, channel) };
  await tools.delivery.send(letterOf(isKnown ? 'known' : 'code', { channel, to, language, values }));
  return undefined;
}

/** One message a minute and ten a day to one address; fifty a day for one network. Throws RequestProblem(429). */
export async function countMessage({ limits, digests }: AccountTools, { to, network }: { to: string; network: string }): Promise<void> {
  const address = digests.keyed('to', to);
  const waitS = await limits.codesAMinute.take(address);
  if (waitS !== undefined) throw new RequestProblem(429, 'tooManyCodes', waitS);
  const dayS = (await limits.codesADay.take(address)) ?? (await limits.codesOfNetwork.take(digests.keyed('network', network)));
  if (dayS !== undefined) throw new RequestProblem(429, 'tooManyCodesToday', dayS);
}

/** Mails an account the link that confirms its address. Throws DeliveryProblem. */
export async function sendActivation(
  tools: AccountTools,
  { gid, email }: Account,
  plan: { letter: 'welcome' | 'again'; language: Language },
): Promise<void> {
  if (email === null || !tools.delivery.isOffered('email')) return;
  const link = `${tools.siteUrl}/activate?code=${await tools.activations.make(gid)}`;
  await tools.delivery.send(letterOf(plan.letter, { channel: 'email', to: email, language: plan.language, values: { gid, link } }));
}
