/** The query `type` of each tool at /tools, in the order of the tab bar. */
export const toolTypes = { rigCheck: 1, dag: 2, asic: 3, gpu: 4 } as const;

export type ToolId = keyof typeof toolTypes;

const isToolId = (text: string): text is ToolId => Object.hasOwn(toolTypes, text);

export const toolIds: readonly ToolId[] = Object.keys(toolTypes).filter(isToolId);

/** Parts of the ASIC calculator by the query `part`: the visitor's own machines, a single one, and what to buy. */
export const asicParts = ['fleet', 'one', 'buy'] as const;
export type AsicPart = (typeof asicParts)[number];

/** The part that search parameters name; undefined for none. */
export function partNamed({ part }: Readonly<Record<string, unknown>>): AsicPart | undefined {
  return asicParts.find((each) => each === part);
}

/** Where a tool is. */
export const toolPlace = (id: ToolId) => ({ to: '/tools', search: { type: toolTypes[id] } }) as const;

/** Where a part of the ASIC calculator is. */
export const asicPlace = (part: AsicPart) => ({ to: '/tools', search: { type: toolTypes.asic, part } }) as const;
