import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createChannels } from '#src/server/delivery/channels.ts';
import { languages } from '#src/contracts/languages.ts';
import { DeliveryProblem } from '#src/server/delivery/delivery.ts';
import { letterOf } from '#src/server/delivery/letters.ts';
import { createOutbox, outboxPage } from '#src/server/delivery/outbox.ts';
import { operatorMail } from '#src/server/delivery/operator-mail.ts';
import { testPool } from './support/pool.ts';
import { until } from '#tests/until.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

interface Mail {
  readonly to: string[];
  readonly text: string;
  readonly isSecure: boolean;
}

/** A real mail server on this machine, with a certificate of its own. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; mails: Mail[] }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text, isSecure: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  closers.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, mails };
}

const channels = (smtpUrl: string) => createChannels({ smtpUrl, smsUrl: undefined, mailFrom: 'OKKONG <no-reply@okkong.example>' });
const letter = { channel: 'email', to: 'miner@okkong.example', subject: 'Code', text: '1234 is your code' } as const;

describe('the outbox', () => {
  it('has no line that is wider than a phone, and its addresses are links', async () => {
    const outbox = createOutbox(() => undefined);
    const link = `https://okkong.example/activate?code=${'a1b2'.repeat(20)}`;
    await outbox.send({ channel: 'email', to: `${'long'.repeat(12)}@okkong.example`, subject: 'Code', text: `Hello <b>\n${link}\nBye` });
    const page = outboxPage(outbox);
    expect(page).toContain(`<a href="${link}">`);
    expect(page).toContain('Hello &#60;b&#62;<br>');
    const words = page.replaceAll(/<(?!wbr)[^>]*>/g, ' ').split(/\s|<wbr>/);
    expect(words.filter((word) => word.length > 24)).toEqual([]);
    expect(page).not.toContain('<pre');
  });
});

describe('a letter', () => {
  const values = { address: 'm***@b***.example', gid: '12345678', code: '123456', link: 'https://berg.example' };

  it.each(languages)('has the site’s name in %s and no other', (language) => {
    const kinds = [
      'code',
      'known',
      'welcome',
      'again',
      'reset',
      'unknown',
      'resetDone',
      'wrongCode',
      'identity',
      'taken',
      'identityAdded',
      'identityReplaced',
      'deleted',
    ] as const;
    const letters = kinds.map((kind) => letterOf(kind, { channel: 'email', to: 'a@b.example', language, site: 'Berg & $& Söhne', values }));
    const text = letters.map((each) => `${each.subject} ${each.text}`).join();
    expect(text).toContain('Berg & $& Söhne');
    expect(text).not.toMatch(/OKKONG|\{\{/);
  });
});

describe('a mail', () => {
  it('goes to a real server, over TLS where the server offers it', async () => {
    const { port, mails } = await mailServer();
    await channels(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(letter);
    expect(mails).toMatchObject([{ to: ['miner@okkong.example'], isSecure: true }]);
    expect(mails[0]?.text).toContain('1234 is your code');
  });

  it.each(['1,bob@okkong.example', 'x;bob@okkong.example', 'g:bob@okkong.example', 'a(b)bob@okkong.example'])(
    'goes to one mailbox or none, never to one that is read out of %s',
    async (to) => {
      const { port, mails } = await mailServer();
      await channels(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`)
        .send({ ...letter, to })
        .catch(() => undefined);
      expect(mails.flatMap((mail) => mail.to)).not.toContain('bob@okkong.example');
    },
  );

  it('goes over TLS from the first byte', async () => {
    const { port, mails } = await mailServer({ secure: true });
    await channels(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(letter);
    expect(mails).toMatchObject([{ isSecure: true }]);
  });

  it('is not sent to a server whose certificate nobody signed', async () => {
    const { port, mails } = await mailServer({ secure: true });
    await expect(channels(`smtps://127.0.0.1:${port}`).send(letter)).rejects.toThrow(DeliveryProblem);
    expect(mails).toEqual([]);
  });

  it('that is refused, or meets no server, is a problem that names no address', async () => {
    const { port } = await mailServer({ onRcptTo: (_address, _session, done) => done(new Error('550 no such user miner@okkong.example')) });
    const refused = channels(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(letter);
    await expect(refused).rejects.toThrow(/^the email channel failed: EENVELOPE 550$/);
    await expect(channels('smtp://127.0.0.1:1').send(letter)).rejects.toThrow(/^the email channel failed: ESOCKET$/);
  });

  it('tells the operator of a VIP application and of a message, each at its inbox', async () => {
    const { port, mails } = await mailServer();
    const pool = await testPool();
    closers.push(() => void pool.opened.close());
    const smtpUrl = `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`;
    const tell = operatorMail(
      { vipInbox: 'vip@okkong.example', contactInbox: 'contact@okkong.example', smtpUrl },
      { ...pool.accounts, delivery: channels(smtpUrl) },
    );
    tell('vip', { name: 'Chan', phone: '13800138000', accName: '', minerType: 'S21', hashrate: '20 PH/s', remark: '' });
    await until(async () => expect(mails).toHaveLength(1));
    expect(mails[0]?.to).toEqual(['vip@okkong.example']);
    expect(mails[0]?.text).toContain('hashrate: 20 PH/s');
    tell('contact', { topic: 'mining', name: '', reach: 'miner@okkong.example', text: 'Which port?' });
    await until(async () => expect(mails).toHaveLength(2));
    expect(mails[1]?.to).toEqual(['contact@okkong.example']);
    expect(mails[1]?.text).toContain('text: Which port?');
  });
});

it('fills no inbox of the operator: a hundred mails a day, then one that says where the others are', async () => {
  const pool = await testPool();
  closers.push(() => void pool.opened.close());
  const tell = operatorMail({ vipInbox: 'vip@okkong.example', contactInbox: undefined, smtpUrl: 'smtp://127.0.0.1' }, pool.accounts);
  // Sent to nobody: the outbox keeps fifty.
  const sent: string[] = [];
  pool.outbox.send = async ({ text }) => void sent.push(text);
  for (let number = 0; number < 105; number += 1) {
    tell('vip', { name: String(number) });
    await pool.accounts.later.settled();
  }
  expect(sent).toHaveLength(101);
  expect(sent.slice(-2)).toEqual(['name: 99', expect.stringContaining('npm run pool -- vip list')]);
});

describe('a text message', () => {
  async function webhook(status: number): Promise<{ url: string; bodies: string[] }> {
    const bodies: string[] = [];
    const server = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(status).end();
      });
    });
    closers.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/send`, bodies };
  }
  const sms = (smsUrl: string) => createChannels({ smtpUrl: undefined, smsUrl, mailFrom: '' });
  const message = { channel: 'sms', to: '+8613800138000', subject: '', text: '123456' } as const;

  it('goes to the webhook as JSON; mail is then not offered', async () => {
    const { url, bodies } = await webhook(204);
    await sms(url).send(message);
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ to: '+8613800138000', text: '123456' }]);
    expect([sms(url).isOffered('sms'), sms(url).isOffered('email')]).toEqual([true, false]);
  });

  it('that the webhook refuses is a problem that names no number', async () => {
    const { url } = await webhook(500);
    await expect(sms(url).send(message)).rejects.toThrow(/^the sms channel failed: 500$/);
  });
});
