import { useTranslation } from 'react-i18next';
import { poolKeepsOnce } from '#src/lib/pool-promise.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { SendOutcome } from './send-application.ts';

export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>;

interface SendProblemProps {
  failure: SendFailure;
  onKeepForLater: () => void;
}

/** On a phone the form is longer than the screen, and the button that was pressed is at its foot. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why the application was not sent, in the pool's words or ours, and what can be done about it. */
export function SendProblem({ failure, onKeepForLater }: SendProblemProps) {
  const { t } = useTranslation(['vip', 'common']);
  const own = failure.kind === 'unanswered' && failure.error !== 'api' && failure.error !== 'auth';
  const reason = own || failure.message === '' ? t(`common:errors.${failure.kind === 'refused' ? 'api' : failure.error}`) : failure.message;
  // A pool that has answered is not waited for; its sentence says what helps.
  const canWait = own && poolKeepsOnce();
  return (
    <div ref={bringIntoView}>
      <Notice
        tone="error"
        role="alert"
        action={
          canWait ? (
            <Button variant="line" size="sm" onClick={onKeepForLater}>
              {t('vip:form.sendLater')}
            </Button>
          ) : undefined
        }
      >
        {t('vip:failed.notSent')} {reason}
      </Notice>
    </div>
  );
}
