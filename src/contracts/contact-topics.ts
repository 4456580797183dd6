/** What a message to the operator is about; 'release' asks for a message when something is published. In a file of its own, for a route reads links with it. */
export const contactTopics = ['mining', 'payout', 'account', 'business', 'release', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
