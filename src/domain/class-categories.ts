/** The mining class's categories, in the order of its tabs. */
export const classCategories = ['asic', 'gpu', 'install', 'troubleshooting', 'overclocking'] as const;
export type ClassCategory = (typeof classCategories)[number];
