import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#src/i18n/setup.ts';
import { whenIdle } from '#src/lib/idle.ts';
import { isInvitedHere, noteInvited } from '#src/state/invited.ts';
import { sessionAtom } from '#src/state/session.ts';
import { useHydratedAtom } from '#src/state/use-hydrated-atom.ts';

/** Pages that have the code in their form already, or lead to it. */
const accountPaths = /^\/(?:register|login)\/?$/i;

/** Says to who came by the link of an invitation that it was one. Code and sentences are loaded only then. */
export function InvitedNotice() {
  const { i18n } = useTranslation();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isLoggedIn = useHydratedAtom(sessionAtom) !== null;
  const [Line, setLine] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    if (!isInvitedHere()) return;
    const load = async () => {
      const [{ InvitedLine }] = await Promise.all([import('./invited-line.tsx'), loadNamespaces(i18n, ['invitation'])]);
      setLine(() => InvitedLine);
    };
    // Without it the form has the code all the same.
    whenIdle(() => void load().catch(() => undefined));
  }, [i18n]);
  if (!Line || isLoggedIn || accountPaths.test(pathname)) return null;
  const close = () => {
    noteInvited(false);
    setLine(undefined);
  };
  return <Line onClose={close} />;
}
