import { afterEach, expect, it } from 'vitest';
import { watch, watchMessage } from '#src/server/db/schema.ts';
import { answerChat } from '#src/server/watch/subscriptions/link-pages.ts';
import { isInnerAddress } from '#src/server/watch/ways/outside-request.ts';
import { topicAddress } from '#src/domain/watch/ntfy-topic.ts';
import { createBot } from '#src/server/watch/ways/telegram.ts';
import { call, clock, closeAll, eventOf, farm, happens, inside, poolWithService, rules } from '../support/watchers.ts';

afterEach(closeAll);

it('Telegram tells whoever pressed the bot’s start button, waits as long as it says, and ends with /stop or a blocked bot', async () => {
  const { pool, service } = await poolWithService();
  const ok = (result: unknown) => ({ status: 200, body: JSON.stringify({ ok: true, result }) });
  const bot = createBot({ token: '1:x', ask: inside, api: service.origin });
  service.answer = ok({ username: 'okkong_bot' });
  const { telegramWay } = await import('#src/server/watch/ways/telegram.ts');
  const watching = { ...pool.watching, bot };
  Object.assign(pool.watching, { bot });
  Object.assign(pool.watching.ways, { telegram: telegramWay(bot, 'https://okkong.example') });
  const { data } = await call(pool, 'save', { target: { way: 'telegram' }, farms: [farm], rules });
  expect(data).toMatchObject({ state: 'asked', start: expect.stringMatching(/^https:\/\/t\.me\/okkong_bot\?start=[\w-]{48}$/) });
  const code = new URL((data as unknown as { start: string }).start).searchParams.get('start') ?? '';
  service.answer = ok([{ update_id: 7, message: { chat: { id: 42, type: 'private' }, text: `/start ${code}` } }]);
  const heard = await bot.heard();
  service.answer = ok({});
  for (const said of heard) await answerChat(watching, said, String);
  expect((await pool.opened.db.select().from(watch))[0]).toMatchObject({ state: 'on', target: { chat: 42 } });
  // The link in another chat takes nothing over.
  await answerChat(watching, { chat: 43, text: `/start ${code}` }, String);
  expect((await pool.opened.db.select().from(watch))[0]).toMatchObject({ target: { chat: 42 } });

  clock.ms += 1000;
  service.answer = { status: 429, body: JSON.stringify({ ok: false, error_code: 429, parameters: { retry_after: 90 } }) };
  await happens(pool, eventOf('e1'));
  clock.ms += 60_000;
  expect(await pool.watching.send()).toBe(0);
  clock.ms += 31_000;
  service.answer = ok({});
  expect(await pool.watching.send()).toBe(1);
  const sent = JSON.parse(service.received.at(-1)!.body.toString());
  expect(sent).toMatchObject({ chat_id: 42, text: expect.stringContaining('rig-01 stopped\nHall 2') });
  expect(sent.reply_markup.inline_keyboard).toHaveLength(3);
  service.answer = {
    status: 403,
    body: JSON.stringify({ ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }),
  };
  await happens(pool, eventOf('e2'));
  expect(await pool.opened.db.select().from(watch)).toEqual([]);
});

it('ntfy takes a topic of an allowed host alone, and a busy one is asked again', async () => {
  expect(topicAddress('https://ntfy.sh/hall-2_x', ['ntfy.sh'])).toBe('https://ntfy.sh/hall-2_x');
  for (const wrong of [
    'http://ntfy.sh/a',
    'https://other.example/a',
    'https://ntfy.sh/',
    'https://ntfy.sh/a/b',
    'https://u@ntfy.sh/a',
    'https://ntfy.sh/a?x=1',
    'x',
  ])
    expect(topicAddress(wrong, ['ntfy.sh'])).toBeUndefined();
  const { pool, service } = await poolWithService();
  await call(pool, 'save', { target: { way: 'ntfy', topic: 'https://ntfy.sh/hall-2' }, farms: [farm], rules });
  await pool.opened.db.update(watch).set({ target: { topic: `${service.origin}/hall-2` } });
  service.answer = { status: 429 };
  await happens(pool, eventOf('e1'));
  expect((await pool.opened.db.select().from(watchMessage))[0]).toMatchObject({ state: 'written', tries: 1 });
  service.answer = { status: 200 };
  clock.ms += 31_000;
  await pool.watching.send();
  expect(JSON.parse(service.received.at(-1)!.body.toString())).toMatchObject({
    topic: 'hall-2',
    title: 'rig-01 stopped',
    actions: { length: 3 },
  });
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.9',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '0.0.0.0',
  '100.64.0.1',
])('no visitor reaches %s through this server', (address) => expect(isInnerAddress(address)).toBe(true));
