import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build-when-needed.ts';

/** `npm start`: builds the site when needed, then serves it in this very process, so that a stop signal reaches the server. */
const root = resolve(import.meta.dirname, '../../..');

if (existsSync(resolve(root, '.env'))) process.loadEnvFile(resolve(root, '.env'));
buildWhenNeeded();
const { main } = await import(pathToFileURL(resolve(root, 'dist/server/main.js')).href);
await main({ root });
