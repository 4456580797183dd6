/** What the links in messages do. */
export const linkUses = ['confirm', 'end', 'quiet'] as const;
export type LinkUse = (typeof linkUses)[number];

/** First part of their paths: the service worker leaves it to the server. */
export const LINK_PATH = '/watch';

/** The address of a link in a message. */
export const linkOf = (siteUrl: string, use: LinkUse, token: string): string => `${siteUrl}${LINK_PATH}/${use}?t=${token}`;
