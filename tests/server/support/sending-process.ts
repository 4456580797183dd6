import { openPostgres } from '#src/server/db/postgres.ts';
import { createChannels } from '#src/server/delivery/channels.ts';
import { readSettings } from '#src/server/settings.ts';
import { claimDue } from '#src/server/watch/outbox/outbox.ts';
import { openWatching } from '#src/server/watch/watching.ts';
import { createOutsideFetch } from '#src/server/watch/ways/outside-request.ts';
import { watchWays } from '#src/contracts/watch.ts';

// A process of its own, to be killed: sends what is due, or claims it and goes no further.
const [databaseUrl = '', standIn = '', smtpUrl = '', mode = ''] = process.argv.slice(2);
const { db, close } = await openPostgres(databaseUrl, { isHurried: true, onFault: () => undefined });
if (mode === 'claim') {
  const claims = await claimDue(db, Date.now(), watchWays);
  process.stdout.write(`claimed ${claims.length}\n`);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}
const watching = await openWatching({
  db,
  delivery: createChannels({ smtpUrl, smsUrl: undefined, mailFrom: 'OKKONG <pool@okkong.example>' }),
  settings: { ...readSettings({}, '/'), siteUrl: 'https://okkong.example', telegramToken: 'token' },
  ask: createOutsideFetch({ isInnerAllowed: true }),
  telegramApi: standIn,
});
let sent = 0;
for (let count = await watching.send(); count > 0; count = await watching.send()) sent += count;
process.stdout.write(`sent ${sent}\n`);
await close();
