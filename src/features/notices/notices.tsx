import { useRouterState } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { agreementAtom, isUnattended, nextNotice, type Notice, type NoticeProps, notices } from './notice-queue.ts';

/** Shows the notices that are due, one at a time: nothing on the server, nothing before the first view has settled. */
export function Notices({ queue = notices }: { queue?: readonly Notice[] }) {
  const [isReady, setIsReady] = useState(false);
  const [closed, setClosed] = useState<readonly Notice[]>([]);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isAgreementAccepted = useAtomValue(agreementAtom);
  useEffect(() => {
    if (!isUnattended(location.search, navigator.userAgent)) whenIdle(() => setIsReady(true));
  }, []);
  const open = queue.filter((notice) => !closed.includes(notice));
  const due = isReady ? nextNotice(open, { pathname, isAgreementAccepted }) : undefined;
  const loaded = useLoaded(due);
  if (!loaded) return null;
  const { notice, Dialog } = loaded;
  return <Dialog key={notice.id} onClose={() => setClosed([...closed, notice])} />;
}

interface Loaded {
  readonly notice: Notice;
  readonly Dialog: ComponentType<NoticeProps>;
}

/** A notice with its code and sentences. One that cannot be loaded stays away until it is due again. */
function useLoaded(notice: Notice | undefined): Loaded | undefined {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!notice) return;
    let isCurrent = true;
    const load = async () => {
      const [Dialog] = await Promise.all([notice.load(), loadNamespaces(i18n, ['notices'])]);
      if (isCurrent) setLoaded({ notice, Dialog });
    };
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [notice, i18n]);
  return loaded?.notice === notice ? loaded : undefined;
}
