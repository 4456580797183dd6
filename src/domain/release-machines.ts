/** The two systems that a release of the rig OS is for. */
export const releaseMachines = ['asic', 'gpu'] as const;
export type ReleaseMachine = (typeof releaseMachines)[number];
