import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '#src/ui/empty.tsx';
import { PaperFoot } from './sheet/paper-foot.tsx';
import { PaperLead } from './sheet/paper-lead.tsx';
import { PaperMasthead } from './sheet/paper-masthead.tsx';
import type { Paper } from './paper.model.ts';
import { PaperStrip } from './sheet/paper-strip.tsx';
import { PaperTable } from './sheet/paper-table.tsx';
import styles from '#src/parts/sheet/sheet.module.css';

interface PaperSheetProps {
  /** Undefined while the answer is under way: names stand, figures are empty cells of their final size. */
  paper: Paper | undefined;
  madeAtMs: number | undefined;
  isSimulated: boolean;
  /** Takes the place of the content when there is neither an answer nor a copy. */
  problem: ReactNode;
}

/** The sheet: masthead, ruled strip, headlines with the chart, coin table, foot (DESIGN 9). */
export const PaperSheet = memo(function PaperSheet({ paper, madeAtMs, isSimulated, problem }: PaperSheetProps) {
  const { t } = useTranslation('daily-paper');
  const isEmpty = paper?.rows.length === 0;
  return (
    <article className={styles.sheet} aria-busy={!paper && !problem}>
      <PaperMasthead dayStartMs={paper?.dayStartMs} isSimulated={isSimulated} />
      {/* The largest text of a phone's first view: it is there before the figures are. */}
      <p className={styles.standfirst} data-print="no">
        {t('meta.description')}
      </p>
      {problem}
      {isEmpty && <Empty title={t('empty')} />}
      {!problem && !isEmpty && (
        <>
          <PaperStrip row={paper?.first} />
          <PaperLead paper={paper} />
          <PaperTable rows={paper?.rows} />
        </>
      )}
      <PaperFoot madeAtMs={madeAtMs} isSimulated={isSimulated} />
    </article>
  );
});
