import { MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { coinById } from '#src/domain/coins.ts';
import { faultFields, type Log } from '../../http/log.ts';
import type { Settings } from '../../settings.ts';
import type { PoolTrouble } from '../detector.ts';
import type { Watching } from '../watching.ts';
import type { OutsideFetch } from '../ways/outside-request.ts';
import { createAlarms } from './alarms.ts';
import { troublesNow } from './troubles.ts';

/** Sends a text to each address of the operator's: a mailbox, a chat of the bot, a topic of ntfy. What one does not take the others may. */
export function operatorVoice(
  { alertTo, siteName }: Pick<Settings, 'alertTo' | 'siteName'>,
  { delivery, bot }: Pick<Watching, 'delivery' | 'bot'>,
  { ask, log }: { readonly ask: OutsideFetch; readonly log: Log },
): (text: string) => Promise<void> {
  const sayTo = async (address: string, text: string): Promise<void> => {
    const mailbox = /^mailto:(.+)$/.exec(address)?.[1];
    const chat = /^telegram:(-?\d+)$/.exec(address)?.[1];
    if (mailbox !== undefined) return delivery.send({ channel: 'email', to: mailbox, subject: `${siteName}: ${text.slice(0, 80)}`, text });
    if (chat !== undefined) return void (await bot?.say(Number(chat), text));
    await ask({ url: address, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${siteName}: ${text}` });
  };
  return async (text) => {
    for (const address of alertTo)
      await sayTo(address, text).catch((error: unknown) => log.error('alert-not-delivered', faultFields(error)));
  };
}

interface Plan {
  readonly settings: Pick<Settings, 'alertTo' | 'siteName' | 'heartbeatUrl'>;
  readonly watching: Watching;
  readonly looked: Parameters<typeof troublesNow>[0];
  /** Reaches the operator's own addresses, inside too. */
  readonly ask: OutsideFetch;
  readonly log: Log;
}

/** One look: tells the operator what is wrong, and asks the dead man's switch while nothing is. */
export function createLook({ settings, watching, looked, ask, log }: Plan): () => Promise<void> {
  const tell = createAlarms(looked.opened.db, operatorVoice(settings, watching, { ask, log }));
  const beat = async (url: string): Promise<void> => {
    await ask({ url, method: 'GET', timeoutMs: 10 * SECOND_MS }).catch((error: unknown) => log.warn('heartbeat', faultFields(error)));
  };
  return async () => {
    const troubles = await troublesNow(looked);
    if (settings.heartbeatUrl !== undefined && troubles.length === 0) await beat(settings.heartbeatUrl);
    if (settings.alertTo.length > 0) await tell(troubles);
  };
}

/** What the detector saw of a coin's pool, as a sentence for its operator. */
export function poolTroubleText({ coinId, kind, sinceMs, isOver }: PoolTrouble): string {
  const what = { silent: 'does not answer', old: 'reports old figures', fell: 'lost most of its farms at once' }[kind];
  const since = `since ${new Date(sinceMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const trouble = `pool of ${coinById(coinId)?.symbol ?? coinId} ${what}, ${since}.`;
  return isOver ? `Over again: the ${trouble}` : `The ${trouble} Its miners are not called meanwhile.`;
}

/** Looks each minute, where the operator wants to be called or has a dead man's switch. Gives what ends it, and what tells of a pool's trouble. */
export function startAlerts(plan: Plan): { readonly stop: () => void; readonly onPoolTrouble: (trouble: PoolTrouble) => void } {
  const { alertTo, heartbeatUrl } = plan.settings;
  const say = operatorVoice(plan.settings, plan.watching, plan);
  const onPoolTrouble = (trouble: PoolTrouble): void => void say(poolTroubleText(trouble));
  if (alertTo.length === 0 && heartbeatUrl === undefined) return { stop: () => undefined, onPoolTrouble };
  const look = createLook(plan);
  const timer = setInterval(() => void look().catch((error: unknown) => plan.log.error('alerts', faultFields(error))), MINUTE_MS);
  return { stop: () => clearInterval(timer), onPoolTrouble };
}
