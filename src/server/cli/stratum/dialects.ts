import type { Message, Talk } from './talk.ts';

/** Who logs in, as a machine would. */
export interface Login {
  readonly user: string;
  readonly pass: string;
}

/** What a server made of a call: undefined where it is no answer to it. */
export type Answer = { readonly isTaken: true; readonly result: unknown } | { readonly isTaken: false; readonly reason: string };

/** One way of stratum: what a machine sends, and what answers it. */
export interface Dialect {
  readonly name: string;
  /** The first call; undefined where the login is the first. */
  readonly subscribe?: object;
  /** Whether the answer to it is this dialect's. */
  isSubscribed(result: unknown): boolean;
  login(login: Login): object;
  /** Asks for a job, where none comes by itself. */
  readonly askJob?: object;
  /** The work in a message, in a few words; undefined where there is none in it. */
  jobOf(message: Message): string | undefined;
}

const AGENT = 'stratum-check/1.0';
const SUBSCRIBE = 1;
const LOGIN = 2;
const JOB = 3;

const isHex = (value: unknown): boolean => typeof value === 'string' && /^(0x)?[0-9a-f]{16,}$/i.test(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEthereumWay = (result: unknown): boolean => JSON.stringify(result ?? null).includes('EthereumStratum/');

/** What is said of a job that `mining.notify` brings. */
function notifiedJob({ method, params }: Message): string | undefined {
  return method === 'mining.notify' && listOf(params).length > 2 ? `came, number ${String(listOf(params)[0])}` : undefined;
}

/** In the order in which they are tried: a server that does not know a first call refuses it, closes, or stays silent. */
export const dialects: readonly Dialect[] = [
  {
    name: 'Stratum v1',
    subscribe: { id: SUBSCRIBE, method: 'mining.subscribe', params: [AGENT] },
    isSubscribed: (result) => Array.isArray(result) && !isEthereumWay(result),
    login: ({ user, pass }) => ({ id: LOGIN, method: 'mining.authorize', params: [user, pass] }),
    jobOf: notifiedJob,
  },
  {
    name: 'EthereumStratum/1.0.0',
    subscribe: { id: SUBSCRIBE, method: 'mining.subscribe', params: [AGENT, 'EthereumStratum/1.0.0'] },
    isSubscribed: (result) => result === true || Array.isArray(result),
    login: ({ user, pass }) => ({ id: LOGIN, method: 'mining.authorize', params: [user, pass] }),
    jobOf: notifiedJob,
  },
  {
    name: 'eth-proxy',
    isSubscribed: () => true,
    login: ({ user, pass }) => ({ id: LOGIN, method: 'eth_submitLogin', params: [user, pass], worker: 'check' }),
    askJob: { id: JOB, method: 'eth_getWork', params: [] },
    // Its jobs are answers: header, seed and target.
    jobOf: ({ result }) => (listOf(result).filter(isHex).length > 2 ? 'came' : undefined),
  },
];

/** Why a server refuses, in its own words: `[code, "text", …]`, `{ code, message }` or a text. */
function reasonOf(error: unknown): string {
  const [, ofList] = listOf(error);
  const ofObject = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return [ofList, ofObject, error].find((text) => typeof text === 'string' && text !== '')?.toString() ?? 'no reason';
}

/** A message as the answer to a call. */
const answerOf = (id: number, { id: answered, result, error }: Message): Answer | undefined => {
  if (String(answered) !== String(id)) return undefined;
  const isRefused = (error !== null && error !== undefined && error !== false) || result === false;
  return isRefused ? { isTaken: false, reason: reasonOf(error) } : { isTaken: true, result };
};

/** Subscribes; undefined where the dialect has no such call. Throws TalkFault. */
export async function subscribe(talk: Talk, dialect: Dialect, waitMs: number): Promise<Answer | undefined> {
  if (!dialect.subscribe) return undefined;
  talk.send(dialect.subscribe);
  return talk.next((message) => answerOf(SUBSCRIBE, message), waitMs);
}

/** Logs in. Throws TalkFault. */
export async function logIn(talk: Talk, dialect: Dialect, { login, waitMs }: { login: Login; waitMs: number }): Promise<Answer> {
  talk.send(dialect.login(login));
  return talk.next((message) => answerOf(LOGIN, message), waitMs);
}

/** Waits for work. Throws TalkFault. */
export async function waitForJob(talk: Talk, dialect: Dialect, waitMs: number): Promise<string> {
  if (dialect.askJob) talk.send(dialect.askJob);
  return talk.next(dialect.jobOf, waitMs);
}
