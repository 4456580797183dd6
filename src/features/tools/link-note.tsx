import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#src/ui/notice.tsx';

/** What of a link could not be read: a field of the tool or of the tariff, or the fleet or offers, which are taken whole or not at all. */
const linkParts = ['fields', 'fleet', 'offers'] as const;
type LinkPart = (typeof linkParts)[number];

/** By the tool that the link led to; it outlives the link, which is taken out of the address. */
const unreadLinkAtom = atom<Partial<Readonly<Record<LinkPart, number>>>>({});

/** Says above the tool of this `type` that a part of the link could not be read, when it could not. */
export function useUnreadLink(type: number, part: LinkPart, isUnread: boolean): void {
  const setUnread = useSetAtom(unreadLinkAtom);
  useEffect(() => {
    if (isUnread) setUnread((before) => ({ ...before, [part]: type }));
  }, [type, part, isUnread, setUnread]);
}

/** What the link did not bring, for as long as its tool is open. */
export function LinkNote({ type }: { type: number }) {
  const { t } = useTranslation('tools');
  const unread = useAtomValue(unreadLinkAtom);
  const setUnread = useSetAtom(unreadLinkAtom);
  useEffect(() => () => setUnread({}), [setUnread]);
  return linkParts
    .filter((part) => unread[part] === type)
    .map((part) => (
      <Notice key={part} tone="warning" role="status">
        {t(`unreadLink.${part}`)}
      </Notice>
    ));
}
