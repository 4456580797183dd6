import { setTimeout } from 'node:timers/promises';
import { WRONG_PAIR_GID } from '#src/contracts/session.ts';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { passwordProblems } from '#src/domain/password.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import { addAccount, addressOf, findAccount } from '../accounts/accounts.ts';
import { inviterOf } from '../accounts/invitations.ts';
import { countMessage, sendActivation, sendCode } from '../accounts/messages.ts';
import { rememberPlace } from '../accounts/known-places.ts';
import { isPasswordOf } from '../accounts/passwords.ts';
import { DeliveryProblem } from '../delivery/delivery.ts';
import { RequestProblem } from '../http/envelope.ts';
import { faultFields, type Log } from '../http/log.ts';
import { type Call, type Handlers, placeOf, type Refusal, type Reply } from './handlers.ts';

type AccountHandlers = Pick<
  Handlers,
  'captcha' | 'login' | 'logout' | 'sendSms' | 'registerPhone' | 'sendEmailCode' | 'registerEmail' | 'activate' | 'activateResend'
>;

const captchaOver: Refusal = { refusalCode: '412', messageKey: 'captchaOver' };
const captchaFailed: Refusal = { refusalCode: '412', messageKey: 'captchaFailed' };
const notDelivered: Refusal = { refusalCode: '502', messageKey: 'notDelivered' };
const wrongCode: Refusal = { refusalCode: '422', messageKey: 'wrongCode' };
const unknownInvite: Refusal = { refusalCode: '422', messageKey: 'unknownInvite' };
const weakPassword: Refusal = { refusalCode: '422', messageKey: 'weakPassword' };
const emailNotOffered: Refusal = { refusalCode: '503', messageKey: 'emailNotOffered' };
const activationOver: Refusal = { refusalCode: '410', messageKey: 'activationOver' };
const activationUnknown: Refusal = { refusalCode: '404', messageKey: 'activationUnknown' };

/** Runs what hands over a code, and says where it can be read on the pool's own machine. */
export type Delivered = (call: Call, work: () => Promise<Refusal | undefined>) => Promise<Reply<ResponseOf<'sendSms'>>>;

/** The visitor learns that a message cannot be sent; the reason is logged for the operator. */
export function deliveries(log: Log): Delivered {
  return async ({ mayReadOutbox }, work) => {
    try {
      return (await work()) ?? { data: mayReadOutbox ? { outbox: true } : null };
    } catch (error) {
      if (!(error instanceof DeliveryProblem)) throw error;
      log.error('delivery-failed', faultFields(error));
      return notDelivered;
    }
  };
}

/** Registering, logging in and out, and the links of mails; `leaveWatches`: what a device that logs out is told of. */
export function accountHandlers(
  tools: AccountTools,
  log: Log,
  leaveWatches: (gid: string, tokens: readonly string[]) => Promise<void>,
): AccountHandlers {
  const delivered = deliveries(log);
  const sendCodeTo = async (address: string, ticket: string, call: Call) => {
    if (!(await tools.captcha.take(ticket))) return captchaOver;
    return delivered(call, () => sendCode(tools, { purpose: 'register', address, language: call.language, place: placeOf(call) }));
  };
  const register = async (request: Registration, call: Call): Promise<Reply<ResponseOf<'registerPhone'>>> => {
    const outcome = await registered(tools, request, call);
    if ('refusalCode' in outcome) return outcome;
    if (outcome.isNew) tools.later.run(() => sendActivation(tools, outcome.account, { letter: 'welcome', language: call.language }));
    const { gid, passwordHash } = outcome.account;
    // A repeat finds an account whose password may be another one by now.
    const isOwner = outcome.isNew || (await isPasswordOf(passwordHash, request.password));
    return { data: { gid, token: isOwner ? await tools.sessions.open(gid, call.userAgent) : '' } };
  };
  return {
    captcha: async (request) => {
      if (request.action === 'get') return { data: { id: await tools.captcha.begin() } };
      const ticket = await tools.captcha.ticketFor(request.id, request.trail);
      return ticket === undefined ? captchaFailed : { data: { ticket } };
    },
    login: async ({ account, password, ticket }, call) =>
      (await tools.captcha.take(ticket)) ? loggedIn(tools, { typed: account, password }, call) : captchaOver,
    logout: async ({ tokens = '' }, { authorization = '' }) => {
      const visitor = await tools.sessions.visitorOf(authorization);
      if (visitor) await leaveWatches(visitor.account.gid, tokens.split(','));
      if (visitor) await tools.sessions.revoke(visitor.account.gid, visitor.session.id);
      return { data: null };
    },
    sendSms: ({ phone, ticket }, call) => sendCodeTo(phone, ticket, call),
    sendEmailCode: ({ email, ticket }, call) => sendCodeTo(email, ticket, call),
    registerPhone: ({ phone, ...rest }, call) => register({ typed: phone, ...rest }, call),
    registerEmail: ({ email, ...rest }, call) => register({ typed: email, ...rest }, call),
    activate: async ({ code }) => {
      const gid = await tools.activations.use(code);
      if (gid !== undefined) return { data: { gid } };
      return (await tools.activations.ownerOf(code)) ? activationOver : activationUnknown;
    },
    activateResend: async (request, call) => {
      if ('ticket' in request && !(await tools.captcha.take(request.ticket))) return captchaOver;
      if (!tools.delivery.isOffered('email')) return emailNotOffered;
      const owner =
        'code' in request ? await tools.activations.ownerOf(request.code) : await findAccount(tools.db, addressOf(request.email));
      // A code is its owner's secret: that it has expired reveals nothing about accounts.
      if ('code' in request && !owner) return activationUnknown;
      const to = 'code' in request ? owner?.email : addressOf(request.email).to;
      if (to) await countMessage(tools, { to, place: placeOf(call), owner });
      // After the answer: the time of a mail server would reveal that there is an account.
      if (owner?.activatedAt === null) tools.later.run(() => sendActivation(tools, owner, { letter: 'again', language: call.language }));
      return { data: null };
    },
  };
}

interface Registration {
  readonly typed: string;
  readonly password: string;
  readonly code: string;
  /** Whose invitation it is. */
  readonly invite?: string | undefined;
}

/** Registers an address whose code is right; the same registration sent again gives the same account. */
async function registered(tools: AccountTools, { typed, password, code, invite }: Registration, call: Call) {
  const { db, codes, digests, now } = tools;
  const { idempotencyKey = '' } = call;
  if (passwordProblems(password).length > 0) return weakPassword;
  const { channel, to } = addressOf(typed);
  const registration = digests.keyed('registration', idempotencyKey, to, code);
  const known = await findAccount(db, { to });
  // Without a key nothing is a repeat: its code could be guessed.
  if (known && idempotencyKey !== '' && known.registration === registration) return { account: known, isNew: false };
  // First of all: without a valid code neither accounts nor invitations are revealed.
  if ((await codes.check({ purpose: 'register', to }, code)) !== 'right' || known) return wrongCode;
  const inviter = invite === undefined ? undefined : await inviterOf(db, invite);
  if (invite !== undefined && inviter === undefined) return unknownInvite;
  const account = await addAccount(db, { channel, to, password, registration, inviter, atMs: now() });
  if (!account) return wrongCode;
  await codes.forget({ purpose: 'register', to });
  await rememberPlace(tools, account, placeOf(call));
  return { account, isNew: true };
}

interface Credentials {
  readonly typed: string;
  readonly password: string;
}

/** How long a refusal takes at an account that was tried too often: it costs the guesser time, and the server nothing. */
const slowMs = 1500;

/** Logs in, or refuses. A network with too many wrong tries is refused before any hash is made; the owner elsewhere is not. */
async function loggedIn(tools: AccountTools, { typed, password }: Credentials, call: Call): Promise<Reply<{ token: string; gid: string }>> {
  const { db, limits, digests, sessions } = tools;
  const { to } = addressOf(typed);
  const network = digests.keyed('network', call.address);
  const accountKey = digests.keyed('account', to);
  // Begins with the account's: the operator lifts all pairs of one.
  const pair = `${accountKey}:${network}`;
  // Counted before it is compared: tries at the same moment count as well.
  const lockedS = (await limits.wrongNetwork.take(network)) ?? (await limits.wrongPair.take(pair));
  if (lockedS !== undefined) throw new RequestProblem(429, 'loginLocked', lockedS);
  const account = await findAccount(db, { to });
  const isRight = await isPasswordOf(account?.passwordHash, password);
  if (!isRight || !account) {
    const isTriedOften = (await limits.wrongAccount.take(accountKey)) !== undefined;
    if (isTriedOften) await setTimeout(slowMs);
    return { data: { token: '', gid: WRONG_PAIR_GID } };
  }
  await limits.wrongPair.forget(pair);
  await limits.wrongNetwork.giveBack(network);
  await rememberPlace(tools, account, placeOf(call));
  return { data: { token: await sessions.open(account.gid, call.userAgent), gid: account.gid } };
}
