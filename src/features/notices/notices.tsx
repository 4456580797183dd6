import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLegalPath } from '#src/contracts/languages.ts';
import { loadNamespaces, loadPageSentences } from '#src/i18n/setup.ts';
import { isUnattended } from '#src/lib/kiosk.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { lazySection } from '#src/parts/lazy-section.tsx';
import { isEthLookedUpAtom } from '#src/state/eth-lookup.ts';
import { storedSeenNotices } from '#src/state/seen-notices.ts';
import { useIsHydrated } from '#src/page-start/hydration.ts';
import { agreementAtom } from './agreement.atoms.ts';
import { MIGRATION_KEY } from './migration-key.ts';
import { areTipsClosed, isAgreementKept, isMigrationConfirmed, isReturningSession, noteSessionStart } from './session-flags.ts';
import { mayCutIn, noteAct, watchVisitor } from './visitor-acts.ts';

/** What a notice depends on. */
interface NoticeFacts {
  readonly pathname: string;
  readonly isAgreementAccepted: boolean;
  /** An ETH address was looked up. */
  readonly isEthLookedUp: boolean;
}

interface NoticeProps {
  /** Closes the notice until the page is loaded again; the next one that is due comes. */
  onClose: () => void;
}

/** A dialog that comes by itself. Its code and the sentences of `notices` are loaded only when it is due. */
export interface Notice {
  readonly id: string;
  readonly isDue: (facts: NoticeFacts) => boolean;
  /** Nothing when there is nothing to show. Absent: it stands in the page. */
  readonly load?: (client: QueryClient) => Promise<ComponentType<NoticeProps> | undefined>;
  /** It is fetched when the browser is idle, and comes only before the visitor does anything: one at most until the page is loaded again. */
  readonly isPatient?: boolean;
}

const importAgreement = () => import('./agreement-dialog.tsx');

/** Prerendered with the page, closed, so that it can be open from the first paint on (standing-agreement.ts). */
const Agreement = lazySection(async () => {
  const [{ AgreementDialog }] = await Promise.all([importAgreement(), loadPageSentences(['notices'])]);
  return AgreementDialog;
});

/** Every notice, in the order in which they show: one at a time. A new one is a row here and its dialog. */
export const notices: readonly Notice[] = [
  { id: 'agreement', isDue: ({ isAgreementAccepted }) => !isAgreementAccepted },
  {
    id: 'tips',
    isDue: () => isReturningSession() && !areTipsClosed(),
    load: async (client) => (await import('./tips-dialog.tsx')).loadTipsDialog(client),
    isPatient: true,
  },
  {
    id: 'migration',
    isDue: ({ isEthLookedUp }) => isEthLookedUp && !isMigrationConfirmed() && !storedSeenNotices().includes(MIGRATION_KEY),
    load: async (client) => (await import('./migration-dialog.tsx')).loadMigrationDialog(client),
  },
];

/** Pages where the visitor is in the middle of something, a farm's included: what can wait is behind the bell. */
const taskPaths = /^\/(?:tools|login|register|reset|account|activate|forbidden|toapp|overview)\/?$/i;

/** The notice that shows on this page; none on the legal ones: what is agreed to must be readable. */
export function nextNotice(queue: readonly Notice[], facts: NoticeFacts): Notice | undefined {
  if (isLegalPath(facts.pathname)) return undefined;
  const isAtTask = taskPaths.test(facts.pathname);
  return queue.find(({ isDue, isPatient }) => isDue(facts) && !(isPatient && isAtTask));
}

/** Notes how the session starts, and fetches the code of the agreement that a first visit will need, while the page still hydrates. */
export function prepareNotices(): void {
  noteSessionStart();
  watchVisitor();
  if (isUnattended(location.search, navigator.userAgent)) return;
  const notice = nextNotice(notices, { pathname: location.pathname, isAgreementAccepted: isAgreementKept(), isEthLookedUp: false });
  if (notice?.id === 'agreement') importAgreement().catch(() => undefined);
}

/** Shows the notices that are due, one at a time, as soon as they are loaded; on the server the agreement alone, closed. */
export function Notices({ queue = notices }: { queue?: readonly Notice[] }) {
  const [closed, setClosed] = useState<readonly Notice[]>([]);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isAgreementAccepted = useAtomValue(agreementAtom);
  const isEthLookedUp = useAtomValue(isEthLookedUpAtom);
  const isHydrated = useIsHydrated();
  const isAttended = isHydrated && !isUnattended(location.search, navigator.userAgent);
  const open = queue.filter((notice) => !closed.includes(notice));
  const notice = isAttended ? nextNotice(open, { pathname, isAgreementAccepted, isEthLookedUp }) : undefined;
  const close = () => notice && setClosed([...closed, notice]);
  const closeByHand = () => {
    // By a step back, too, which is no press.
    noteAct();
    close();
  };
  const loaded = useLoaded(notice, close);
  const hasAgreement = isHydrated ? notice?.id === 'agreement' : !isLegalPath(pathname);
  useEffect(() => {
    if (isHydrated && hasAgreement) Agreement.preload().catch(() => undefined);
  }, [isHydrated, hasAgreement]);
  return (
    <>
      {hasAgreement && <Agreement />}
      {notice && loaded && <loaded.Dialog key={notice.id} onClose={closeByHand} />}
    </>
  );
}

interface Loaded {
  readonly notice: Notice;
  readonly Dialog: ComponentType<NoticeProps>;
}

/**
 * The dialog of a notice, with its code and sentences. A patient one that cannot be loaded, or has nothing to show, lets the next one
 * come; any other stays away until it is due again.
 */
function useLoaded(notice: Notice | undefined, onNothing: () => void): Loaded | undefined {
  const { i18n } = useTranslation();
  const store = useStore();
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<Loaded>();
  const skip = useEffectEvent(onNothing);
  useEffect(() => {
    if (!notice?.load) return;
    const { load: loadDialog } = notice;
    let isCurrent = true;
    const load = async () => {
      const [Dialog] = await Promise.all([loadDialog(client), loadNamespaces(i18n, ['notices'])]);
      if (!isCurrent) return;
      if (!Dialog) skip();
      else if (mayCome()) setLoaded({ notice, Dialog });
    };
    const mayCome = () => !notice.isPatient || mayCutIn(store);
    const start = () => void (isCurrent && mayCome() && load().catch(() => isCurrent && notice.isPatient && skip()));
    if (notice.isPatient) whenIdle(start);
    else start();
    return () => {
      isCurrent = false;
    };
  }, [notice, i18n, store, client]);
  return loaded?.notice === notice ? loaded : undefined;
}
