import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|webmanifest|txt|vtt)$/;
/** Below this the header costs more than the bytes saved. */
const smallestBytes = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file of a folder, at the highest level: the server only chooses. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const texts = files.filter((file) => compressible.test(file) && statSync(file).size >= smallestBytes);
  await Promise.all(texts.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([writeFile(`${file}.br`, await brotli(bytes, { params })), writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))]);
}
