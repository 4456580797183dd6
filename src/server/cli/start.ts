import './coins-first.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '../http/listen.ts';
import { readSettings } from '../settings.ts';
import { buildWhenNeeded } from './build-when-needed.ts';
import { startSentenceOf } from './commands.ts';

/** `npm start`: builds the site when needed, then serves it in this very process. */
const root = resolve(import.meta.dirname, '../../..');

if (existsSync(resolve(root, '.env'))) process.loadEnvFile(resolve(root, '.env'));
await buildWhenNeeded(assertStartable);
const { main } = await import(pathToFileURL(resolve(root, 'dist/server/main.js')).href);
await main({ root });
stopWithNpm();

/** Ends the process with one sentence where a setting is wrong or the port cannot be had. */
async function assertStartable(): Promise<void> {
  try {
    const { host, port } = readSettings(process.env, root);
    const listening = await listen(host, port, () => new Response(null, { status: 503 }));
    await listening.drain();
  } catch (error) {
    process.stderr.write(`${startSentenceOf(error)}\n`);
    process.exit(1);
  }
}

/**
 * A signal to npm ends npm and its shell, which does not pass it on: the server then stops as on a signal of its own.
 * Node has no event for a parent that is gone, and the terminal's input, which npm hands down, outlives npm: so its id is looked at.
 */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
