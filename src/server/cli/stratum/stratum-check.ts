import { performance } from 'node:perf_hooks';
import { addressOf, certificateFault, CheckFault, openPlain, openTls, type Target } from './connect.ts';
import { type Answer, type Dialect, dialects, type Login, logIn, subscribe, waitForJob } from './dialects.ts';
import { createTalk, type Talk, TalkFault } from './talk.ts';

interface CheckOptions {
  readonly target: Target;
  /** Undefined: a name that stands for nobody, which a pool may refuse. */
  readonly login: Login | undefined;
  /** Takes each line as soon as it is known. */
  readonly print: (line: string) => void;
  /** How long is waited, ms. */
  readonly waits?: { readonly connectMs: number; readonly answerMs: number; readonly jobMs: number };
}

/** Whether a machine could mine there, and why not. */
interface CheckResult {
  readonly isGood: boolean;
  readonly sentence: string;
}

const usualWaits = { connectMs: 10_000, answerMs: 8000, jobMs: 30_000 };
const nobody: Login = { user: 'stratum.check', pass: 'x' };

/** What a terminal would not show, or would show elsewhere. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const shown = (text: string): string => text.replaceAll(UNSEEN, '').slice(0, 200);

const NAME_WIDTH = 11;
const TEXT_WIDTH = 56;

/** Does a step, and prints what answered and how fast. */
async function timed<T>(print: CheckOptions['print'], name: string, work: () => Promise<{ text: string; value: T }>): Promise<T> {
  const startedMs = performance.now();
  const ms = (): string => `${Math.round(performance.now() - startedMs)} ms`.padStart(9);
  try {
    const { text, value } = await work();
    print(`  ${name.padEnd(NAME_WIDTH)} ${shown(text).padEnd(TEXT_WIDTH)} ${ms()}`);
    return value;
  } catch (error) {
    print(`  ${name.padEnd(NAME_WIDTH)} ${'no'.padEnd(TEXT_WIDTH)} ${ms()}`);
    throw error;
  }
}

const talkSentences = {
  silent: 'says nothing',
  closed: 'closes the connection',
  garbled: 'answers with what is no stratum',
} as const;

/** A server's part in a conversation; what it does instead of an answer is a fault with a sentence. */
async function answered<T>(work: Promise<T>, sentence: (what: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TalkFault) throw new CheckFault(sentence(talkSentences[error.kind]));
    throw error;
  }
}

/** A connection, with what is wrong with its certificate. */
async function open({ target, print, waits = usualWaits }: CheckOptions, address: string, isFirst: boolean) {
  const quiet = isFirst ? print : () => undefined;
  const { connectMs: waitMs } = waits;
  if (!target.isTls) {
    const socket = await timed(quiet, 'connection', async () => ({ text: 'opens', value: await openPlain(target, address, waitMs) }));
    return { talk: createTalk(socket), fault: undefined };
  }
  return timed(quiet, 'TLS', async () => {
    const socket = await openTls(target, address, waitMs);
    const fault = certificateFault(socket, target);
    const text = fault ?? `${socket.getProtocol() ?? 'TLS'}, certificate until ${socket.getPeerCertificate().valid_to}`;
    return { text, value: { talk: createTalk(socket), fault } };
  });
}

interface Spoken {
  readonly talk: Talk;
  readonly dialect: Dialect;
  /** The login's answer, where the login is the first call. */
  readonly login?: Answer;
}

/** What servers say of a call that they do not know. */
const NO_CALL = /method|unknown|unsupported|not (found|supported|implemented)/i;

/** Tries one dialect: undefined where the server does not speak it. Throws TalkFault. */
async function speak(talk: Talk, dialect: Dialect, { login = nobody, waits = usualWaits }: CheckOptions): Promise<Spoken | undefined> {
  const { answerMs: waitMs } = waits;
  const first = await subscribe(talk, dialect, waitMs);
  if (first) return first.isTaken && dialect.isSubscribed(first.result) ? { talk, dialect } : undefined;
  const answer = await logIn(talk, dialect, { login, waitMs });
  return !answer.isTaken && NO_CALL.test(answer.reason) ? undefined : { talk, dialect, login: answer };
}

/** The first dialect that the server answers in, each on a connection of its own. */
async function findDialect(options: CheckOptions, { address, first }: { address: string; first: Talk }): Promise<Spoken> {
  const faults: TalkFault['kind'][] = [];
  for (const [index, dialect] of dialects.entries()) {
    const talk = index === 0 ? first : (await open(options, address, false)).talk;
    try {
      const spoken = await speak(talk, dialect, options);
      if (spoken) return spoken;
    } catch (error) {
      talk.end();
      if (!(error instanceof TalkFault)) throw error;
      faults.push(error.kind);
      continue;
    }
    talk.end();
  }
  const { host, port, isTls } = options.target;
  const what = talkSentences[faults[0] ?? 'garbled'];
  const hint = isTls ? 'Is it the port of a pool?' : 'A port for TLS does so: try --tls. Or it is no port of a pool.';
  throw new CheckFault(`${host} takes the connection on port ${port} and ${what} when a machine begins. ${hint}`);
}

/** Everything after the connection: the dialect, the login, a job. */
async function mine(options: CheckOptions, address: string, first: Talk): Promise<CheckResult> {
  const { target, login, print, waits = usualWaits } = options;
  const spoken = await timed(print, 'subscribe', async () => {
    const value = await findDialect(options, { address, first });
    return { text: `answers as ${value.dialect.name}`, value };
  });
  const { talk, dialect } = spoken;
  try {
    const { user } = login ?? nobody;
    const answer = await timed(print, 'login', async () => {
      const ask = () => logIn(talk, dialect, { login: login ?? nobody, waitMs: waits.answerMs });
      const value = spoken.login ?? (await answered(ask(), (what) => `${target.host} ${what} when ${user} logs in.`));
      return { text: value.isTaken ? `${user} is accepted` : `${user} is refused: ${value.reason}`, value };
    });
    if (!answer.isTaken && !login)
      return { isGood: true, sentence: 'The line to the pool is good. It does not take just any name: try your own by --user.' };
    if (!answer.isTaken)
      return {
        isGood: false,
        sentence: `The pool refuses ${shown(user)}: "${shown(answer.reason)}". Look at the user name or wallet address of the machine.`,
      };
    await timed(print, 'job', async () => {
      const sentence = (what: string): string =>
        `The pool accepts the login and ${what === talkSentences.silent ? 'sends no job' : what}: it is at fault, or out of step with its node.`;
      return { text: await answered(waitForJob(talk, dialect, waits.jobMs), sentence), value: undefined };
    });
    return { isGood: true, sentence: 'A machine can mine here: the line and the pool are good.' };
  } finally {
    talk.end();
  }
}

/** Does what a machine does when it begins to mine, one step after the other, and says where that ends. Needs nothing of the server. */
export async function checkStratum(options: CheckOptions): Promise<CheckResult> {
  const { target, print } = options;
  try {
    const address = await timed(print, 'name', async () => {
      const value = await addressOf(target);
      return { text: `leads to ${value}`, value };
    });
    const { talk, fault } = await open(options, address, true);
    const result = await mine(options, address, talk);
    if (fault === undefined || !result.isGood) return result;
    return { isGood: false, sentence: `The pool answers, but ${fault}: machines that look at certificates will not connect.` };
  } catch (error) {
    if (error instanceof CheckFault) return { isGood: false, sentence: error.message };
    throw error;
  }
}
