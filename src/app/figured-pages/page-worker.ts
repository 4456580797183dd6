import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants as system, setPriority } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FRAMES_FOLDER, type FirstRead, type RenderOrder, type RenderOutcome, type WrittenPage } from '#src/contracts/first-figures.ts';
import { filledFrame } from './page-frame.ts';
import { render } from '../prerender.tsx';

/*
 * The server's thread that writes pages with the figures of now. Built with all that it needs: where the server runs there is no React.
 */

// On Linux it is set for this thread alone: responses go first, also where there is one processor for all. There half of them take a tenth of the time while pages are written.
try {
  if (process.platform === 'linux') setPriority(system.priority.PRIORITY_LOW);
} catch {
  // Refused by the system: pages are written at the priority of all else.
}

parentPort?.on('message', async (order: RenderOrder) => {
  const outcome = await carriedOut(order).catch((error: unknown): RenderOutcome => ({ fault: faultOf(error) }));
  parentPort?.postMessage(outcome);
});

async function carriedOut({ path, language, file, figures, absent }: RenderOrder): Promise<RenderOutcome> {
  const page = await render(path, language, figures.responses.length > 0 ? figures : undefined);
  const answered = new Set([...figures.responses, ...absent].map(keyOf));
  const lacking = page.reads.filter((read) => !answered.has(keyOf(read)));
  if (lacking.length > 0) return { lacking };
  if (JSON.stringify(figures).length > MOST_DATA) throw new Error('The figures of the page are too many for its HTML');
  const frame = await readFile(join(import.meta.dirname, FRAMES_FOLDER, file), 'utf8');
  return { page: written(filledFrame(frame, { ...page, figures })), reads: page.reads };
}

/** Characters of data; a month of thirteen coins has 100,000. What is more comes faster on its own, behind a page as built. */
const MOST_DATA = 300_000;

const keyOf = ({ name, payload }: FirstRead): string => JSON.stringify([name, payload]);

/** Brotli's best takes twenty times as long as this for a twentieth of the bytes. */
const brotliQuality = 9;

function written(html: string): WrittenPage {
  const plain = new TextEncoder().encode(html);
  const br = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
  return {
    plain,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipSync(plain)),
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
