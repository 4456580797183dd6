import { memo, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beijingDate } from '#src/domain/days.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { whenIdle } from '#src/lib/idle.ts';
import type { QrCode } from '#src/lib/qr-code.ts';
import { QrPicture } from '#src/parts/qr-picture.tsx';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import styles from '#src/parts/sheet/sheet.module.css';
import { SheetFoot, SheetMasthead, SheetStrip, useMadeAt } from '#src/parts/sheet/sheet.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Empty } from '#src/ui/empty.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { paperCode } from '../paper-address.ts';
import type { PaperChain } from '../chain.model.ts';
import { EditionsBar, type EditionPlace } from '../editions/editions-bar.tsx';
import { EditionsFoot } from '../editions/editions-foot.tsx';
import { figureText, type Paper, type PaperRow } from '../paper.model.ts';
import { PaperChainSection } from './paper-chain.tsx';
import { PaperLead } from './paper-lead.tsx';
import own from './paper-sheet.module.css';
import { NextChange, PaperTable } from './paper-table.tsx';

interface PaperSheetProps {
  /** Undefined until the response is there: names stand, figures are empty cells of their final size. */
  paper: Paper | undefined;
  madeAtMs: number | undefined;
  isSimulated: boolean;
  /** The chain that the reader chose, and how another one is chosen. */
  chain: PaperChain | undefined;
  onCoin: (symbol: string) => void;
  place: EditionPlace | undefined;
  /** The day that the page's address names. */
  date: string | undefined;
  /** Another day's paper beside this one. */
  comparison: ReactNode;
  /** The page's tools, under the masthead. */
  toolbar: ReactNode;
  /** Takes the place of the content when there is neither a response nor a stored one. */
  problem: ReactNode;
}

/** The sheet: masthead, ruled strip, headlines with the chart, coin table, foot. */
export const PaperSheet = memo(function PaperSheet(props: PaperSheetProps) {
  const { paper, madeAtMs, isSimulated, chain, onCoin, place, date, comparison, toolbar, problem } = props;
  const { t } = useTranslation('daily-paper');
  const isEmpty = paper?.rows.length === 0;
  const hasChains = !paper || paper.chains.length > 0;
  return (
    <article className={classNames(styles.sheet, own.paper)} aria-busy={!paper && !problem}>
      <PaperMasthead dayStartMs={paper?.dayStartMs} isSimulated={isSimulated} />
      {toolbar}
      <EditionsBar place={place} />
      {!problem && comparison}
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
          {hasChains && (
            <PaperChainSection chain={chain} chains={paper?.chains ?? []} dayStartMs={paper?.dayStartMs ?? 0} onCoin={onCoin} />
          )}
          <PaperTable rows={paper?.rows} />
        </>
      )}
      {place && <EditionsFoot place={place} />}
      <PaperFoot madeAtMs={madeAtMs} isSimulated={isSimulated} date={date} beside={place?.beside} priceFrom={paper?.priceFrom} />
    </article>
  );
});

/** The paper's name and its day, a Beijing day that says so. */
function PaperMasthead({ dayStartMs, isSimulated }: { dayStartMs: number | undefined; isSimulated: boolean }) {
  const { t } = useTranslation('daily-paper');
  return (
    <SheetMasthead title={t('title')} note={t('beijingDay')} isSimulated={isSimulated}>
      {/* One paragraph: a date in one of its own would move when the weekday before it comes. */}
      <p>{dayStartMs === undefined ? <DayPlaceholder /> : <PaperDay dayStartMs={dayStartMs} />}</p>
    </SheetMasthead>
  );
}

function PaperDay({ dayStartMs }: { dayStartMs: number }) {
  const formats = useFormats();
  return (
    <>
      {formats.weekday(dayStartMs)} <br className={styles.break} />
      <time dateTime={beijingDate(dayStartMs)}>{formats.beijingDate(dayStartMs)}</time>
    </>
  );
}

function DayPlaceholder() {
  return (
    <>
      <Skeleton width="8ch" /> <br className={styles.break} />
      <Skeleton width="16ch" />
    </>
  );
}

/** Four figures of the first coin. */
function PaperStrip({ row }: { row: PaperRow | undefined }) {
  const { t } = useTranslation('daily-paper');
  const { usd } = useFormats();
  const symbol = row?.coin.symbol ?? 'BTC';
  const price = row && (
    <>
      {usd(row.priceUsd)} <RatioChange ratio={row.changeRatio} />
    </>
  );
  const next = row && (
    <>
      {row.next && `${figureText(row.next.figure)} `}
      <NextChange next={row.next} />
    </>
  );
  return (
    <SheetStrip
      label={t('strip.label', { symbol })}
      facts={[
        { label: symbol, value: price ?? <Skeleton width="10ch" /> },
        { label: t('strip.network'), value: row ? figureText(row.network) : <Skeleton width="12ch" /> },
        { label: t('strip.difficulty'), value: row ? figureText(row.difficulty) : <Skeleton width="8ch" /> },
        { label: t('strip.next'), value: next ?? <Skeleton width="12ch" /> },
      ]}
    />
  );
}

type PaperFootProps = Pick<PaperSheetProps, 'madeAtMs' | 'isSimulated'> & Partial<Pick<Paper, 'priceFrom'>> & QrProps;

interface QrProps {
  date: string | undefined;
  beside: string | undefined;
}

function PaperFoot({ madeAtMs, isSimulated, date, beside, priceFrom }: PaperFootProps) {
  const { t } = useTranslation('daily-paper');
  const madeAt = useMadeAt(madeAtMs, { asOf: (beijing) => t('asOf', beijing), localTime: (visitors) => t('localTime', visitors) });
  return (
    <SheetFoot {...{ madeAtMs, madeAt, priceFrom }} footnote={t('footnote')} warning={isSimulated ? t('simulatedNote') : undefined}>
      <PaperQr date={date} beside={beside} />
    </SheetFoot>
  );
}

/** The sheet's QR code. Its place is kept; it is drawn when the browser is idle. */
function PaperQr({ date, beside }: QrProps) {
  const { t } = useTranslation('daily-paper');
  const [code, setCode] = useState<QrCode>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const drawn = await paperCode(date, beside);
      if (isWanted) setCode(drawn);
    };
    // Without its chunk the sheet stands without a code.
    whenIdle(() => void draw().catch(() => undefined));
    return () => {
      isWanted = false;
    };
  }, [date, beside]);
  if (!code) return <div className={own.qr} />;
  return <QrPicture code={code} label={t('qr')} className={own.qr} />;
}
