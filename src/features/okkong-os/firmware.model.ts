import type { DownloadFile } from '#src/contracts/content.ts';
import { isFound } from '#src/domain/search-word.ts';

/** What the list of packages can be narrowed to. */
export const firmwareKinds = ['all', 'asic-plugin', 'gpu-usb'] as const;
export type FirmwareKind = (typeof firmwareKinds)[number];

/** The packages among the files to download: programs for a computer stand on the tools' page. */
export function firmwareOf(files: readonly DownloadFile[]): readonly DownloadFile[] {
  return files.filter(({ kind }) => kind !== 'tool');
}

/** The packages of a kind whose models, or whose own name, a typed search finds. */
export function findFirmware(packages: readonly DownloadFile[], wanted: { kind: FirmwareKind; search: string }): readonly DownloadFile[] {
  return packages.filter(
    ({ kind, models, name }) => (wanted.kind === 'all' || kind === wanted.kind) && isFound(wanted.search, [...models, name]),
  );
}

/** The version that the plug-in of an L3+ must have: the newest one of the list; undefined where there is none. */
export function l3PlusVersion(packages: readonly DownloadFile[]): string | undefined {
  const newest = packages.find(({ kind, models }) => kind === 'asic-plugin' && models.some((model) => /\bL3\+/i.test(model)));
  return newest?.version || undefined;
}

/** The ends of a checksum, enough to compare at a glance. */
export function shortSum(sha256: string): string {
  return `${sha256.slice(0, 6)}…${sha256.slice(-6)}`;
}

const sizeUnits = ['B', 'kB', 'MB', 'GB'] as const;

/** A size in the unit in which people say it, in steps of 1,000. */
export function sizeIn(bytes: number): { size: number; unit: (typeof sizeUnits)[number] } {
  let index = 0;
  while (index < sizeUnits.length - 1 && bytes >= 1000 ** (index + 1)) index += 1;
  return { size: bytes / 1000 ** index, unit: sizeUnits[index] ?? 'B' };
}
