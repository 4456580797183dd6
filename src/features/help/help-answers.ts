import { brand } from '#src/lib/brand.ts';
import type { ContactTopic } from '#src/contracts/contact-topics.ts';
import type { HelpTopic } from './help-topics.ts';
import type { HelpPageId } from './help-pages.ts';

interface HelpGroup {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly answers: Readonly<Record<string, readonly HelpPageId[]>>;
}

/** The answers of each tab, in groups, in the order in which a miner meets them, each with the pages that do what it says. Their texts are `help:answers.<id>`. */
export const helpGroups = [
  {
    id: 'system',
    topic: 'os',
    answers: {
      cost: ['os'],
      download: ['os'],
      package: ['os'],
      checksum: ['os'],
      flash: ['classroom', 'os'],
      l3plus: ['os', 'contact'],
      stick: ['classroom'],
      bios: ['classroom'],
      undo: ['os'],
    },
  },
  {
    id: 'watch',
    topic: 'rigs',
    answers: {
      where: ['overview'],
      delay: ['overview', 'rigCheck'],
      offline: ['rigCheck'],
      noShares: ['rigCheck', 'addresses'],
      lineOrPool: ['overview', 'addresses'],
      alerts: ['overview'],
      lowHashrate: ['rigCheck'],
      rigCheck: ['rigCheck'],
      settings: ['rigCheck'],
    },
  },
  {
    id: 'tune',
    topic: 'rigs',
    answers: {
      rejected: ['classroom', 'rigCheck'],
      stale: ['rigCheck'],
      overclock: ['classroom', 'gpu'],
      gpuError: ['gpu', 'classroom', 'dag'],
      temperature: ['rigCheck'],
      power: ['asic', 'gpu'],
      rackCard: ['rackCard'],
    },
  },
  {
    id: 'connect',
    topic: 'pool',
    answers: {
      address: ['addresses'],
      ports: ['addresses', 'rigCheck'],
      failover: ['addresses'],
      firewall: ['addresses', 'rigCheck'],
      tls: ['addresses'],
      worker: ['addresses'],
      anonymous: ['overview', 'register'],
      twoMiners: ['overview'],
      vip: ['vip', 'contact'],
      proxy: ['addresses', 'vip'],
      coins: ['coins'],
      dual: ['coins', 'gpu', 'vip'],
      ethash: ['addresses', 'dag'],
      eth: ['dag'],
      solo: ['coins'],
      smallMiner: ['asic', 'gpu'],
      asicGpu: ['asic', 'gpu'],
      dagFull: ['dag'],
    },
  },
  {
    id: 'figures',
    topic: 'pool',
    answers: {
      average: ['overview'],
      windows: ['coins', 'overview'],
      estimate: ['coins', 'asic', 'gpu'],
      schemes: ['coins'],
      fee: ['coins'],
      hashPrice: ['asic', 'paper'],
      difficulty: ['coins', 'paper'],
      shareDifficulty: ['overview'],
      halving: ['asic'],
      luck: ['coins'],
      orphan: ['coins'],
      merged: ['coins', 'account'],
      days: ['overview'],
      ai: ['calculator', 'coins'],
    },
  },
  {
    id: 'payouts',
    topic: 'pool',
    answers: {
      payout: ['wallet', 'overview'],
      payoutCoin: ['coins', 'wallet'],
      firstPayout: ['overview', 'wallet'],
      noPayout: ['overview', 'contact'],
      minimum: ['coins', 'wallet'],
      unpaid: ['overview'],
      changeWallet: ['account', 'contact'],
      wrongAddress: ['overview'],
      okc: ['wallet'],
      exchange: ['wallet'],
      txid: ['overview'],
      thief: ['contact'],
    },
  },
  {
    id: 'account',
    topic: 'pool',
    answers: {
      register: ['register'],
      forgotPassword: ['reset', 'login', 'contact'],
      security: ['account', 'reset'],
      noCode: ['register', 'contact'],
      changeContact: ['register', 'account', 'contact'],
      deleteAccount: ['account'],
      exportData: ['account', 'privacy'],
      subAccount: ['register', 'account'],
      nickname: ['account'],
      devices: ['account', 'login'],
      invite: ['affiliate', 'account'],
      region: ['forbidden', 'terms'],
    },
  },
  {
    id: 'site',
    topic: 'pool',
    answers: {
      offlineApp: ['download'],
      saveFarm: ['overview'],
      kiosk: ['kiosk'],
      language: [],
      demo: ['coins', 'contact'],
      export: ['overview', 'month', 'paper'],
      api: ['overview', 'paper', 'kiosk'],
      calendar: ['overview', 'asic'],
      tariff: ['asic', 'gpu'],
      fleet: ['asic', 'gpu'],
      shutdownPrice: ['asic', 'gpu'],
      notices: ['announcements'],
      contact: ['contact'],
    },
  },
] as const satisfies readonly HelpGroup[];

export type HelpGroupId = (typeof helpGroups)[number]['id'];

type KeysOf<Group> = Group extends { answers: infer Answers } ? keyof Answers & string : never;
export type AnswerId = KeysOf<(typeof helpGroups)[number]>;

/** Questions about what this site does not have: the programme, AI(BTC), and what the product's own pool pays besides. */
const absent: readonly string[] = [
  ...(brand.hasAffiliate ? [] : ['invite']),
  ...(brand.hasAi ? [] : ['ai']),
  ...(brand.hasSources ? ['eth', 'merged', 'okc'] : []),
];

const isAnswerId = (text: string): text is AnswerId =>
  !absent.includes(text) && helpGroups.some(({ answers }) => Object.hasOwn(answers, text));

/** Every answer, in the order of the tabs. */
export const answerIds: readonly AnswerId[] = helpGroups.flatMap(({ answers }) => Object.keys(answers)).filter(isAnswerId);

/** The groups of a tab. */
export function groupsOf(topic: HelpTopic) {
  return helpGroups
    .filter((group) => group.topic === topic)
    .map(({ id, answers }) => ({ id, answers: Object.keys(answers).filter(isAnswerId) }));
}

const groupOf = (id: AnswerId) => helpGroups.find(({ answers }) => Object.hasOwn(answers, id));

/** The tab that an answer stands in. */
export function topicOf(id: AnswerId): HelpTopic {
  return groupOf(id)?.topic ?? 'pool';
}

/** The pages that do what an answer says. */
export function pagesOf(id: AnswerId): readonly HelpPageId[] {
  const answers: HelpGroup['answers'] = groupOf(id)?.answers ?? {};
  return answers[id] ?? [];
}

/** What a message about an answer is about. */
export function contactTopicOf(id: AnswerId): ContactTopic {
  const group = groupOf(id)?.id;
  if (group === 'payouts') return 'payout';
  return group === 'account' ? 'account' : 'mining';
}
