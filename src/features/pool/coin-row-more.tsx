import { Fragment, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import panelStyles from './coin-row-panel.module.css';
import { Estimator } from './estimator.tsx';
import type { OpenCoin } from './coin-row.model.ts';
import { useTranslation } from 'react-i18next';
import type { Coin } from '#src/domain/coins.ts';
import { Figure } from '#src/ui/figure.tsx';
import styles from './coin-row-more.module.css';
import { MissingFigure } from './missing-figure.tsx';
import { averageSpans, coinDetails, type CoinDetails, countdown, poolAverages } from './coin-details.model.ts';
import type { PoolCoin } from '#src/contracts/pool.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { RatioChange } from '#src/parts/ratio-change.tsx';
import { now, subscribeTick } from '#src/lib/clock.ts';
import { clockText, paymentMoments, type PaymentTimes } from '#src/domain/schedule.ts';

interface CoinRowMoreProps {
  coin: Coin;
  record: PoolCoin | undefined;
  open: OpenCoin;
  addresses: ReactNode;
}

/** An open row around its chart: averages, details, mining addresses, estimator (spec 2). */
export function CoinRowMore({ coin, record, open, addresses }: CoinRowMoreProps) {
  return (
    <>
      <div className={panelStyles.averages}>
        <PoolAverages coin={coin} open={open} />
      </div>
      <div className={panelStyles.details} data-merged={coin.symbol === 'LTC' || undefined}>
        <CoinDetails coin={coin} record={record} open={open} />
      </div>
      <div className={panelStyles.addresses} data-served={coin.stratumAlgorithm !== null || undefined}>
        <Suspense fallback={null}>{addresses}</Suspense>
      </div>
      <div className={panelStyles.estimator}>
        <Estimator coin={coin} record={record} info={open.info} />
      </div>
    </>
  );
}

/** Under the chart: what the pool made on the mean. */
function PoolAverages({ coin, open: { info, isLoading } }: { coin: Coin; open: OpenCoin }) {
  const { t } = useTranslation('coin-row');
  const averages = info && poolAverages(coin, info);
  return (
    <section aria-label={t('averages.title')}>
      <h3 className={styles.small}>{t('averages.title')}</h3>
      <dl className={styles.averages}>
        {averageSpans.map((span) => (
          <div key={span}>
            <dt>{t(`averages.${span}`)}</dt>
            <dd>{averages ? <Figure {...averages[span]} /> : <MissingFigure isLoading={isLoading} width="8ch" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Coins with a rule of payment of their own (spec 9). */
const ownRules = ['ETH', 'ETC', 'LTC'] as const;

/** The list beside the chart, and the rules of payment that are no figures. */
function CoinDetails({
  coin,
  record,
  open: { info, response, hasFailed, isFetching, isLoading, refetch },
}: Omit<CoinRowMoreProps, 'addresses'>) {
  const { t } = useTranslation(['coin-row', 'common']);
  const { percent } = useFormats();
  const ownRule = ownRules.find((symbol) => symbol === coin.symbol);
  const note = t('details.note');
  return (
    <section aria-label={t('details.title', { coin: coin.symbol })}>
      <div className={panelStyles.head}>
        <h3 className={panelStyles.title}>{t('details.title', { coin: coin.symbol })}</h3>
        <FigureAge of={response} isWarning hasLabel={false} />
        {hasFailed && (
          <span className={styles.failure} role="status">
            {t('details.failed')}
            <Button variant="line" size="sm" isBusy={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          </span>
        )}
      </div>
      <CoinDetailsList details={coinDetails({ coin, record, info, madeAtMs: response?.madeAt, percent })} isLoading={isLoading} />
      <p className={styles.note}>{ownRule ? t('details.noteAndRule', { note, rule: t(`details.rule.${ownRule}`) }) : note}</p>
    </section>
  );
}

/** One line for each detail of spec 2; all of them stand from the start, so that none moves another (decision A5). */
function CoinDetailsList({ details, isLoading }: { details: CoinDetails; isLoading: boolean }) {
  const { t } = useTranslation(['coin-row', 'common']);
  const missing = <MissingFigure isLoading={isLoading} width="10ch" />;
  const figure = (text: string | undefined, unit?: string): ReactNode =>
    text === undefined ? missing : <Figure value={text} unit={unit} />;
  const { nextDifficulty: next, adjustsAtMs, dogeIncome } = details;
  const everyBlock = <span className={panelStyles.quiet}>{t('details.everyBlock')}</span>;
  const doge = dogeIncome !== null && figure(dogeIncome?.amount, dogeIncome && t('details.dogePerUnit', { unit: dogeIncome.incomeUnit }));
  const change = next && <RatioChange {...next.change} />;
  const adjustsIn = adjustsAtMs === undefined ? missing : adjustsAtMs !== null && <AdjustsIn atMs={adjustsAtMs} />;

  const lines = [
    ['algorithm', figure(details.algorithm)],
    ['blockTime', figure(details.blockMinutes, t('details.minutes'))],
    ['payoutThreshold', figure(details.payoutThreshold)],
    ['payoutMethod', figure(details.payoutMethod)],
    ['difficulty', figure(details.difficulty)],
    ['nextDifficulty', next === null ? everyBlock : figure(next?.text), change],
    ['adjustsIn', adjustsIn || everyBlock],
    ['blockReward', figure(details.blockReward)],
    ['dogeIncome', doge],
    ['poolFee', figure(details.poolFee)],
    ['minimumPayout', figure(details.minimumPayout)],
    ['payoutTime', <PayoutTime key="times" times={details.payoutTimes} />],
  ] as const;
  const shown = lines.filter(([, value]) => value !== false);
  return (
    <dl className={panelStyles.list}>
      {shown.map(([key, value, extra]) => (
        <Fragment key={key}>
          <dt>{t(`details.${key}`)}</dt>
          <dd>
            {value}
            {extra && <> {extra}</>}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Days and clock until the difficulty changes; apart from its list, for it is drawn anew every second. */
function AdjustsIn({ atMs }: { atMs: number }) {
  const { t } = useTranslation('coin-row');
  const { dateTime } = useFormats();
  const left = countdown(atMs - useNow());
  const text = left === undefined ? t('details.due') : left.days > 0 ? t('details.daysClock', { ...left }) : left.clock;
  return (
    <time dateTime={new Date(atMs).toISOString()} title={dateTime(atMs)}>
      <Figure value={text} />
    </time>
  );
}

const SECOND_MS = 1000;
const subscribeSecond = (callback: () => void) => subscribeTick(SECOND_MS, callback);
const currentSecond = () => Math.floor(now() / SECOND_MS) * SECOND_MS;

/** The present moment in ms by the site's one clock, anew every second while the page is visible; 0 in the build. */
function useNow(): number {
  return useSyncExternalStore(subscribeSecond, currentSecond, () => 0);
}

/** When the pool pays, by the clock of Beijing and by the visitor's own (decision B16). */
function PayoutTime({ times }: { times: PaymentTimes }) {
  const { t } = useTranslation('coin-row');
  const { time } = useFormats();
  const { opensMin, closesMin } = times;
  const beijing = [opensMin, ...(closesMin === null ? [] : [closesMin])].map(clockText);
  return (
    <>
      <Figure value={beijing.join('–')} unit={t('details.beijing')} />
      <div className={styles.ownTime}>
        <Figure value={paymentMoments(times, now()).map(time).join('–')} unit={t('details.ownTime')} tone="muted" />
      </div>
    </>
  );
}
