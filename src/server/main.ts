import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSentenceOf } from './cli/commands.ts';
import { startServer, type RunningServer } from './server.ts';
import { readSettings } from './settings.ts';

interface MainOptions {
  /** Folder that holds dist/client, and that a relative DATA_DIR starts from. */
  readonly root: string;
}

/**
 * Starts the server out of the environment and says where it is; SIGTERM and SIGINT stop it without losing a write. A setting
 * that cannot work ends the process with its one sentence and code 1.
 */
export async function main({ root }: MainOptions): Promise<void> {
  try {
    const settings = readSettings(process.env, root);
    const server = await startServer(settings);
    stopOnSignal(server);
    process.stdout.write([`${settings.siteName} is ready on ${server.address}`, ...server.operatorLines, ''].join('\n'));
  } catch (error) {
    process.stderr.write(`${startSentenceOf(error)}\n`);
    process.exit(1);
  }
}

function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const stop = (): void => {
    // A second signal is an impatient operator's.
    if (isStopping) process.exit(1);
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const isRunDirectly = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isRunDirectly) await main({ root: resolve(process.cwd()) });
