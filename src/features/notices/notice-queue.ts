/** What a dialog's turn depends on. */
export interface NoticeFacts {
  readonly pathname: string;
  readonly isAgreementAccepted: boolean;
}

/** These can be read before anything is accepted: one cannot agree to what one may not see. */
const isLegalPage = (pathname: string): boolean => /^\/(terms|privacy|policy)(_|\/|$)/.test(pathname);

/** Dialogs that come by themselves, in the order of their turns: one at a time. A new one is a row here and its dialog. */
const queue = [
  { id: 'agreement', isDue: ({ isAgreementAccepted, pathname }: NoticeFacts) => !isAgreementAccepted && !isLegalPage(pathname) },
] as const;
export type NoticeId = (typeof queue)[number]['id'];

/** The dialog whose turn it is, or undefined. */
export function nextNotice(facts: NoticeFacts): NoticeId | undefined {
  return queue.find(({ isDue }) => isDue(facts))?.id;
}

/** Nobody is there to answer a dialog: a wall screen (decision G1), or a search engine's reader. */
export function isUnattended(search: string, userAgent: string): boolean {
  return new URLSearchParams(search).get('kiosk') === '1' || /bot\b|crawl|spider|slurp|preview/i.test(userAgent);
}
