import * as z from 'zod';
import { BYTE_ORDER_MARK, csvText } from '#src/domain/csv.ts';
import { type KeptMessage, markAnswered, readContactMessages } from '../db/contact-messages.ts';
import { StartError } from '../start-error.ts';
import { type Command, lines } from './command.ts';
import { writeWholeFile } from './whole-file.ts';

const columns = ['id', 'receivedAt', 'answeredAt', 'topic', 'name', 'reach', 'text', 'language'] as const;

function cellOf(message: KeptMessage, column: (typeof columns)[number]): string {
  const value = message[column];
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

/** Messages as CSV with a head row, oldest first. */
const contactCsv = (messages: readonly KeptMessage[]): string =>
  csvText([columns, ...messages.map((message) => columns.map((column) => cellOf(message, column)))]);

/** The operator's view of the messages that visitors sent. */
export const contactCommands: readonly Command[] = [
  {
    words: ['contact', 'list'],
    help: 'list messages of the contact form, oldest first',
    run: async (db) =>
      lines(
        (await readContactMessages(db)).map((message) => columns.map((column) => cellOf(message, column).replaceAll('\n', ' ') || '-')),
      ),
  },
  {
    words: ['contact', 'export'],
    argument: 'FILE',
    help: 'write messages of the contact form to a CSV file',
    run: async (db, file) => {
      const messages = await readContactMessages(db);
      await writeWholeFile(file, [BYTE_ORDER_MARK, contactCsv(messages)]);
      return `${messages.length} messages are in ${file}.`;
    },
  },
  {
    words: ['contact', 'answer'],
    argument: 'ID',
    help: 'note that a message was answered, and print how to reach its sender',
    run: async (db, argument) => {
      const id = z.coerce.number().int().min(1).max(2_147_483_647).safeParse(argument);
      const message = id.success ? await markAnswered(db, id.data, Date.now()) : undefined;
      if (!message) throw new StartError(`There is no message ${argument}.`);
      return `Message ${message.id} is noted as answered. Its sender: ${lines([[message.name || '-', message.reach]])}`;
    },
  },
];
