import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Empty } from '#src/ui/empty.tsx';
import { PaperLead } from './sheet/paper-lead.tsx';
import { PaperMasthead } from './sheet/paper-masthead.tsx';
import type { Paper } from './paper.model.ts';
import { PaperStrip } from './sheet/paper-strip.tsx';
import { PaperTable } from './sheet/paper-table.tsx';
import styles from './paper-sheet.module.css';

interface PaperSheetProps {
  /** Undefined while the answer is under way: names stand, figures are empty cells of their final size. */
  paper: Paper | undefined;
  isSimulated: boolean;
  /** Takes the place of the content when there is neither an answer nor a copy. */
  problem: ReactNode;
}

/** The sheet: masthead, ruled strip, headlines with the chart, coin table, foot (DESIGN 9). */
export function PaperSheet({ paper, isSimulated, problem }: PaperSheetProps) {
  const { t } = useTranslation('daily-paper');
  const isEmpty = paper?.rows.length === 0;
  return (
    <article className={styles.sheet} aria-busy={!paper && !problem}>
      <PaperMasthead dayStartMs={paper?.dayStartMs} isSimulated={isSimulated} />
      {problem}
      {isEmpty && <Empty title={t('empty')} />}
      {!problem && !isEmpty && (
        <>
          <PaperStrip row={paper?.first} />
          <PaperLead paper={paper} />
          <PaperTable rows={paper?.rows} />
        </>
      )}
      <footer className={styles.foot}>
        <p>{t('footnote')}</p>
        {isSimulated && <p>{t('simulatedNote')}</p>}
      </footer>
    </article>
  );
}
