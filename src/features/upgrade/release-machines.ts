/** The two systems that a release is for; apart from the releases, for the route's address names one. */
export const releaseMachines = ['asic', 'gpu'] as const;
export type ReleaseMachine = (typeof releaseMachines)[number];
