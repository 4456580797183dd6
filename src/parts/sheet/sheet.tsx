import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceSourceName } from '#src/contracts/rows.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { errorKindOf, isOutOfReach } from '#src/lib/app-error.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { PriceCredit } from '#src/parts/price-credit.tsx';
import { usePresent } from '#src/state/use-now.ts';
import { useOwnConnectionNotice } from '#src/state/use-own-connection-notice.ts';
import { Button } from '#src/ui/button.tsx';
import { type Fact, FactList } from '#src/ui/fact-list.tsx';
import { Freshness } from '#src/ui/freshness.tsx';
import { SiteMark } from '#src/parts/site-logo.tsx';
import { Problem } from '#src/ui/problem.tsx';
import { Tag } from '#src/ui/tag.tsx';
import styles from './sheet.module.css';
import bar from './sheet-toolbar.module.css';

interface SheetToolbarProps {
  madeAtMs: number | undefined;
  isSimulated: boolean;
  isWaiting: boolean;
  note?: string | undefined;
  /** The ways to save, share or print the sheet. */
  children: ReactNode;
}

/** Below the masthead: how old its figures are, the currency of its estimates, and the exports. */
export function SheetToolbar({ madeAtMs, isSimulated, isWaiting, note, children }: SheetToolbarProps) {
  const { t } = useTranslation('common');
  return (
    <div className={bar.toolbar} data-print="no">
      <div className={bar.state}>
        {/* The masthead has the label. */}
        <FigureAge of={{ madeAt: madeAtMs, isSimulated }} hasLabel={false} />
        {isWaiting && <Freshness tone="plain" text={t('stillLoading')} dateTime={undefined} className={bar.slow} />}
        {note && <span className={bar.note}>{note}</span>}
      </div>
      <CurrencySwitch of="estimates" />
      <div className={bar.exports}>{children}</div>
    </div>
  );
}

interface SheetMastheadProps {
  title: string;
  /** The days of the sheet, a paragraph each. */
  children: ReactNode;
  note?: string;
  isSimulated: boolean;
}

/** The name of a sheet and its days. */
export function SheetMasthead({ title, children, note, isSimulated }: SheetMastheadProps) {
  const { t } = useTranslation('common');
  return (
    <header className={styles.masthead}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.day}>
        {children}
        <p className={styles.kind}>
          {note}
          {isSimulated && <Tag text={t('simulated')} />}
        </p>
      </div>
      <SiteMark className={styles.mark} />
    </header>
  );
}

/** Four figures under their labels between two rules. */
export function SheetStrip({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={label}>
      <FactList variant="figures" className={styles.strip} facts={facts} />
    </section>
  );
}

interface MadeAtWords {
  asOf: (beijing: { date: string; time: string }) => string;
  localTime: (visitors: { when: string }) => string;
}

/** When figures were made, by Beijing's clock, and by the visitor's own where it differs. */
export function useMadeAt(madeAtMs: number | undefined, { asOf, localTime }: MadeAtWords): string | undefined {
  const { beijingDate, beijingTime, time, dateTime } = useFormats();
  const { isWritten } = usePresent();
  if (madeAtMs === undefined) return undefined;
  const beijing = asOf({ date: beijingDate(madeAtMs), time: beijingTime(madeAtMs) });
  // The page as it was written knows no visitor.
  return isWritten || time(madeAtMs) === beijingTime(madeAtMs) ? beijing : `${beijing} · ${localTime({ when: dateTime(madeAtMs) })}`;
}

interface SheetFootProps {
  /** When the figures were made, in milliseconds and in words; undefined while they are under way. */
  madeAtMs: number | undefined;
  madeAt: string | undefined;
  footnote: string;
  /** The market to name beside the prices. */
  priceFrom?: PriceSourceName;
  /** What simulated figures are worth. */
  warning: string | undefined;
  children?: ReactNode;
}

/** When the figures were made and what they are worth. Printed too: paper has no other sign of its age. */
export function SheetFoot({ madeAtMs, madeAt, footnote, priceFrom, warning, children }: SheetFootProps) {
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        <p className={styles.time}>{madeAtMs !== undefined && <time dateTime={new Date(madeAtMs).toISOString()}>{madeAt}</time>}</p>
        <p>
          {footnote}
          <PriceCredit from={priceFrom} />
        </p>
        <p className={styles.simulated}>{warning}</p>
      </div>
      {children}
    </footer>
  );
}

interface SheetProblemProps {
  error: Error;
  /** What the page says when it has no figures at all. */
  failed: string;
  /** What it says of the figures below the notice; undefined without any. */
  incomplete: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

/** A request of a sheet that failed: a notice above its figures, or in their place. */
export function SheetProblem({ error, failed, incomplete, isBusy, onRetry }: SheetProblemProps) {
  const { isOffline, message, followedBy, notCached, retryLabel } = useFailureMessages(error);
  useOwnConnectionNotice(incomplete === undefined);
  return (
    <Problem
      className={styles.notice}
      isOffline={isOffline}
      line={incomplete && followedBy(incomplete)}
      title={isOffline ? notCached.title : failed}
      text={isOffline ? notCached.hint : isOutOfReach(error) ? followedBy(notCached.hint) : message}
      action={
        <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    />
  );
}

/** The common messages about a call that failed, in the visitor's language. */
function useFailureMessages(error: Error) {
  const { t } = useTranslation('common');
  const kind = errorKindOf(error);
  const message = t(`errors.${kind}`);
  // Chinese has no blank between two sentences.
  const followedBy = (second: string) => t('twoSentences', { first: message, second });
  const notCached = { title: t('offline.noCopy'), hint: t('offline.noCopyHint') };
  return { isOffline: kind === 'offline', message, followedBy, notCached, retryLabel: t('retry') };
}
