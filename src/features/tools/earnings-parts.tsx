import { useTranslation } from 'react-i18next';
import { product } from '#src/domain/known.ts';
import { moneyLeft } from '#src/domain/money.ts';
import { errorKindOf } from '#src/lib/app-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Empty } from '#src/ui/empty.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { type Span, spans } from './market-course.ts';
import { CellBar } from './cell-bar.tsx';
import styles from './tool-sheet.module.css';

/** The span that price and difficulty are taken of. */
export function SpanSwitch({ value, onChange }: { value: Span; onChange: (value: Span) => void }) {
  const { t } = useTranslation('tools');
  return (
    <Segment
      kind="choice"
      className={styles.start}
      label={t('asic.span.label')}
      value={value}
      options={spans.map((each) => ({ value: each, label: t(`asic.span.${each}`) }))}
      onChange={onChange}
    />
  );
}

interface EarningsShareProps {
  /** Undefined figures are not known. */
  day: { readonly share: number | undefined; readonly income: number | undefined };
  percent: (ratio: number) => string;
}

/** How much of the income the electricity takes, in cells to scale and in words. */
export function EarningsShare({ day: { share, income }, percent }: EarningsShareProps) {
  const { t } = useTranslation('tools');
  if (income === undefined) return null;
  const isLoss = (moneyLeft(income, product(income, share)) ?? 0) < 0;
  const text = share === undefined ? t('earnings.noIncome') : t(isLoss ? 'earnings.loss' : 'earnings.share', { share: percent(share) });
  return (
    <div className={styles.share}>
      <CellBar filledRatio={share ?? 0} tone={isLoss ? 'full' : 'cool'} rest={share === undefined ? 'empty' : 'hot'} />
      <p>{text}</p>
    </div>
  );
}

interface EarningsProblemProps {
  /** Null when the pool's list is here and does not name this coin. */
  error: Error | null;
  /** The pool has coins for such machines at all. */
  hasCoins?: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** Without the pool's figures there is nothing to calculate with; the fields keep what was typed. */
export function EarningsProblem({ error, hasCoins = true, isBusy, onRetry }: EarningsProblemProps) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const kind = error ? errorKindOf(error) : undefined;
  const none = hasCoins ? 'noFigures' : 'noCoins';
  return (
    <div role="alert">
      <Empty
        picture={kind === 'offline' ? 'mark' : 'cells'}
        title={kind === 'offline' ? common('offline.noCopy') : t(`earnings.${none}`)}
        text={kind ? common(`errors.${kind}`) : t(`earnings.${none}Hint`)}
        action={
          <Button variant="line" size="sm" data-print="no" isBusy={isBusy} onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
