import { checkOf, checkText, readOnce } from '../sources/check.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';

/** The operator's view of the sources of figures. */
export const sourceCommands: readonly Command[] = [
  {
    words: ['sources', 'check'],
    help: 'ask every source of the settings as they are here and now: each figure with its source and age, or "nobody tells"; ends with 1 on a fault',
    check: async ({ sources }) => {
      if (!sources) throw new StartError('No source is set: POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE or SOURCES_FILE name them.');
      const check = checkOf(await readOnce(sources));
      return { isDone: true, isFault: check.faults.length > 0, text: checkText(check) };
    },
  },
];
