import { languageRows, type Language } from '#src/contracts/languages.ts';
import type { NamedFarm, WatchRules } from '#src/contracts/watch.ts';
import { shortAddress } from '#src/contracts/farm-link.ts';
import { coinById } from '#src/domain/coins.ts';
import { DAY_MS } from '#src/domain/days.ts';
import { currencySigns, formatIncome, formatMoney } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import type { FarmEvent } from '#src/domain/watch/farm-event.ts';
import { lostAfterOwn } from '#src/domain/watch/lost-money.ts';
import { ownHours } from '#src/domain/watch/own-power.ts';
import { type MessageKey, messageIn } from '../../messages/messages.ts';

/** What a farm is called in a message: the name that its owner gave it, else its coin and address. */
export const farmName = ({ name, coin, address }: NamedFarm): string => name || `${coin} ${shortAddress(address)}`;

/** Names of machines that a title or a line still holds. */
const LONGEST_NAME = 40;
const LISTED = 3;

function timeText(atMs: number, { language, timeZone }: WatchRules, nowMs: number): string {
  const isOld = nowMs - atMs > DAY_MS / 2;
  return new Intl.DateTimeFormat(languageRows[language].locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isOld && { day: 'numeric', month: 'short' }),
  }).format(atMs);
}

interface CountedKeys {
  readonly one: MessageKey;
  readonly some: MessageKey;
  /** Every machine of the farm. */
  readonly all?: MessageKey;
  /** No machine is named: it is about the farm. */
  readonly none?: MessageKey;
}

const counted: Readonly<Partial<Record<FarmEvent['kind'], CountedKeys>>> = {
  stopped: { one: 'watchStoppedOne', some: 'watchStoppedSome', all: 'watchStoppedAll' },
  slow: { one: 'watchSlowOne', some: 'watchSlowSome' },
  back: { one: 'watchBackOne', some: 'watchBackSome', none: 'watchBackFarm' },
};
const plain: Readonly<Partial<Record<FarmEvent['kind'], MessageKey>>> = {
  fell: 'watchFell',
  paid: 'watchPaid',
  'payment-missed': 'watchMissed',
  'payment-waits': 'watchWaits',
};

function countedKey({ one, some, all, none }: CountedKeys, { workers, ofWorkers }: FarmEvent): MessageKey {
  if (workers.length === 0) return none ?? some;
  if (workers.length > 1 && workers.length >= ofWorkers) return all ?? some;
  return workers.length === 1 ? one : some;
}

/** What happened, in a few words: '3 machines stopped'. */
export function titleOf(event: FarmEvent, language: Language): string {
  const { kind, workers, amount, coinId } = event;
  const keys = counted[kind];
  const key = keys ? countedKey(keys, event) : (plain[kind] ?? 'watchFell');
  const [worker = ''] = workers;
  return messageIn(language, key, {
    worker: worker.slice(0, LONGEST_NAME),
    count: String(workers.length),
    amount: formatIncome(amount),
    coin: coinById(coinId)?.symbol ?? '',
  });
}

/** How many of the farm's machines, and what their names share. */
function whichText({ workers, ofWorkers, place }: FarmEvent, language: Language): string[] {
  const counts = { count: String(workers.length), of: String(ofWorkers) };
  const isCounted = workers.length > 0 && ofWorkers > 1;
  return [...(isCounted ? [messageIn(language, 'watchOf', counts)] : []), ...(place ? [place] : [])];
}

/** What it costs an hour: less the owner's own electricity where they gave it, in their currency; nothing is said where that costs more. */
function lostLine(event: FarmEvent, { language, power, timeZone }: WatchRules): string[] {
  const own = ownHours(power, { coinId: event.coinId, timeZone });
  const net = lostAfterOwn(event, own);
  if (power && own && net !== null) {
    const money = `${power.currency === 'USD' ? 'US$' : currencySigns[power.currency]}${formatMoney(net * power.perUsd)}`;
    return net > 0 ? [messageIn(language, 'watchLostNet', { money })] : [];
  }
  const isLost = (event.lostUsdPerHour ?? 0) > 0;
  return isLost ? [messageIn(language, 'watchLost', { money: formatMoney(event.lostUsdPerHour) })] : [];
}

/** What else is known of it, a line each: since when, how many, which, how much, what it costs. */
export function linesOf(event: FarmEvent, rules: WatchRules, nowMs: number): string[] {
  const { language } = rules;
  const { workers, beforeHs, nowHs, atMs } = event;
  const since = messageIn(language, 'watchSince', { time: timeText(atMs, rules, nowMs) });
  const areNamed = workers.length > 1 && workers.length <= LISTED;
  return [
    [since, ...whichText(event, language)].join(' · '),
    ...(areNamed ? [workers.map((name) => name.slice(0, LONGEST_NAME)).join(', ')] : []),
    ...(beforeHs !== null && nowHs !== null ? [`${formatHashrate(beforeHs, 'H/s')} → ${formatHashrate(nowHs, 'H/s')}`] : []),
    ...lostLine(event, rules),
  ];
}

/** One line of several: '02:10 3 machines stopped'. */
export const summaryLine = (event: FarmEvent, rules: WatchRules, nowMs: number): string =>
  `${timeText(event.atMs, rules, nowMs)} ${titleOf(event, rules.language)}`;
