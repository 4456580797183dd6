import type { PushMessage } from '#src/contracts/watch-push.ts';
import { sampleMiners } from '#src/server/farms/sample-miners.ts';
import { expect, test } from './test.ts';
import { visit } from './visitor.ts';

const path = `/overview?addr=${sampleMiners[0]!.address}&coinType=ETC`;
const message: PushMessage = {
  id: 'watch-1',
  title: '3 machines stopped',
  body: 'Hall 2\nSince 02:10',
  tag: 'event-1',
  path,
  atMs: Date.UTC(2026, 10, 28, 2, 10),
  lang: 'en',
  open: 'Open farm',
  quiet: { label: 'Quiet until it is back', token: `${'a'.repeat(16)}.1.${'b'.repeat(32)}` },
};

test('a push message becomes a notification that says it all, without a network; a newer one takes its place', async ({
  page,
  context,
  server,
  hasRoom: _room,
}) => {
  await context.grantPermissions(['notifications'], { origin: server.origin });
  await visit(page, path);
  const browser = await context.newCDPSession(page);
  const registrations: string[] = [];
  browser.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map((each) => each.registrationId)),
  );
  await browser.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const deliver = (data: unknown) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: server.origin,
      registrationId: registrations.at(-1)!,
      data: JSON.stringify(data),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, lang, data, silent, ...rest }) => ({
        title,
        body,
        tag,
        lang,
        silent,
        data: data as unknown,
        actions: (rest as { actions?: { action: string; title: string }[] }).actions?.map((each) => each.title),
      }));
    });
  await server.down();
  await deliver(message);
  await expect.poll(shown).toHaveLength(1);
  const titles = async () => (await shown()).map(({ title }) => title);
  await deliver({ ...message, id: 'watch-2', title: '3 machines are back', quiet: undefined });
  await expect.poll(titles).toEqual(['3 machines are back']);
  // What is no message of the pool's shows nothing.
  await deliver({ title: 'Anything' });
  await deliver({ ...message, path: '//elsewhere.example' });
  await deliver({ ...message, id: 'watch-3', tag: 'event-2', title: 'Another one' });
  await expect.poll(titles).toHaveLength(2);
  expect(await titles()).toContain('Another one');
  // The very same once more is silent.
  await deliver({ ...message, id: 'watch-3', tag: 'event-2', title: 'Another one' });
  await expect.poll(async () => (await shown()).filter(({ silent }) => silent).map(({ title }) => title)).toEqual(['Another one']);
});
