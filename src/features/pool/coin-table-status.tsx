import type { AnswerState } from '#src/state/use-answer.ts';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#src/lib/answer.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import styles from './coin-table.module.css';
import { useIsSlow } from '#src/state/use-is-slow.ts';

interface CoinTableStatusProps {
  list: AnswerState<Answer<unknown>>;
}

/** How old the figures are and where they come from, or why there are none; and the currency of the income (decision B14). */
export function CoinTableStatus({ list }: CoinTableStatusProps) {
  const { t } = useTranslation(['pool', 'common']);
  const isSlow = useIsSlow(list.isFetching);
  const message = list.isError ? t(`common:errors.${errorKindOf(list.error)}`) : isSlow ? t('common:stillLoading') : undefined;
  return (
    <div className={styles.status}>
      <div className={styles.state}>
        <FigureAge of={list.data} />
        {!list.data && !message && <Skeleton width="16ch" />}
        <span role="status" className={styles.message}>
          {message}
        </span>
        {list.isError && (
          <Button variant="line" size="sm" isBusy={list.isFetching} onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        )}
      </div>
      <CurrencySwitch of="profit" />
    </div>
  );
}
