import { brand } from '#src/lib/brand.ts';

/** Where the newest paper is read: what the code on the sheet and the copied link lead to. */
export function paperAddress(): string {
  return `${brand.siteUrl || location.origin}/daily-paper`;
}
