import { MINUTE_MS, SECOND_MS } from '#src/domain/days.ts';
import { faultFields, type Log } from '../../http/log.ts';
import type { Settings } from '../../settings.ts';
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

/** Looks each minute, where the operator wants to be called or has a dead man's switch. Gives what ends it. */
export function startAlerts(plan: Plan): () => void {
  const { alertTo, heartbeatUrl } = plan.settings;
  if (alertTo.length === 0 && heartbeatUrl === undefined) return () => undefined;
  const look = createLook(plan);
  const timer = setInterval(() => void look().catch((error: unknown) => plan.log.error('alerts', faultFields(error))), MINUTE_MS);
  return () => clearInterval(timer);
}
