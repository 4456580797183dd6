/** The query `type` of each tool at /tools, in the order of the tab bar. */
export const toolTypes = { rigCheck: 1, dag: 2, asic: 3, gpu: 4 } as const;

export type ToolId = keyof typeof toolTypes;

const isToolId = (text: string): text is ToolId => Object.hasOwn(toolTypes, text);

export const toolIds: readonly ToolId[] = Object.keys(toolTypes).filter(isToolId);

/** Where a tool is. */
export const toolPlace = (id: ToolId) => ({ to: '/tools', search: { type: toolTypes[id] } }) as const;
