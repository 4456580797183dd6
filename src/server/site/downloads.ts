import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseOf } from '#src/contracts/responses.ts';
import type { AppContext } from '../http/client-address.ts';
import { StartError } from '../start-error.ts';
import { createFileServer } from './static-files.ts';

/** Where the files stand in the site. */
export const DOWNLOADS_PATH = '/downloads';

/** Programs and archives. No name of a file begins with a dot or holds a slash, so none leads out of the folder. */
const fileName = /^[a-z0-9][\w.+-]{0,95}\.(zip|7z|exe|msi|apk|tar\.gz)$/i;

type DownloadList = ResponseOf<'downloads'>;
type DownloadFile = DownloadList['files'][number];

/** The files that visitors may download: the rig-check tool above all. */
export interface Downloads {
  /** Newest first. Looks into the folder each time; a file is read anew only where its size or time has changed. */
  list(): Promise<DownloadList>;
  /** The file of that name as an attachment, in parts where they are requested; undefined when the list does not hold it. */
  send(context: AppContext, name: string): Promise<Response | undefined>;
}

interface DownloadsOptions {
  /** The operator's folder (DOWNLOADS_DIR). */
  readonly downloadsDir: string | undefined;
  /** The built site, which holds the sample that stands in for it. */
  readonly clientDir: string;
}

/** Opens the folder and reads its files once. Throws StartError where the operator's folder is none. */
export async function openDownloads({ downloadsDir, clientDir }: DownloadsOptions): Promise<Downloads> {
  if (downloadsDir !== undefined && !statSync(downloadsDir, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError('The setting DOWNLOADS_DIR is wrong: there is no such folder.');
  const folder = downloadsDir ?? join(clientDir, DOWNLOADS_PATH);
  const isSample = downloadsDir === undefined;
  const describe = createDescriber(folder);
  const files = statSync(folder, { throwIfNoEntry: false }) ? createFileServer(folder, DOWNLOADS_PATH) : undefined;
  const list = async (): Promise<DownloadList> => {
    const names = files ? (await readdir(folder)).filter((name) => fileName.test(name)) : [];
    const found = (await Promise.all(names.map(describe))).filter((file) => file !== undefined);
    return { isSample, files: found.toSorted((a, b) => b.time - a.time || b.name.localeCompare(a.name, 'en', { numeric: true })) };
  };
  const send = async (context: AppContext, name: string): Promise<Response | undefined> => {
    if (!files || !fileName.test(name) || !(await isPlainFile(join(folder, name)))) return undefined;
    const response = await files(context, `${DOWNLOADS_PATH}/${name}`);
    response?.headers.set('content-disposition', `attachment; filename="${name}"`);
    return response;
  };
  await list();
  return { list, send };
}

/** No folder, and no link that may lead anywhere. */
async function isPlainFile(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isFile() ?? false;
}

/** Describes a file of the folder; undefined where there is none, or it went while it was read. */
function createDescriber(folder: string): (name: string) => Promise<DownloadFile | undefined> {
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
      return { name, version: versionIn(name), bytes: size, sha256: await sha256, time: Math.floor(mtimeMs / 1000) };
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
