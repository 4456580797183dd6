import { pollAllOnce } from '../sources/figures/sources-now.ts';
import { reportText } from '../sources/report/report-text.ts';
import { reportOf } from '../sources/report/report.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';

/** The operator's view of the sources of figures. */
export const sourceCommands: readonly Command[] = [
  {
    words: ['sources', 'check'],
    help: 'ask every source of the settings as they are here and now: each figure with its source and age, or "nobody tells"; ends with 1 on a fault',
    check: async ({ sources }) => {
      if (!sources) throw new StartError('No source is set: POOL_SOURCES, NODE_SOURCES, PRICE_SOURCE or SOURCES_FILE name them.');
      const report = reportOf(await pollAllOnce(sources));
      return { isDone: true, isFault: report.faults.length > 0, text: reportText(report) };
    },
  },
];
