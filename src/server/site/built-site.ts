import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CAPTCHA_FRAME_PATH } from '#src/contracts/page-files.ts';

const routes = z.array(
  z.object({
    path: z.string().startsWith('/'),
    /** Values of the query `type` with a page of their own. */
    types: z.array(z.string()),
    /** Queries of the things on it with an address of their own for search engines: 'type=3'. */
    things: z.array(z.string()),
    isPrerendered: z.boolean(),
    /** False for a page that search engines leave alone. */
    isIndexed: z.boolean(),
    /** False for a second address of another page. */
    isCanonical: z.boolean(),
  }),
);
const hashes = z.array(z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/));

export type SiteRoute = z.output<typeof routes>[number];

/** What the build writes beside the site for its server. */
interface BuiltSite {
  readonly routes: readonly SiteRoute[];
  /** 'sha256-…' of every inline script. */
  readonly scriptHashes: readonly string[];
  /** Of the inline script in the frame of a third-party captcha; undefined without the frame. */
  readonly captchaScriptHash: string | undefined;
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** Reads the built site; undefined when nothing is built (`npm run dev`). Throws when the build's files are not as they should be. */
export async function readBuiltSite(clientDir: string): Promise<BuiltSite | undefined> {
  if (!existsSync(join(clientDir, 'routes.json'))) return undefined;
  return {
    routes: routes.parse(await readJson(join(clientDir, 'routes.json'))),
    scriptHashes: hashes.parse(await readJson(join(clientDir, 'csp-hashes.json'))),
    captchaScriptHash: await inlineScriptHash(join(clientDir, CAPTCHA_FRAME_PATH)),
  };
}

async function inlineScriptHash(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(await readFile(path, 'utf8')) ?? [];
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
