import { createInterface } from 'node:readline/promises';
import { StartError } from '../../start-error.ts';

/** Questions and answers, on a terminal or out of a pipe, an answer a line. */
export interface Dialogue {
  say(text: string): void;
  /** The answer, without blanks around it. Throws StartError where none comes any more. */
  ask(question: string): Promise<string>;
  close(): void;
}

interface Streams {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Opens a dialogue on two streams. */
export function openDialogue({ input, output }: Streams): Dialogue {
  const isTerminal = input.isTTY === true;
  const reader = createInterface({ input, terminal: isTerminal, ...(isTerminal && { output }) });
  // Lines that come before they are asked for wait in it: those of a pipe all do.
  const lines = reader[Symbol.asyncIterator]();
  const say = (text: string): void => void output.write(`${text}\n`);
  return {
    say,
    async ask(question) {
      if (isTerminal) {
        reader.setPrompt(question);
        reader.prompt();
      } else output.write(question);
      const { value, done } = await lines.next();
      if (done === true)
        throw new StartError(
          'The answers ended before the questions did, and nothing is written: setup asks on a terminal, or reads an answer a line from a pipe.',
        );
      if (!isTerminal) say('');
      return value.trim();
    },
    close: () => reader.close(),
  };
}
