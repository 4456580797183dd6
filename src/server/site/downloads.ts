import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#src/contracts/languages.ts';
import type { ResponseOf } from '#src/contracts/schemas.ts';
import { BEIJING_OFFSET_MS, SECOND_MS } from '#src/domain/days.ts';
import type { AppContext } from '../http/client-address.ts';
import { StartError } from '../start-error.ts';
import { downloadName, MANIFEST_NAME, type ManifestEntry, parseManifest } from './downloads-manifest.ts';
import { lineProblem, readOperatorList } from './operator-list.ts';
import { parseReleaseNotes, RELEASES_NAME, releasesIn } from './release-notes.ts';
import { createFileServer } from './static-files.ts';

/** Where the files stand in the site. */
export const DOWNLOADS_PATH = '/downloads';

type DownloadList = ResponseOf<'downloads'>;
type DownloadFile = DownloadList['files'][number];

/** What visitors may download, firmware packages and the rig-check tool, and the release notes beside it. */
export interface Downloads {
  /** Newest first. Looks into the folder each time; a file is read anew only where its size or time has changed. */
  list(language: Language): Promise<DownloadList>;
  /** The file of that name as an attachment, in parts where they are requested; undefined when the list does not hold it. */
  send(context: AppContext, name: string): Promise<Response | undefined>;
}

interface DownloadsOptions {
  /** The operator's folder (DOWNLOADS_DIR). */
  readonly downloadsDir: string | undefined;
  /** The built site, which holds the samples that stand in for it. */
  readonly clientDir: string;
  /** Gets a sentence for the operator when the manifest names a file that is not there, or a list is changed into one that cannot be read: the last one holds. */
  readonly onProblem?: (sentence: string) => void;
}

/** Opens the folder and reads its files once. Throws StartError where the operator's folder is none, or its manifest or release notes cannot be read. */
export async function openDownloads({ downloadsDir, clientDir, onProblem = () => undefined }: DownloadsOptions): Promise<Downloads> {
  if (downloadsDir !== undefined && !statSync(downloadsDir, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError('The setting DOWNLOADS_DIR is wrong: there is no such folder.');
  const folder = downloadsDir ?? join(clientDir, DOWNLOADS_PATH);
  const describe = createDescriber(folder);
  const manifestNow = await followList(folder, MANIFEST_NAME, { parse: (text) => manifestIn(folder, text, onProblem), onProblem });
  const releasesNow = await followList(folder, RELEASES_NAME, { parse: parseReleaseNotes, onProblem });
  const files = statSync(folder, { throwIfNoEntry: false }) ? createFileServer(folder, DOWNLOADS_PATH) : undefined;
  const list = async (language: Language): Promise<DownloadList> => {
    const manifest = await manifestNow();
    const names = files ? (await readdir(folder)).filter((name) => downloadName.test(name)) : [];
    const found = (await Promise.all(names.map(describe))).filter((file) => file !== undefined);
    const told = found.map((file) => tell(file, manifest.get(file.name), language));
    const newestFirst = told.toSorted((a, b) => b.time - a.time || b.name.localeCompare(a.name, 'en', { numeric: true }));
    return { isSample: downloadsDir === undefined, files: newestFirst, releases: releasesIn(await releasesNow(), language) };
  };
  const send = async (context: AppContext, name: string): Promise<Response | undefined> => {
    const file = files && downloadName.test(name) ? await describe(name) : undefined;
    const response = file && (await files?.(context, `${DOWNLOADS_PATH}/${name}`, `"${file.sha256}"`));
    response?.headers.set('content-disposition', `attachment; filename="${name}"`);
    return response;
  };
  await list('en');
  return { list, send };
}

/** The manifest; a file that it names and that is not there is reported. */
function manifestIn(folder: string, text: string, onProblem: (sentence: string) => void): ReturnType<typeof parseManifest> {
  const entries = parseManifest(text);
  for (const { file, line } of entries.values())
    if (!existsSync(join(folder, file))) onProblem(lineProblem(MANIFEST_NAME, line, `there is no file ${file} beside it`));
  return entries;
}

interface FollowOptions<T> {
  readonly parse: (text: string) => T;
  readonly onProblem: (sentence: string) => void;
}

/** An operator's list as it now is: read again when it was changed, and the last one that could be read while it cannot. */
async function followList<T>(folder: string, file: string, { parse, onProblem }: FollowOptions<T>): Promise<() => Promise<T>> {
  const stampOf = async (): Promise<number> => (await stat(join(folder, file)).catch(() => undefined))?.mtimeMs ?? 0;
  const read = async (): Promise<T> => parse(await readOperatorList(folder, file));
  let stamp = await stampOf();
  let list = await read();
  return async () => {
    const before = stamp;
    stamp = await stampOf();
    if (stamp === before) return list;
    try {
      list = await read();
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      onProblem(error.message);
    }
    return list;
  };
}

interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly changedMs: number;
}

/** A file with what the manifest says of it. */
function tell({ name, bytes, sha256, changedMs }: FoundFile, entry: ManifestEntry | undefined, language: Language): DownloadFile {
  const releasedMs = entry?.released && Date.parse(entry.released) - BEIJING_OFFSET_MS;
  return {
    name,
    kind: entry?.kind ?? 'tool',
    models: entry?.models ?? [],
    notes: entry?.notes?.[language] ?? entry?.notes?.en ?? '',
    version: entry?.version ?? versionIn(name),
    bytes,
    sha256,
    time: Math.floor((releasedMs || changedMs) / SECOND_MS),
  };
}

/** Describes a file of the folder; undefined where there is none, or it went while it was read. No folder, and no link that may lead anywhere. */
function createDescriber(folder: string): (name: string) => Promise<FoundFile | undefined> {
  const known = new Map<string, { stamp: string; sha256: Promise<string> }>();
  return async (name) => {
    const path = join(folder, name);
    try {
      const entry = await lstat(path);
      if (!entry.isFile()) return undefined;
      const { size, mtimeMs } = entry;
      const stamp = `${size} ${mtimeMs}`;
      const before = known.get(name);
      const sha256 = before?.stamp === stamp ? before.sha256 : sha256Of(path);
      known.set(name, { stamp, sha256 });
      return { name, bytes: size, sha256: await sha256, changedMs: mtimeMs };
    } catch {
      known.delete(name);
      return undefined;
    }
  };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return hash.digest('hex');
}

/** '1.4.2' in 'okkong-rig-check-1.4.2.zip'; '' where the name has none. */
function versionIn(name: string): string {
  return /(?:^|[-_.v])(\d+(?:\.\d+)+)(?=[-_.])/i.exec(name)?.[1] ?? '';
}
