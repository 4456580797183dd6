import { afterEach, expect, it } from 'vitest';
import { createLog } from '#src/server/http/log.ts';
import { createAlarms, type Trouble } from '#src/server/watch/alerts/alarms.ts';
import { createLook, startAlerts } from '#src/server/watch/alerts/operator-alerts.ts';
import { closeAll, inside, poolWithService } from '../support/watchers.ts';

afterEach(closeAll);

const silent: Trouble = { id: 'source-a', sentence: 'Source a: it does not answer.' };

it('a trouble that stands is said once, over all instances, and its end once; one that blinks is not', async () => {
  const { pool } = await poolWithService();
  const said: string[] = [];
  const say = async (text: string): Promise<void> => void said.push(text);
  const [one, two] = [createAlarms(pool.opened.db, say), createAlarms(pool.opened.db, say)];
  const look = async (troubles: readonly Trouble[]): Promise<void> => {
    await one(troubles);
    await two(troubles);
  };
  await look([silent]);
  await look([]);
  expect(said).toEqual([]);
  for (let n = 0; n < 5; n += 1) await look([silent]);
  expect(said).toEqual([silent.sentence]);
  await look([]);
  expect(said).toEqual([silent.sentence, `Over again: ${silent.sentence}`]);
  await look([]);
  expect(said).toHaveLength(2);
});

it('the dead man’s switch is asked while all is well; the operator is called by every address', async () => {
  const { pool, service } = await poolWithService();
  const log = createLog('silent', () => undefined);
  const state = { isMailRefused: false };
  const look = createLook({
    settings: {
      siteName: 'OKKONG',
      alertTo: ['mailto:operator@okkong.example', `${service.origin}/topic`],
      heartbeatUrl: `${service.origin}/ping`,
    },
    watching: pool.watching,
    looked: { opened: pool.opened, dataDir: '/nowhere', sources: undefined, isMailRefused: () => state.isMailRefused },
    ask: inside,
    log,
  });
  await look();
  expect(service.received.map(({ path }) => path)).toEqual(['/ping']);
  state.isMailRefused = true;
  for (let n = 0; n < 4; n += 1) await look();
  expect(service.received.map(({ path }) => path)).toEqual(['/ping', '/topic']);
  expect(service.received[1]!.body.toString()).toBe('OKKONG: The mail server takes no mails to watchers of farms.');
  expect(pool.outbox.messages()).toHaveLength(1);
});

it('the operator hears of a pool whose farms went silent together, and of its end', async () => {
  const { pool, service } = await poolWithService();
  const alerts = startAlerts({
    settings: { siteName: 'OKKONG', alertTo: [`${service.origin}/topic`], heartbeatUrl: undefined },
    watching: pool.watching,
    looked: { opened: pool.opened, dataDir: '/nowhere', sources: undefined, isMailRefused: () => false },
    ask: inside,
    log: createLog('silent', () => undefined),
  });
  const trouble = { coinId: 17, kind: 'silent', sinceMs: Date.UTC(2026, 10, 28, 2, 10) } as const;
  alerts.onPoolTrouble({ ...trouble, isOver: false });
  await expect.poll(() => service.received).toHaveLength(1);
  alerts.onPoolTrouble({ ...trouble, isOver: true });
  await expect.poll(() => service.received).toHaveLength(2);
  alerts.stop();
  expect(service.received.map(({ body }) => body.toString())).toEqual([
    'OKKONG: The pool of ETC does not answer, since 2026-11-28 02:10 UTC. Its miners are not called meanwhile.',
    'OKKONG: Over again: the pool of ETC does not answer, since 2026-11-28 02:10 UTC.',
  ]);
});
