import { memo, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { Empty } from '#src/ui/empty.tsx';
import { Mark } from '#src/ui/mark.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { paperCode } from '../paper-address.ts';
import type { Paper, PaperRow } from '../paper.model.ts';
import { PaperLead } from './paper-lead.tsx';
import own from './paper-sheet.module.css';
import { NextChange, PaperTable } from './paper-table.tsx';

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

interface PaperMastheadProps {
  dayStartMs: number | undefined;
  isSimulated: boolean;
}

/** The paper's name and its day, a Beijing day that says so (decision B16). */
function PaperMasthead({ dayStartMs, isSimulated }: PaperMastheadProps) {
  const { t } = useTranslation('daily-paper');
  const { t: common } = useTranslation('common');
  const formats = useFormats();
  const isKnown = dayStartMs !== undefined;
  return (
    <header className={styles.masthead}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.day}>
        <p>{isKnown ? formats.weekday(dayStartMs) : <Skeleton width="8ch" />}</p>
        <p>{isKnown ? <time dateTime={beijingDate(dayStartMs)}>{formats.beijingDate(dayStartMs)}</time> : <Skeleton width="16ch" />}</p>
        <p className={styles.kind}>
          {t('beijingDay')}
          {isSimulated && <Tag text={common('simulated')} />}
        </p>
      </div>
      <Mark className={styles.mark} />
    </header>
  );
}

/** Four figures of the first coin between two rules. */
function PaperStrip({ row }: { row: PaperRow | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  const symbol = row?.coin.symbol ?? 'BTC';
  return (
    <section aria-label={t('strip.label', { symbol })}>
      <dl className={styles.strip}>
        <div>
          <dt>{symbol}</dt>
          <dd>
            {row ? usd(row.priceUsd) : <Skeleton width="10ch" />} {row && <RatioChange ratio={row.changeRatio} />}
          </dd>
        </div>
        <div>
          <dt>{t('strip.network')}</dt>
          <dd>{row ? `${row.network.value} ${row.network.unit}` : <Skeleton width="12ch" />}</dd>
        </div>
        <div>
          <dt>{t('strip.difficulty')}</dt>
          <dd>{row ? `${row.difficulty.value} ${row.difficulty.unit}` : <Skeleton width="8ch" />}</dd>
        </div>
        <div>
          <dt>{t('strip.next')}</dt>
          <dd>
            {row?.next && `${row.next.figure.value} ${row.next.figure.unit} `}
            {row ? <NextChange next={row.next} /> : <Skeleton width="12ch" />}
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface PaperFootProps {
  /** When the figures were made; undefined while they are under way. */
  madeAtMs: number | undefined;
  isSimulated: boolean;
}

/** When the figures were made and what they are worth. Printed too: paper has no other sign of its age (decision A2). */
function PaperFoot({ madeAtMs, isSimulated }: PaperFootProps) {
  const { t } = useTranslation('daily-paper');
  return (
    <footer className={styles.foot}>
      <div className={styles.notes}>
        <p className={styles.time}>{madeAtMs !== undefined && <FiguresTime madeAtMs={madeAtMs} />}</p>
        <p>{t('footnote')}</p>
        <p className={styles.simulated}>{isSimulated && t('simulatedNote')}</p>
      </div>
      <PaperQr />
    </footer>
  );
}

/** Beijing's clock, and the visitor's own where it differs (decision B16). */
function FiguresTime({ madeAtMs }: { madeAtMs: number }) {
  const { t } = useTranslation('daily-paper');
  const formats = useFormats();
  const isElsewhere = formats.time(madeAtMs) !== formats.beijingTime(madeAtMs);
  return (
    <time dateTime={new Date(madeAtMs).toISOString()}>
      {t('asOf', { date: formats.beijingDate(madeAtMs), time: formats.beijingTime(madeAtMs) })}
      {isElsewhere && ` · ${t('localTime', { when: formats.dateTime(madeAtMs) })}`}
    </time>
  );
}

/** The sheet's code. Its place is kept; it is drawn once the page has time. */
function PaperQr() {
  const { t } = useTranslation('daily-paper');
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const drawn = await paperCode();
      if (isWanted) setCode(drawn);
    };
    // Without its chunk the sheet stands without a code.
    whenIdle(() => void draw().catch(() => undefined));
    return () => {
      isWanted = false;
    };
  }, []);
  if (!code) return <div className={own.qr} />;
  return (
    <svg className={own.qr} viewBox={`0 0 ${code.edge} ${code.edge}`} role="img" aria-label={t('qr')} shapeRendering="crispEdges">
      <path d={code.path} />
    </svg>
  );
}
