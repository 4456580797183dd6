import './coins-first.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { main } from '../main.ts';

/** `npm run dev`: the embedded pool from its sources, and Vite in front of it with live reload. */
const root = resolve(import.meta.dirname, '../../..');
const apiPort = 4174;
/** The port is part of the address people keep open; Vite must not wander to another. */
const pagePort = 4173;

if (existsSync(resolve(root, '.env'))) process.loadEnvFile(resolve(root, '.env'));
process.env.PORT = String(apiPort);
await main({ root });
const target = `http://127.0.0.1:${apiPort}`;
const prefixes = new Set(Object.values(endpointTable).map(({ path }) => `/${path.split('/')[1] ?? ''}`));
const proxy = Object.fromEntries([...prefixes, '/healthz', '/outbox'].map((prefix) => [prefix, { target }]));
const vite = await createServer({ root, server: { host: '127.0.0.1', port: pagePort, strictPort: true, proxy } });
await vite.listen();
vite.printUrls();
