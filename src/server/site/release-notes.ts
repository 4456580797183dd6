import * as z from 'zod';
import type { Release } from '#src/contracts/content.ts';
import { type Language, languages } from '#src/contracts/languages.ts';
import { releaseMachines } from '#src/domain/release-machines.ts';
import { parseOperatorList } from './operator-list.ts';

/** What the operator writes of each version of the rig OS, beside the packages in their folder. */
export const RELEASES_NAME = 'releases.json';

const sentences = z.strictObject({
  title: z.string().trim().min(1).max(200),
  points: z.array(z.string().trim().min(1).max(500)).min(1).max(20),
});

const releaseEntry = z.strictObject({
  version: z.string().trim().min(1).max(40),
  /** The day of the release, YYYY-MM-DD. */
  released: z.iso.date(),
  /** The systems that it is for. */
  machines: z
    .array(z.enum(releaseMachines))
    .min(1)
    .max(2)
    .default([...releaseMachines]),
  /** English stands in for a language that is missing. */
  notes: z.partialRecord(z.enum(languages), sentences).refine(({ en }) => en !== undefined, 'notes in English are missing'),
});
const releaseList = z.array(releaseEntry).max(100);

/** The notes of every release, newest first; README shows an example. */
export type ReleaseNotes = readonly z.output<typeof releaseEntry>[];

/** Reads the text of the file. Throws StartError, which names the line that is wrong and why. */
export function parseReleaseNotes(text: string): ReleaseNotes {
  const rows = parseOperatorList(RELEASES_NAME, text, releaseList).map(({ row }) => row);
  return rows.toSorted((a, b) => b.released.localeCompare(a.released) || b.version.localeCompare(a.version, 'en', { numeric: true }));
}

/** The notes as a visitor reads them. */
export function releasesIn(notes: ReleaseNotes, language: Language): Release[] {
  return notes.flatMap(({ version, released, machines, notes: { en, ...others } }) => {
    const told = (language === 'en' ? undefined : others[language]) ?? en;
    return told ? [{ version, date: released, machines, ...told }] : [];
  });
}
