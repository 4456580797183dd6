import { rename, writeFile } from 'node:fs/promises';
import { readVipApplications, type KeptApplication } from '../db/vip-applications.ts';
import { lines, type Command } from './command.ts';

const columns = ['receivedAt', 'name', 'phone', 'accName', 'minerType', 'hashrate', 'remark', 'language'] as const;

const cellOf = (application: KeptApplication, column: (typeof columns)[number]): string =>
  column === 'receivedAt' ? application.receivedAt.toISOString() : application[column];

/** A cell of RFC 4180. A spreadsheet would run a leading `=`, `+`, `-` or `@` as a formula of a stranger's. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Applications as CSV with a head row, oldest first. */
export function vipCsv(applications: readonly KeptApplication[]): string {
  const rows = applications.map((application) => columns.map((column) => csvCell(cellOf(application, column))));
  return [columns, ...rows].map((row) => row.join(',')).join('\r\n');
}

/** The operator's view of VIP applications (decision A6). */
export const vipCommands: readonly Command[] = [
  {
    words: ['vip', 'list'],
    help: 'list VIP applications, oldest first',
    run: async (db) =>
      lines((await readVipApplications(db)).map((application) => columns.map((column) => cellOf(application, column) || '-'))),
  },
  {
    words: ['vip', 'export'],
    help: 'print VIP applications as CSV',
    run: async (db) => vipCsv(await readVipApplications(db)),
  },
  {
    words: ['vip', 'export'],
    argument: 'FILE',
    help: 'write VIP applications to a CSV file',
    run: async (db, file) => {
      const applications = await readVipApplications(db);
      // The mark at the start tells a spreadsheet that the file is UTF-8; only its owner may read it.
      await writeFile(`${file}.part`, `\uFEFF${vipCsv(applications)}\r\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return `${applications.length} applications are in ${file}.`;
    },
  },
];
