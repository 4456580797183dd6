import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolCoin, PoolCoinInfo } from '#src/contracts/pool.ts';
import { elapsed, figureMoment } from '#src/domain/age.ts';
import type { Coin } from '#src/domain/coins.ts';
import { SECOND_MS } from '#src/domain/days.ts';
import { clockText, paymentMoments, type PaymentTimes } from '#src/domain/schedule.ts';
import { useFigureMoment, useFormats, useMinute } from '#src/i18n/formats.ts';
import { now } from '#src/lib/clock.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Fold } from '#src/parts/fold.tsx';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { useNow } from '#src/state/use-now.ts';
import { Button } from '#src/ui/button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { coinDetails, type CoinDetails as Details, countdown, type DifficultyForecast, sideRule } from './coin-details.model.ts';
import styles from './coin-row-more.module.css';
import panelStyles from './coin-row-panel.module.css';
import type { OpenCoin } from './coin-row.model.ts';
import { MissingFigure } from './missing-figure.tsx';

/** Coins with a rule of payment of their own. */
const ownRules = ['ETC', 'LTC'] as const;

interface CoinDetailsProps {
  coin: Coin;
  record: PoolCoin | undefined;
  /** Of the coin mined on the side, which has rules of its own. */
  sideRecord: PoolCoin | undefined;
  open: OpenCoin;
}

/** The lists beside the chart, the chain, the payment and the difficulty; and the rules of payment that are no figures. */
export function CoinDetails({ coin, record, sideRecord, open }: CoinDetailsProps) {
  const { t } = useTranslation(['coin-row', 'common']);
  const { percent } = useFormats();
  const { info, response, hasFailed, isFetching, isLoading, refetch } = open;
  // Those of this pool: a source's are another's.
  const ownRule = record?.asOf ? undefined : ownRules.find((symbol) => symbol === coin.symbol);
  const side = sideRule(sideRecord);
  const rule = side ? t('details.sideRule', { ...side }) : ownRule && t(`details.rule.${ownRule}`);
  const details = coinDetails({ coin, record, info, madeAtMs: response?.madeAt, percent });
  // Once a day is no news of a pool that states no time.
  const note = record && !details.payoutTimes ? undefined : t('details.note');
  const sentence = note !== undefined && rule ? t('details.noteAndRule', { note, rule }) : (note ?? rule);
  const title = t('details.title', { coin: coin.symbol });
  return (
    <section aria-label={title}>
      <Fold heading={<h3 className={panelStyles.title}>{title}</h3>}>
        <div className={styles.state}>
          <FigureAge of={response} isWarning hasLabel={false} />
          <FigureOrigins asOf={info?.asOf} />
          {hasFailed && (
            <span className={styles.failure} role="status">
              {t('details.failed')}
              <Button variant="line" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            </span>
          )}
        </div>
        <DetailGroups details={details} madeAtMs={response?.madeAt} isLoading={isLoading}>
          {sentence !== undefined && <p className={styles.note}>{sentence}</p>}
        </DetailGroups>
      </Fold>
    </section>
  );
}

/** The sources of a coin's figures where they are several, and how old those of each are. */
function FigureOrigins({ asOf }: Pick<PoolCoinInfo, 'asOf'>) {
  const { t } = useTranslation(['coin-row', 'common']);
  useMinute();
  const network = asOf?.networkFrom === 'node' ? 'node' : 'network';
  const texts = ([network, 'pool', 'price'] as const).flatMap((group) => {
    const seconds = asOf?.[group === 'node' ? 'network' : group];
    if (seconds === undefined) return [];
    const { unit, count } = elapsed(now() - seconds * SECOND_MS);
    return [t(`details.origin.${group}`, { ago: t(`common:ago.${unit}`, { count }) })];
  });
  return texts.length > 0 && <span className={panelStyles.quiet}>{texts.join(' · ')}</span>;
}

type Word =
  | 'algorithm'
  | 'blockTime'
  | 'blockReward'
  | 'payoutMethod'
  | 'poolFee'
  | 'payoutThreshold'
  | 'thresholdAndMinimum'
  | 'minimumPayout'
  | 'dogeIncome'
  | 'payoutTime'
  | 'difficulty'
  | 'nextDifficulty'
  | 'adjustsIn';
type Line = readonly [word: Word, value: ReactNode];

interface DetailGroupsProps {
  details: Details;
  /** When the figures were made, ms. */
  madeAtMs: number | undefined;
  isLoading: boolean;
  /** Stands under the payment. */
  children: ReactNode;
}

/** One line for each detail; all of them stand from the start, so that none moves another. */
function DetailGroups({ details, madeAtMs, isLoading, children }: DetailGroupsProps) {
  const { t } = useTranslation('coin-row');
  const figure = (text: string | undefined, unit?: string): ReactNode =>
    text === undefined ? <MissingFigure isLoading={isLoading} width="10ch" /> : <Figure value={text} unit={unit} />;
  const withNote = (text: string | undefined, note: string | undefined): ReactNode => (
    <>
      {figure(text)} {note && <span className={panelStyles.quiet}>{note}</span>}
    </>
  );
  const { blockTime, dogeIncome, minimumPayout, payoutThreshold, payoutTimes } = details;
  const minutes = blockTime?.seconds ? t('details.minutesSeconds', { seconds: blockTime.seconds }) : t('details.minutes');
  const isOneMinimum = minimumPayout === null;
  const chain: Line[] = [
    ['algorithm', figure(details.algorithm)],
    ['blockTime', figure(blockTime?.minutes, minutes)],
    ['blockReward', withNote(details.blockReward, details.txFees && t('details.txFees', { amount: details.txFees }))],
  ];
  const payment: Line[] = [
    ['payoutMethod', withNote(details.payoutMethod, details.followed && t('details.followed', { incomeType: details.followed }))],
    ['poolFee', figure(details.poolFee)],
    [isOneMinimum ? 'thresholdAndMinimum' : 'payoutThreshold', figure(payoutThreshold)],
  ];
  if (!isOneMinimum) payment.push(['minimumPayout', figure(minimumPayout)]);
  if (dogeIncome !== null)
    payment.push(['dogeIncome', figure(dogeIncome?.amount, dogeIncome && t('details.dogePerUnit', { unit: dogeIncome.incomeUnit }))]);
  payment.push(['payoutTime', payoutTimes ? <PayoutTime key="times" times={payoutTimes} /> : figure(undefined)]);
  return (
    <>
      <DetailList title={t('details.groups.chain')} lines={chain} />
      <DetailList title={t('details.groups.payment')} lines={payment} />
      {children}
      <DetailList title={t('details.groups.difficulty')} lines={[['difficulty', figure(details.difficulty)], ...changeLines()]} />
      {details.forecast?.progress && <PeriodProgress {...details.forecast.progress} madeAtMs={madeAtMs} />}
    </>
  );

  function changeLines(): Line[] {
    const { forecast, adjustsEvery } = details;
    if (!forecast) return [['nextDifficulty', adjustsEvery ? <ChangeRule key="rule" {...adjustsEvery} /> : figure(undefined)]];
    const { next, atMs } = forecast;
    return [
      ['nextDifficulty', next ? <NextDifficulty key="next" next={next} /> : figure(undefined)],
      ['adjustsIn', atMs === undefined ? figure(undefined) : <AdjustsIn key="in" atMs={atMs} madeAtMs={madeAtMs} />],
    ];
  }
}

function DetailList({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { t } = useTranslation('coin-row');
  return (
    <>
      <h4 className={styles.group}>{title}</h4>
      <FactList
        className={panelStyles.list}
        aria-label={title}
        facts={lines.map(([word, value]) => ({ label: t(`details.${word}`), value }))}
      />
    </>
  );
}

/** The rule of a coin whose difficulty changes too often to forecast. */
function ChangeRule({ count, of }: NonNullable<Coin['adjustsEvery']>) {
  const { t } = useTranslation('coin-row');
  return <span className={panelStyles.quiet}>{count === 1 ? t('details.everyBlock') : t(`details.every.${of}`, { count })}</span>;
}

/** The next difficulty and its change, which is neither gain nor loss. */
function NextDifficulty({ next: { text, change } }: { next: NonNullable<DifficultyForecast['next']> }) {
  return (
    <>
      <Figure value={text} /> <RatioChange {...change} isNeutral />
    </>
  );
}

/** How far the period between two changes of the difficulty has come. */
function PeriodProgress({ share, blocks, of, madeAtMs }: NonNullable<DifficultyForecast['progress']> & { madeAtMs: number | undefined }) {
  const { t } = useTranslation('coin-row');
  const { number, dateTime } = useFormats();
  const { isNow, atMs } = useFigureMoment(madeAtMs);
  const text = t(isNow ? 'details.period' : 'details.periodThen', { blocks: number(blocks), of: number(of), when: dateTime(atMs) });
  return (
    <div className={styles.period}>
      <progress value={share} aria-label={text} />
      <span>{text}</span>
    </div>
  );
}

/** Days and clock until the difficulty changes; apart from its list, for it is drawn anew every second. */
function AdjustsIn({ atMs, madeAtMs }: { atMs: number; madeAtMs: number | undefined }) {
  const { t } = useTranslation(['coin-row', 'common']);
  const { dateTime, shortDate } = useFormats();
  const nowMs = useNow(SECOND_MS);
  const left = countdown(atMs - nowMs);
  const past = figureMoment(madeAtMs, nowMs).isNow ? t('coin-row:details.due') : t('common:wasDue', { date: shortDate(atMs) });
  const text = left === undefined ? past : left.days > 0 ? t('coin-row:details.daysClock', { ...left }) : left.clock;
  return (
    <time dateTime={new Date(atMs).toISOString()} title={dateTime(atMs)}>
      <Figure value={text} />
    </time>
  );
}

/** When the pool pays, by the clock of Beijing and, where it differs, by the visitor's own. */
function PayoutTime({ times }: { times: PaymentTimes }) {
  const { t } = useTranslation('coin-row');
  const { time, shortDate, beijingDay } = useFormats();
  const { opensMin, closesMin } = times;
  const beijing = [opensMin, ...(closesMin === null ? [] : [closesMin])].map(clockText).join('–');
  const moments = paymentMoments(times, now());
  const own = moments.map(time).join('–');
  // Beijing is ahead of all but the far east of the Pacific, where the day is the same.
  const isDayBefore = moments.slice(0, 1).some((atMs) => shortDate(atMs) !== beijingDay(atMs));
  return (
    <>
      <Figure value={beijing} unit={t('details.beijing')} />
      {own !== beijing && (
        <div className={styles.ownTime}>
          <Figure value={own} unit={t(isDayBefore ? 'details.ownTimeDayBefore' : 'details.ownTime')} tone="muted" />
        </div>
      )}
    </>
  );
}
