import { resolve } from 'node:path';
import { chainSymbols } from '#src/domain/chain-ids.ts';
import { coinProblems } from '../market/coins-check.ts';
import type { Command } from './command.ts';

/** What whoever adds a coin asks. */
export const coinCommands: readonly Command[] = [
  {
    words: ['coins', 'check'],
    help: 'name everything that a coin of src/domain/chain-ids.ts still lacks; ends with 1 on a lack',
    check: async () => {
      const problems = coinProblems(resolve(import.meta.dirname, '../../..'));
      const isFault = problems.length > 0;
      return { isDone: true, isFault, text: isFault ? problems.join('\n') : `Nothing is missing: ${chainSymbols.length + 1} coins.` };
    },
  },
];
