/** What a message to the operator is about; 'release' asks to be told when something comes out. In a file of its own, for a route reads links with it. */
export const contactTopics = ['mining', 'payout', 'account', 'business', 'release', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];
