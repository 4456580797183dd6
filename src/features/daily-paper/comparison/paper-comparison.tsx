import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/formats.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { SheetComparison } from '#src/parts/sheet/sheet-comparison.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button } from '#src/ui/button.tsx';
import type { EditionPlace } from '../editions/editions-bar.tsx';
import { dayStartOf, keptWith } from '../editions/editions.model.ts';
import { keptEditionsAtom } from '../editions/kept-editions.ts';
import { isEditionMissing } from '../editions/no-edition.tsx';
import type { PaperChain } from '../chain.model.ts';
import { paperOf } from '../paper.model.ts';
import { dailyNewsQuery } from '../paper.query.ts';
import { ComparedDays } from './compared-days.tsx';
import type { PaperDay } from './comparison.model.ts';
import { BesideLink, ComparisonDays } from './comparison-days.tsx';
import styles from './paper-comparison.module.css';

interface PaperComparisonProps {
  now: PaperDay;
  chain: PaperChain | undefined;
  place: EditionPlace;
  /** The other day, YYYY-MM-DD. */
  beside: string;
}

/** The paper beside that of another day, with what has changed from that to this. */
export function PaperComparison({ now, chain, place, beside }: PaperComparisonProps) {
  const { t } = useTranslation('daily-paper');
  const { beijingDate } = useFormats();
  const { data, error, isFetching, refetch } = useApiQuery(dailyNewsQuery(beside));
  const isMissing = isEditionMissing(beside, { given: data?.data, error });
  const response = isMissing ? undefined : data;
  const then = useMemo(
    () => response && { news: response.data, paper: paperOf(response.data, response.madeAt), madeAtMs: response.madeAt },
    [response],
  );
  const [, setKept] = useAtom(keptEditionsAtom);
  const isHere = then !== undefined;
  useEffect(() => {
    if (isHere) setKept((before) => keptWith(before, beside));
  }, [isHere, beside, setKept]);
  const day = beijingDate(dayStartOf(beside));
  const title = t('compare.title', { day: beijingDate(now.paper.dayStartMs), other: day });
  return (
    <SheetComparison title={title} isReady={isHere || isMissing || error !== null}>
      <ComparisonDays place={place} beside={beside} />
      {then && <ComparedDays days={[now, then]} chain={chain} title={title} />}
      {isMissing && <p role="alert">{t('editions.none')}</p>}
      {!isHere && !isMissing && error && <NotHere {...{ error, day, place }} isBusy={isFetching} onRetry={() => void refetch()} />}
    </SheetComparison>
  );
}

interface NotHereProps {
  error: Error;
  day: string;
  place: EditionPlace;
  isBusy: boolean;
  onRetry: () => void;
}

/** The other paper could not be had: why, and which can be without a network. */
function NotHere({ error, day, place: { date, newest, kept }, isBusy, onRetry }: NotHereProps) {
  const { t } = useTranslation(['daily-paper', 'common']);
  const reason = useProblemText()(error);
  const others = kept.filter((each) => each !== date);
  return (
    <div role="alert" className={styles.problem}>
      <p>{t('common:twoSentences', { first: t('daily-paper:editions.notHere', { date: day }), second: reason })}</p>
      {others.length > 0 && (
        <p className={styles.links}>
          {t('daily-paper:editions.here')}
          {others.map((each) => (
            <BesideLink key={each} date={date} newest={newest} beside={each} />
          ))}
        </p>
      )}
      <Button variant="line" size="sm" isBusy={isBusy} onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
