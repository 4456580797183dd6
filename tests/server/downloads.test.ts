import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#src/contracts/endpoints.ts';
import { parseEnvelope } from '#src/contracts/envelope.ts';
import { openDownloads } from '#src/server/site/downloads.ts';
import { fakeSite, temporaryFolder, writeFiles } from './support/built-site.ts';
import { testPool, type TestPool } from './support/pool.ts';

const tool = 'okkong-rig-check-1.4.2.zip';
const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 241);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const folder = temporaryFolder();
let pool: TestPool;
beforeAll(async () => {
  const secret = temporaryFolder();
  writeFiles(secret, { 'secret.zip': 'secret' });
  writeFiles(folder, { [tool]: bytes, 'notes.txt': 'ours', '.hidden.zip': 'ours', 'deep/inside.zip': 'x', 'a b.zip': 'x' });
  mkdirSync(join(folder, 'folder.zip'));
  symlinkSync(join(secret, 'secret.zip'), join(folder, 'link.zip'));
  // Through the real pool's settings, for the list is this site's own.
  pool = await testPool({ downloadsDir: folder, settings: { poolApi: 'https://pool.example' } });
});
afterAll(() => pool.opened.close());

const get = async (path: string, headers: Record<string, string> = {}) => pool.app.request(path, { headers });
const listed = async () => {
  const envelope = parseEnvelope(await (await get(endpoints.downloads.path)).text());
  return endpoints.downloads.response.parse(envelope?.data);
};

describe('the list', () => {
  it('names the plain files of the folder with version, size and SHA-256', async () => {
    const { isSample, files } = await listed();
    expect(isSample).toBe(false);
    expect(files).toEqual([{ name: tool, version: '1.4.2', bytes: 5000, sha256, time: expect.any(Number) }]);
  });

  it('follows what is added, changed and taken away, newest first', async () => {
    const name = 'okkong-rig-check-1.5.zip';
    writeFiles(folder, { [name]: 'one' });
    utimesSync(join(folder, name), 2_000_000_000, 2_000_000_000);
    expect((await listed()).files.map(({ name: each, version }) => [each, version])).toEqual([
      [name, '1.5'],
      [tool, '1.4.2'],
    ]);
    writeFiles(folder, { [name]: 'two' });
    expect((await listed()).files.find((file) => file.name === name)?.sha256).toBe(createHash('sha256').update('two').digest('hex'));
    rmSync(join(folder, name));
    expect((await listed()).files).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is sent whole as an attachment', async () => {
    const response = await get(`/downloads/${tool}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${tool}"`);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it('goes on where a broken download stopped, and starts again when the file is another', async () => {
    const etag = (await get(`/downloads/${tool}`)).headers.get('etag') ?? '';
    const rest = await get(`/downloads/${tool}`, { range: 'bytes=4000-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 4000-4999/5000']);
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(4000));
    expect((await get(`/downloads/${tool}`, { range: 'bytes=4000-', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(`/downloads/${tool}`, { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    'notes.txt',
    '.hidden.zip',
    'folder.zip',
    'link.zip',
    'missing.zip',
    'a%20b.zip',
    '..%2f..%2fetc%2fpasswd',
    'deep%2finside.zip',
    'deep/inside.zip',
    '%2e%2e/secret.zip',
    `${tool}%00`,
    '',
  ])('%s is not there', async (name) => {
    const response = await get(`/downloads/${name}`);
    expect(response.status).not.toBe(200);
    expect(await response.text()).not.toMatch(/ours|secret|root:/);
  });
});

describe('without the setting', () => {
  it('is the sample of the site, and called so', async () => {
    const clientDir = fakeSite();
    writeFiles(clientDir, { 'downloads/okkong-rig-check-sample-0.1.0.zip': 'PK' });
    const { isSample, files } = await (await openDownloads({ downloadsDir: undefined, clientDir })).list();
    expect([isSample, files.map(({ version }) => version)]).toEqual([true, ['0.1.0']]);
  });

  it('is nothing before the site is built', async () => {
    const nowhere = await openDownloads({ downloadsDir: undefined, clientDir: join(folder, 'nowhere') });
    expect(await nowhere.list()).toEqual({ isSample: true, files: [] });
  });

  it('has a sample that holds a text and nothing else', () => {
    const zip = readFileSync(resolve(import.meta.dirname, '../../public/downloads/okkong-rig-check-sample-0.1.0.zip'));
    // The directory at its end: one entry, of this name.
    const directory = zip.subarray(zip.lastIndexOf('PK\u0001\u0002'));
    expect(zip.indexOf('PK\u0001\u0002')).toBe(zip.length - directory.length);
    expect(directory.subarray(46, 46 + directory.readUInt16LE(28)).toString()).toBe('README.txt');
    expect(zip.length).toBeLessThan(4000);
  });
});

it('a folder that is none ends the start', async () => {
  await expect(openDownloads({ downloadsDir: join(folder, 'nowhere'), clientDir: folder })).rejects.toThrow('DOWNLOADS_DIR');
});
