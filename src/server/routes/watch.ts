import type * as z from 'zod';
import { canonicalEmail, mailboxOf } from '#src/contracts/email.ts';
import {
  type NamedFarm,
  type Watch,
  type WatchRules,
  type WatchWay,
  type watchSaveRequest,
  type watchTarget,
} from '#src/contracts/watch.ts';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { isValidAddress } from '#src/domain/addresses.ts';
import { topicAddress } from '#src/domain/watch/ntfy-topic.ts';
import { isTimeZone } from '#src/domain/watch/quiet-hours.ts';
import type { Digests } from '../accounts/digests.ts';
import { deviceOf } from '../accounts/sessions.ts';
import { RequestProblem } from '../http/envelope.ts';
import { plainLine } from '../http/plain-line.ts';
import { messageIn } from '../messages/messages.ts';
import { farmName } from '../watch/outbox/event-text.ts';
import { quietMessage } from '../watch/outbox/fan-out.ts';
import { problemOf } from '../watch/outbox/sender.ts';
import { tryMessage } from '../watch/outbox/told.ts';
import { added, tellOtherDevices } from '../watch/subscriptions/account-watches.ts';
import { linkOf } from '../watch/subscriptions/links.ts';
import { newWatchId } from '../watch/subscriptions/tokens.ts';
import {
  changeWatch,
  confirmWatch,
  createWatch,
  endWatch,
  farmsOf,
  noteTold,
  shownWatch,
  touch,
  type WatchRow,
  watchesOfTarget,
  watchOf,
} from '../watch/subscriptions/watches.ts';
import type { Watching } from '../watch/watching.ts';
import type { Call, Handlers, Refusal, Reply } from './handlers.ts';

type WatchHandlers = Pick<Handlers, 'watchWays' | 'watchSave' | 'watchList' | 'watchTry' | 'watchEnd' | 'watchQuiet' | 'watchRenew'>;

const noSuchWay: Refusal = { refusalCode: '422', messageKey: 'watchNoSuchWay' };
const wrongTarget: Refusal = { refusalCode: '422', messageKey: 'watchWrongTarget' };
const wrongOf: Readonly<Partial<Record<WatchWay, Refusal>>> = {
  mail: { refusalCode: '422', messageKey: 'watchWrongMail' },
  ntfy: { refusalCode: '422', messageKey: 'watchWrongTopic' },
};
const unknownWatch: Refusal = { refusalCode: '404', messageKey: 'watchUnknown' };

/** Where messages go, as it is kept, and what tells it apart from others; `state`: whether somebody has still to agree. */
interface Aim {
  readonly way: WatchWay;
  readonly target: object;
  readonly sign: string;
  readonly state: WatchRow['state'];
  /** The mailbox that is asked for its consent. */
  readonly to?: string;
}

/** A target as it may be used; undefined for one that may not. */
function aimOf(target: z.output<typeof watchTarget>, { settings }: Watching): Aim | undefined {
  if (target.way === 'push') return { way: 'push', target: target.push, sign: target.push.endpoint, state: 'on' };
  if (target.way === 'telegram') return { way: 'telegram', target: {}, sign: '', state: 'asked' };
  if (target.way === 'ntfy') {
    const topic = topicAddress(target.topic, settings.ntfyHosts);
    return topic === undefined ? undefined : { way: 'ntfy', target: { topic }, sign: topic, state: 'on' };
  }
  const sign = canonicalEmail(target.mail.trim());
  if (sign === undefined) return undefined;
  // Written to as its owner writes it before the @, and known by its one spelling.
  const [local = ''] = target.mail.trim().split('@');
  const to = local + sign.slice(sign.indexOf('@'));
  return { way: 'mail', target: { mail: to }, sign, state: 'asked', to };
}

interface Wanted {
  readonly farms: readonly NamedFarm[];
  readonly rules: WatchRules;
}

/** Throws RequestProblem(400) for an address or a time zone that there is not. */
function wantedOf({ farms, rules }: Pick<z.output<typeof watchSaveRequest>, 'farms' | 'rules'>): Wanted {
  const isRight = farms.every(({ coin, address }) => isValidAddress(coin, address)) && isTimeZone(rules.timeZone);
  if (!isRight) throw new RequestProblem(400);
  return { rules, farms: farms.map((farm) => ({ ...farm, name: plainLine(farm.name) })) };
}

/** Who is told of farms, and how: without an account, by tokens that only the device has which asked for them. */
export function watchHandlers(watching: Watching, digests: Digests): WatchHandlers {
  const { db, tokens, limits, ways, now, settings } = watching;
  const own = async (token: string): Promise<WatchRow | undefined> => {
    const read = tokens.read('own', token);
    return read && watchOf(db, read.id);
  };
  const limited = async (limit: Watching['limits']['saves'], key: string): Promise<void> => {
    const waitS = await limit.take(key);
    if (waitS !== undefined) throw new RequestProblem(429, 'tooManyWatches', waitS);
  };
  const targetOf = ({ way, target, sign }: Aim) => ({ target, targetDigest: digests.keyed('watch', way, sign) });

  /** The mail that asks for consent: whether it went, or its address has had its share today, is told to nobody. */
  const askByMail = async (
    id: string,
    { sign, to = sign }: Aim,
    farms: readonly NamedFarm[],
    { language, address }: Call,
  ): Promise<void> => {
    if ((await limits.asksOfNetwork.take(digests.keyed('watch-network', address))) !== undefined) return;
    if ((await limits.asks.take(digests.keyed('watch-mail', mailboxOf(sign)))) !== undefined) return;
    const link = linkOf(settings.siteUrl, 'confirm', tokens.issue('confirm', id));
    const values = { site: settings.siteName, farms: farms.map(farmName).join(', '), link };
    const subject = messageIn(language, 'watchConfirmSubject', values);
    await watching.delivery
      .send({ channel: 'email', to, subject, text: messageIn(language, 'watchConfirmText', values) })
      .catch(() => undefined);
  };

  const create = async (aim: Aim, wanted: Wanted, call: Call): Promise<Reply<ResponseOf<'watchSave'>>> => {
    const id = newWatchId();
    const { way, state } = aim;
    // A browser has one subscription: it is one watch, whatever became of its token.
    const [same] = way === 'push' ? await watchesOfTarget(db, way, targetOf(aim).targetDigest) : [];
    if (same) {
      await changeWatch(db, same, { ...wanted, target: targetOf(aim), nowMs: now() });
      return { data: { token: tokens.issue('own', same.id), state: same.state } };
    }
    const device = way === 'push' ? deviceOf(call.userAgent) : '';
    await createWatch(db, { id, way, state, ...wanted, ...targetOf(aim), device, nowMs: now() });
    if (way === 'mail') await askByMail(id, aim, wanted.farms, call);
    const bot = way === 'telegram' ? await watching.bot?.name() : undefined;
    const start = bot && `https://t.me/${bot}?start=${tokens.toStart(tokens.issue('confirm', id))}`;
    return {
      data: {
        token: tokens.issue('own', id),
        state,
        ...(start !== undefined && { start }),
        ...(way === 'mail' && call.mayReadOutbox && { outbox: true }),
      },
    };
  };

  const listed = async (token: string): Promise<Watch[]> => {
    const row = await own(token);
    return row ? [await shownWatch(db, row, token)] : [];
  };

  return {
    watchWays: async () => ({ data: await watching.offered() }),
    watchSave: async ({ token, target, ...given }, call) => {
      await limited(limits.saves, digests.keyed('watch-save', call.address));
      const wanted = wantedOf(given);
      const aim = target && aimOf(target, watching);
      if (target && !aim) return wrongOf[target.way] ?? wrongTarget;
      if (settings.poolApi !== undefined || (aim && !ways[aim.way])) return noSuchWay;
      if (token === undefined) return aim ? create(aim, wanted, call) : wrongTarget;
      const row = await own(token);
      if (!row) return unknownWatch;
      // A mailbox or chat is proven once: another one is another watch.
      const isMoved = aim?.state === 'on' && aim.way === row.way;
      const before = await farmsOf(db, row.id);
      await changeWatch(db, row, { ...wanted, ...(isMoved && { target: targetOf(aim) }), nowMs: now() });
      await tellOtherDevices(db, row, added(wanted.farms, before), now());
      return { data: { token, state: row.state } };
    },
    watchList: async ({ tokens: given }) => {
      const found = (await Promise.all(given.map(listed))).flat();
      await touch(
        db,
        found.flatMap(({ token }) => tokens.read('own', token)?.id ?? []),
        now(),
      );
      return { data: found };
    },
    watchTry: async ({ token }, { address }) => {
      await limited(limits.tries, digests.keyed('watch-try', address));
      const row = await own(token);
      if (row?.state !== 'on') return unknownWatch;
      const told = { id: row.id, rules: row.rules, farms: await farmsOf(db, row.id) };
      const message = tryMessage(told, { tokens, nowMs: now(), siteName: settings.siteName });
      const sent = (await ways[row.way]?.(row.target, message)) ?? { kind: 'later' };
      if (sent.kind === 'sent') await noteTold(db, row.id, now());
      return { data: { problem: problemOf(sent.kind) } };
    },
    watchEnd: async ({ token }) => {
      const row = await own(token);
      if (row) await endWatch(db, row.id);
      return { data: null };
    },
    watchQuiet: async ({ token }) => {
      const read = tokens.read('quiet', token);
      if (!read || !(await quietMessage(db, read.id, Number(read.part)))) return unknownWatch;
      return { data: null };
    },
    watchRenew: async ({ endpoint, push }, { address }) => {
      await limited(limits.saves, digests.keyed('watch-save', address));
      const next = targetOf({ way: 'push', target: push, sign: push.endpoint, state: 'on' });
      for (const row of await watchesOfTarget(db, 'push', digests.keyed('watch', 'push', endpoint)))
        await confirmWatch(db, row, next, now());
      return { data: null };
    },
  };
}
