import { parseArgs } from 'node:util';
import type { Target } from './connect.ts';
import type { Login } from './dialects.ts';
import { checkStratum } from './stratum-check.ts';

export const stratumUsage = 'stratum check HOST:PORT [--tls] [--user USER] [--pass PASSWORD]';

/** The scheme of an address as pools write it: 'stratum+ssl://host:3333'. */
const ADDRESS = /^(?:(?<scheme>[a-z0-9+]+):\/\/)?(?<host>\[[0-9a-f:.]+\]|[^\s:/[\]]+):(?<port>\d{1,5})\/?$/i;

/** What the arguments behind 'stratum' ask for; undefined where they ask for nothing that there is. */
export function readStratumArgs(args: readonly string[]): { readonly target: Target; readonly login: Login | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { tls: { type: 'boolean' }, user: { type: 'string' }, pass: { type: 'string' } },
    });
    const [word, address = '', ...more] = positionals;
    const { scheme = '', host, port } = ADDRESS.exec(address)?.groups ?? {};
    const number = Number(port);
    if (word !== 'check' || more.length > 0 || host === undefined || !(number >= 1 && number <= 65_535)) return undefined;
    return {
      target: { host: host.replaceAll(/[[\]]/g, ''), port: number, isTls: values.tls ?? /ssl|tls/i.test(scheme) },
      login: values.user === undefined ? undefined : { user: values.user, pass: values.pass ?? 'x' },
    };
  } catch {
    return undefined;
  }
}

/** `npm run pool -- stratum check …`: prints as it goes, and gives the exit code. */
export async function runStratum(args: readonly string[], print: (line: string) => void): Promise<number> {
  const asked = readStratumArgs(args);
  if (!asked) {
    print(`Usage: npm run pool -- ${stratumUsage}`);
    return 1;
  }
  const { host, port, isTls } = asked.target;
  print(`${host}, port ${port}, ${isTls ? 'with' : 'without'} TLS`);
  const { isGood, sentence } = await checkStratum({ ...asked, print });
  print(sentence);
  return isGood ? 0 : 1;
}
