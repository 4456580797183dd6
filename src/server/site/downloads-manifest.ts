import * as z from 'zod';
import { downloadKinds } from '#src/contracts/content.ts';
import { languages } from '#src/contracts/languages.ts';
import { StartError } from '../start-error.ts';
import { lineProblem, parseOperatorList } from './operator-list.ts';

/** What the operator says of the files to download, beside them in their folder; without it each is a program. */
export const MANIFEST_NAME = 'downloads.json';

/** Programs and archives. No name of a file begins with a dot or holds a slash, so none leads out of the folder. */
export const downloadName = /^[a-z0-9][\w.+-]{0,95}\.(zip|7z|exe|msi|apk|tar\.gz)$/i;

const note = z.string().trim().min(1).max(500);

const manifestEntry = z.strictObject({
  file: z.string().regex(downloadName, 'not a name of a file to download, e.g. okkong-asic-plugin-s19-2.0.1.zip'),
  kind: z.enum(downloadKinds),
  /** The rig models that the file fits, as their makers write them. */
  models: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  /** Absent: out of the name of the file. */
  version: z.string().trim().min(1).max(40).optional(),
  /** The day of the release, YYYY-MM-DD. Absent: when the file was changed last. */
  released: z.iso.date().optional(),
  /** In one sentence each; English stands in for a language that is missing. */
  notes: z
    .partialRecord(z.enum(languages), note)
    .refine(({ en }) => en !== undefined, 'a note in English is missing')
    .optional(),
});
const manifestList = z.array(manifestEntry).max(100);

/** One file of the manifest, and the line that names it; README shows an example. */
export type ManifestEntry = z.output<typeof manifestEntry> & { readonly line: number };
/** The entries by the name of their file. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** Reads the text of a manifest. Throws StartError, which names the line that is wrong and why. */
export function parseManifest(text: string): Manifest {
  const manifest = new Map<string, ManifestEntry>();
  for (const { row, lineOf } of parseOperatorList(MANIFEST_NAME, text, manifestList)) {
    const line = lineOf('file');
    if (manifest.has(row.file)) throw new StartError(lineProblem(MANIFEST_NAME, line, `${row.file} is named twice`));
    manifest.set(row.file, { ...row, line });
  }
  return manifest;
}
