import { useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { AgreementDialog } from './agreement-dialog.tsx';
import { agreementAtom } from './agreement.atoms.ts';
import { nextNotice } from './notice-queue.ts';

/** Shows the dialog whose turn it is on this page. */
export function NoticeDialogs() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [isAgreementAccepted, setIsAgreementAccepted] = useAtom(agreementAtom);
  const notice = nextNotice({ pathname, isAgreementAccepted });
  return notice === 'agreement' ? <AgreementDialog onAccept={() => setIsAgreementAccepted(true)} /> : null;
}
