import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** A browser's side of a push subscription: its keys, and how it reads what it gets (RFC 8291 over RFC 8188). */
export interface PushBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(body: Buffer): unknown;
}

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const one = Buffer.from([1]);

export function pushBrowser(): PushBrowser {
  const own = createECDH('prime256v1');
  const ownPublic = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const salt = body.subarray(0, 16);
      const idLength = body[20] ?? 0;
      const senderPublic = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const secret = own.computeSecret(senderPublic);
      const ikm = hmac(hmac(auth, secret), text('WebPush: info'), ownPublic, senderPublic, one);
      const prk = hmac(salt, ikm);
      const key = hmac(prk, text('Content-Encoding: aes128gcm'), one).subarray(0, 16);
      const nonce = hmac(prk, text('Content-Encoding: nonce'), one).subarray(0, 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      // The last record ends with a 2 and its padding.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** Whether a request is signed by the server's key for this push service (RFC 8292). */
export function isSigned(headers: IncomingHttpHeaders, publicKey: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const raw = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isRight && key === publicKey && aud === audience && exp > Date.now() / 1000;
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How a stand-in answers: a status with headers, or silence. */
type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string } | 'silence';

export interface StandIn {
  readonly origin: string;
  readonly received: Received[];
  /** What the next requests get; 201 unless told otherwise. */
  answer: Answer;
  close(): void;
}

/** A server on this machine in the place of a push service, ntfy or Telegram. */
export async function standIn(first: Answer = { status: 201 }): Promise<StandIn> {
  const received: Received[] = [];
  const state = { answer: first };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (state.answer === 'silence') return;
      response.writeHead(state.answer.status, state.answer.headers).end(state.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    get answer() {
      return state.answer;
    },
    set answer(next: Answer) {
      state.answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
