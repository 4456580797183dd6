import type { NumberLimits } from '#src/domain/number-text.ts';

/** The four tools in the order of the tab bar; the number is the query `type` (spec 2). */
export const tools = [
  { type: 1, id: 'rigCheck' },
  { type: 2, id: 'dag' },
  { type: 3, id: 'asic' },
  { type: 4, id: 'gpu' },
] as const;

export type Tool = (typeof tools)[number];

/** The tool of a query `type`; the first one for a missing or unknown number. */
export function toolOfType(type: number | undefined): Tool {
  return tools.find((tool) => tool.type === type) ?? tools[0];
}

/** What the number fields of the tools take; an empty one counts as 0. */
export const FIGURE_LIMITS: NumberLimits = { integers: 8, decimals: 4, empty: '' };
export const WHOLE_LIMITS: NumberLimits = { integers: 9, decimals: 0, empty: '' };
