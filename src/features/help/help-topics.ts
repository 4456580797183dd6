/** The three tabs of the help centre. Apart from their questions: every page's router knows the query that names one. */
export const helpTopics = ['os', 'rigs', 'pool'] as const;
export type HelpTopic = (typeof helpTopics)[number];
