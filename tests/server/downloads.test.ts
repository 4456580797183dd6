import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointTable } from '#src/contracts/endpoint-table.ts';
import { schemas } from '#src/contracts/schemas.ts';
import { parseEnvelope } from '#src/contracts/envelope.ts';
import { messageIn } from '#src/server/messages/messages.ts';
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
  const envelope = parseEnvelope(await (await get(endpointTable.downloads.path)).text());
  return schemas.downloads.response.parse(envelope?.data);
};

describe('the list', () => {
  it('names the plain files of the folder with version, size and SHA-256', async () => {
    const { isSample, files } = await listed();
    expect(isSample).toBe(false);
    expect(files).toEqual([
      { name: tool, kind: 'tool', models: [], notes: '', version: '1.4.2', bytes: 5000, sha256, time: expect.any(Number) },
    ]);
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
    const { headers } = await get(`/downloads/${tool}`);
    const etag = headers.get('etag') ?? '';
    expect([etag, headers.get('accept-ranges')]).toEqual([`"${sha256}"`, 'bytes']);
    const rest = await get(`/downloads/${tool}`, { range: 'bytes=4000-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range')]).toEqual([206, 'bytes 4000-4999/5000']);
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(4000));
    expect((await get(`/downloads/${tool}`, { range: 'bytes=4000-', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(`/downloads/${tool}`, { 'if-none-match': etag })).status).toBe(304);
    const beyond = await get(`/downloads/${tool}`, { range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5000']);
    const last = await get(`/downloads/${tool}`, { range: 'bytes=-10' });
    expect([last.status, new Uint8Array(await last.arrayBuffer())]).toEqual([206, bytes.slice(-10)]);
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
    const { isSample, files } = await (await openDownloads({ downloadsDir: undefined, clientDir })).list('en');
    expect([isSample, files.map(({ version }) => version)]).toEqual([true, ['0.1.0']]);
  });

  it('is nothing before the site is built', async () => {
    const nowhere = await openDownloads({ downloadsDir: undefined, clientDir: join(folder, 'nowhere') });
    expect(await nowhere.list('en')).toEqual({ isSample: true, files: [], releases: [] });
  });

  const samples = resolve(import.meta.dirname, '../../public/downloads');
  it.each(readdirSync(samples).filter((name) => !name.endsWith('.json')))('%s holds a text and nothing else', (name) => {
    const zip = readFileSync(join(samples, name));
    // The directory at its end: one entry, of this name.
    const directory = zip.subarray(zip.lastIndexOf('PK\u0001\u0002'));
    expect(zip.indexOf('PK\u0001\u0002')).toBe(zip.length - directory.length);
    expect(directory.subarray(46, 46 + directory.readUInt16LE(28)).toString()).toBe('README.txt');
    expect(zip.length).toBeLessThan(4000);
  });
});

describe('what the manifest says', () => {
  const plugin = 'okkong-asic-plugin-l3plus.zip';
  const entry = { file: plugin, kind: 'asic-plugin', models: ['Antminer L3+'], version: '2.0.1', released: '2026-11-20' };
  const withManifest = (manifest: unknown) => {
    const downloadsDir = temporaryFolder();
    writeFiles(downloadsDir, { [plugin]: 'plug-in', 'downloads.json': JSON.stringify(manifest, null, 2) });
    return downloadsDir;
  };
  const open = (downloadsDir: string, onProblem?: (sentence: string) => void) =>
    openDownloads({ downloadsDir, clientDir: folder, ...(onProblem && { onProblem }) });

  it('stands in the list in the language of the call, English for one that is missing', async () => {
    const { list } = await open(withManifest([{ ...entry, notes: { en: 'Save first.', zh: '请先保存。' } }]));
    const [file] = (await list('zh')).files;
    expect(file).toMatchObject({ name: plugin, kind: 'asic-plugin', models: ['Antminer L3+'], version: '2.0.1', notes: '请先保存。' });
    // The day begins in Beijing.
    expect(file?.time).toBe(Date.parse('2026-11-19T16:00:00Z') / 1000);
    expect((await list('zh_hk')).files[0]?.notes).toBe('Save first.');
  });

  it('is the samples where the folder is not set, each a file that is there', async () => {
    const problems: string[] = [];
    const clientDir = resolve(import.meta.dirname, '../../public/downloads/..');
    const { list } = await openDownloads({ downloadsDir: undefined, clientDir, onProblem: (sentence) => problems.push(sentence) });
    const { isSample, files } = await list('en');
    expect([isSample, problems]).toEqual([true, []]);
    expect(files.map(({ kind }) => kind).toSorted()).toEqual(['asic-plugin', 'asic-plugin', 'asic-plugin', 'gpu-usb', 'tool']);
    for (const { notes } of files.filter(({ kind }) => kind !== 'tool'))
      expect(notes).toMatch(/^A sample: the archive contains only a README/);
  });

  it('names a file that is not there, with its line', async () => {
    const problems: string[] = [];
    const { list } = await open(withManifest([entry, { ...entry, file: 'gone.zip' }]), (sentence) => problems.push(sentence));
    expect(problems).toEqual(['downloads.json, line 12: there is no file gone.zip beside it.']);
    expect((await list('en')).files.map(({ name }) => name)).toEqual([plugin]);
  });

  it('holds on while it is changed into one that cannot be read, and is told of', async () => {
    const problems: string[] = [];
    const downloadsDir = withManifest([entry]);
    const { list } = await open(downloadsDir, (sentence) => problems.push(sentence));
    writeFiles(downloadsDir, { 'downloads.json': '[\n{\n]' });
    utimesSync(join(downloadsDir, 'downloads.json'), 2_000_000_000, 2_000_000_000);
    expect((await list('en')).files[0]?.version).toBe('2.0.1');
    expect((await list('en')).files[0]?.version).toBe('2.0.1');
    expect(problems).toEqual([expect.stringMatching(/^downloads\.json, line 3: this is not JSON/)]);
  });

  it('ends the start where it cannot be read', async () => {
    await expect(open(withManifest([{ ...entry, kind: 'firmware' }]))).rejects.toThrow('downloads.json, line 4: kind: ');
  });
});

describe('the release notes', () => {
  const entry = {
    version: '2.0.1',
    released: '2026-11-20',
    notes: { en: { title: 'Fans', points: ['One.'] }, zh: { title: '风扇', points: ['一。'] } },
  };
  const withNotes = (...entries: readonly object[]) => {
    const downloadsDir = temporaryFolder();
    writeFiles(downloadsDir, { 'releases.json': JSON.stringify(entries, null, 2) });
    return openDownloads({ downloadsDir, clientDir: folder });
  };

  it('come newest first, for both systems where nothing is said, in English where a language is missing', async () => {
    const { list } = await withNotes({ ...entry, version: '1.9', released: '2025-01-02', machines: ['gpu'] }, entry);
    expect((await list('zh')).releases).toEqual([
      { version: '2.0.1', date: '2026-11-20', machines: ['asic', 'gpu'], title: '风扇', points: ['一。'] },
      { version: '1.9', date: '2025-01-02', machines: ['gpu'], title: '风扇', points: ['一。'] },
    ]);
    const chinese = await list('zh_hk');
    expect([chinese.isSample, chinese.releases[0]?.title]).toEqual([false, 'Fans']);
  });

  it('are samples as the packages are where no folder is set', async () => {
    const clientDir = resolve(import.meta.dirname, '../../public');
    const { list } = await openDownloads({ downloadsDir: undefined, clientDir });
    const { isSample, files, releases } = await list('zh_hk');
    expect(isSample).toBe(true);
    expect(releases[0]?.version).toBe(files.find(({ kind }) => kind === 'gpu-usb')?.version);
    expect(schemas.downloads.response.parse({ isSample, files, releases }).releases).toEqual(releases);
  });

  it('end the start with the line of a mistake', async () => {
    await expect(withNotes({ ...entry, notes: { zh: entry.notes.zh } })).rejects.toThrow(
      'releases.json, line 5: notes: notes in English are missing.',
    );
  });
});

describe('a file that is not there', () => {
  it('leads a visitor to the packages, which say so', async () => {
    const response = await get('/downloads/old-1.0.zip', { accept: 'text/html,*/*;q=0.8' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/okkong-os?type=1&file=old-1.0.zip']);
    const odd = await get('/downloads/%3Cb%3E', { accept: 'text/html' });
    expect(odd.headers.get('location')).toBe('/okkong-os?type=1&file=');
  });

  it('is a sentence in the language of the request for a program', async () => {
    const response = await get('/downloads/old-1.0.zip', { accept: '*/*', 'accept-language': 'zh-HK' });
    expect([response.status, await response.text()]).toEqual([404, `${messageIn('zh_hk', 'notFound')}\n`]);
  });
});

it('a folder that is none ends the start', async () => {
  await expect(openDownloads({ downloadsDir: join(folder, 'nowhere'), clientDir: folder })).rejects.toThrow('DOWNLOADS_DIR');
});
