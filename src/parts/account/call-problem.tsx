import { useTranslation } from 'react-i18next';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Why a call failed, in the pool's message or ours, and another try. */
export function CallProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const problemText = useProblemText();
  useOwnConnectionNotice();
  const retry = (
    <Button variant="line" size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="error" role="alert" action={retry}>
      {problemText(error)}
    </Notice>
  );
}
