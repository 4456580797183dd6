import { SECOND_MS } from '#src/domain/days.ts';
import { watchWays } from '#src/contracts/watch.ts';
import type { Digests } from '../accounts/digests.ts';
import type { OpenDatabase } from '../db/database.ts';
import { faultFields, type Log } from '../http/log.ts';
import { fanOut } from './outbox/fan-out.ts';
import { answerChat } from './subscriptions/link-pages.ts';
import type { Watching } from './watching.ts';

/** How soon after the detector has found something it is on its way. */
const EVERY_MS = 10 * SECOND_MS;
/** After Telegram did not answer. */
const PAUSE_MS = 30 * SECOND_MS;

interface Work {
  readonly watching: Watching;
  readonly opened: OpenDatabase;
  /** What chats are told apart by. */
  readonly digests: Digests;
  readonly log: Log;
}

/**
 * Tells watchers what happens: the collecting instance writes it to the outbox and listens to the bot, every instance sends. Gives what ends it once the
 * messages under way are done.
 */
export function startWatchWork({ watching, opened, digests, log }: Work): () => Promise<void> {
  let hasStopped = false;
  const loop = (name: string, pauseMs: number, work: () => Promise<number>): (() => Promise<void>) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    const turn = async (): Promise<void> => {
      let waitMs = pauseMs;
      try {
        waitMs = await work();
      } catch (error) {
        log.warn(name, faultFields(error));
      }
      if (!hasStopped) timer = setTimeout(begin, waitMs);
    };
    const begin = (): void => {
      running = turn();
    };
    timer = setTimeout(begin, SECOND_MS);
    return async () => {
      clearTimeout(timer);
      await running;
    };
  };

  const tell = loop('watch-tell', EVERY_MS, async () => {
    const found = (await opened.isLeader()) ? await opened.asLeader((db) => fanOut(db, watching.now())) : 0;
    return (found ?? 0) > 0 ? SECOND_MS : EVERY_MS;
  });
  // Each way for itself: one that stands still holds up no other.
  const sendings = watchWays.map((way) =>
    loop(`watch-send-${way}`, EVERY_MS, async () => ((await watching.send([way])) > 0 ? SECOND_MS : EVERY_MS)),
  );
  const { bot } = watching;
  const listen =
    bot &&
    loop('watch-telegram', PAUSE_MS, async () => {
      if (!(await opened.isLeader())) return PAUSE_MS;
      for (const said of await bot.heard()) await answerChat(watching, said, (chat) => digests.keyed('watch', 'telegram', String(chat)));
      return SECOND_MS;
    });
  return async () => {
    hasStopped = true;
    // A question to Telegram may last half a minute: it writes nothing when it ends.
    void listen?.();
    await Promise.all([tell, ...sendings].map((end) => end()));
  };
}
