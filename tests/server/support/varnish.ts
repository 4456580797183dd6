import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './spawn.ts';

/** A shared cache in front of a server of this test. */
export interface TestVarnish {
  readonly address: string;
  stop(): Promise<void>;
}

/** What the cache is told takes half a minute to see; here an object is stale after a second. What may be stored at all is the server's word. */
const vcl = (port: number): string => `vcl 4.1;
backend origin { .host = "127.0.0.1"; .port = "${port}"; }
sub vcl_backend_response {
  if (beresp.ttl > 1s) { set beresp.ttl = 1s; set beresp.keep = 1m; }
}
`;

const programs = ['/usr/sbin/varnishd', 'varnishd'];

/** Starts Varnish in front of `originPort`, or undefined when this machine has none. With REQUIRE_VARNISH=1 that is an error: continuous integration has one. */
export async function startVarnish(originPort: number): Promise<TestVarnish | undefined> {
  const program = programs.find((each) => spawnSync(each, ['-V']).status === 0);
  if (program === undefined) {
    if (process.env.REQUIRE_VARNISH === '1') throw new Error('there is no Varnish on this machine');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'okkong-varnish-'));
  const file = join(folder, 'site.vcl');
  writeFileSync(file, vcl(originPort));
  const port = await freePort();
  const args = [
    '-F',
    '-j',
    'none',
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-n',
    folder,
    '-s',
    'malloc,16m',
    '-p',
    'workspace_backend=128k',
  ];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('Child launched OK')) resolve();
      });
    }
    void ended.then(() => reject(new Error(`Varnish did not start: ${said}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
