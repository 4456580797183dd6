import { lookup } from 'node:dns/promises';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { errorCode } from '../../start-error.ts';

/** A reason why a machine cannot mine there, as a sentence that says what to do. */
export class CheckFault extends Error {
  override readonly name = 'CheckFault';
}

/** Where a machine would connect. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
}

/** The address that a host's name leads to. */
export async function addressOf({ host }: Target): Promise<string> {
  try {
    return (await lookup(host, { order: 'ipv4first' })).address;
  } catch (error) {
    const isUnknown = ['ENOTFOUND', 'ENODATA'].includes(errorCode(error) ?? '');
    throw new CheckFault(
      isUnknown
        ? `There is no host ${host}: a letter is wrong, or this network's DNS server does not know it.`
        : `No DNS server answers (${errorCode(error) ?? 'unknown error'}): this machine's network, or its DNS setting, is the fault.`,
    );
  }
}

const connectSentences: Readonly<Record<string, (target: Target) => string>> = {
  ECONNREFUSED: ({ host, port }) => `${host} refuses port ${port}: the port is wrong, or the pool's program is down. Try its other ports.`,
  ENETUNREACH: () => 'There is no way to the pool: this machine has no internet connection.',
  EHOSTUNREACH: ({ host }) => `There is no way to ${host}: a router or firewall on the way stops it.`,
};

const silentSentence = ({ host, port }: Target): string =>
  `${host} does not answer on port ${port}: a firewall, here or at the provider, most likely drops it. Try port 443, or another network.`;

/** A socket that is open. Throws CheckFault. */
function opened<S extends Socket>(
  socket: S,
  event: 'connect' | 'secureConnect',
  { target, waitMs }: { target: Target; waitMs: number },
): Promise<S> {
  return new Promise((resolve, reject) => {
    const fail = (sentence: string): void => {
      clearTimeout(late);
      socket.destroy();
      reject(new CheckFault(sentence));
    };
    let isConnected = false;
    const late = setTimeout(() => fail(isConnected ? tlsSilence(target) : silentSentence(target)), waitMs);
    socket.once('connect', () => (isConnected = true));
    const onError = (error: Error): void => {
      const code = errorCode(error) ?? error.name;
      if (isConnected) fail(`${target.host} does not speak TLS on port ${target.port} (${code}): try another port, or without --tls.`);
      else
        fail(code === 'ETIMEDOUT' ? silentSentence(target) : (connectSentences[code]?.(target) ?? `No connection comes about (${code}).`));
    };
    socket.once('error', onError);
    socket.once('close', () => isConnected && fail(`${target.host} closes the connection before TLS is agreed: try without --tls.`));
    socket.once(event, () => {
      clearTimeout(late);
      socket.removeAllListeners();
      // What breaks later the talk says; without a listener it would end the process.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

const tlsSilence = ({ host, port }: Target): string =>
  `${host} takes the connection on port ${port} and says nothing of TLS: the port is most likely a plain one. Try without --tls.`;

/** A plain connection. */
export const openPlain = (target: Target, address: string, waitMs: number): Promise<Socket> =>
  opened(connectPlain({ host: address, port: target.port }), 'connect', { target, waitMs });

/** A connection with TLS, whatever its certificate: that is judged by `certificateFault`. */
export const openTls = (target: Target, address: string, waitMs: number): Promise<TLSSocket> =>
  opened(
    connectTls({
      host: address,
      port: target.port,
      rejectUnauthorized: false,
      ...(isIP(target.host) === 0 && { servername: target.host }),
    }),
    'secureConnect',
    { target, waitMs },
  );

/** What is wrong with a certificate; undefined for a good one. */
export function certificateFault(
  socket: Pick<TLSSocket, 'authorized' | 'authorizationError' | 'getPeerCertificate'>,
  { host }: Target,
): string | undefined {
  if (socket.authorized) return undefined;
  const { valid_to: until, valid_from: from, subjectaltname: names } = socket.getPeerCertificate();
  const code = String(socket.authorizationError);
  if (code === 'CERT_HAS_EXPIRED') return `its certificate has expired (${until})`;
  if (code === 'CERT_NOT_YET_VALID') return `its certificate is valid from ${from} on: is this machine's clock right?`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `its certificate is for ${names ?? 'another name'}, not for ${host}`;
  return `its certificate is signed by nobody whom this machine knows (${code})`;
}
