import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import { formatHashrate } from '#src/domain/units.ts';
import type { PaymentTimes } from '#src/domain/schedule.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { coinListQuery } from '#src/parts/coin-queries.ts';
import { hashrateCurve, wholeUntil } from '#src/parts/hashrate-curve.ts';
import { useOwnHours } from '#src/parts/own-power.ts';
import { PriceCredit, priceSourceOf } from '#src/parts/price-credit.tsx';
import { useApiQuery } from '#src/state/use-api-query.ts';
import { Button } from '#src/ui/button.tsx';
import type { Fact } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { EventsCard } from '../events/events-card.tsx';
import { OffNow } from '../events/off-now.tsx';
import { FarmFigures, WorkerCountsText } from '../farm-figures.tsx';
import type { FarmId } from '../farm-id.ts';
import { figureOf, listedBelowAverage } from '../farm.model.ts';
import { PlanCard } from '../places/plan-card.tsx';
import { CheckDialog, type Checked } from '../workers/check-dialog.tsx';
import { workerCounts, workerRows } from '../workers/workers.model.ts';
import { WorkersCard } from '../workers/workers-card.tsx';
import { CurveCard } from './curve-card.tsx';
import { useMoneyFacts } from './farm-money.tsx';
import styles from './farm.module.css';
import { SilentNote } from './silent-note.tsx';
import { PayoutsCard } from './payouts-card.tsx';

interface FarmBodyProps {
  id: FarmId;
  /** The worker that the list is narrowed to at first. */
  worker?: string | undefined;
  farm: Farm;
  /** When the pool pays; undefined where it does not say. */
  times: PaymentTimes | undefined;
  /** When the response was made, and when its figures held: a pool may have stopped. */
  madeAtMs: number;
  figuresAtMs: number;
  isSimulated: boolean;
  /** Stands beside the curve. */
  children: ReactNode;
}

/** The parts of a farm's response; what the pool leaves out has no part. */
export function FarmBody({ id, worker, farm, times, madeAtMs, figuresAtMs, isSimulated, children }: FarmBodyProps) {
  const { t } = useTranslation('overview');
  const { dateTime } = useFormats();
  const { isNow } = useFigureMoment(figuresAtMs);
  const records = useApiQuery(coinListQuery()).data?.data;
  // Without a unit it may be out by a factor of 1000.
  const curve = useMemo(() => (farm.curve && farm.hashrateUnit ? hashrateCurve(farm.curve, farm.hashrateUnit) : undefined), [farm]);
  const workers = useMemo(() => workerRows(farm, madeAtMs), [farm, madeAtMs]);
  const counts = useMemo(() => workerCounts(farm, madeAtMs), [farm, madeAtMs]);
  const seen = useMemo(() => ({ workers, madeAtMs }), [workers, madeAtMs]);
  const [checked, setChecked] = useState<Checked>();
  const listed = listedBelowAverage(farm);
  const own = useOwnHours(id.coin);
  const money = useMoneyFacts({ id, farm, times, madeAtMs: figuresAtMs });
  const hashrates = [
    { label: isNow ? 'hashrate' : 'hashrateThen', figure: figureOf(farm.hashrate, farm.hashrateUnit) },
    { label: farm.averageOf === 'hours' ? 'hashrateLong' : 'hashrate24h', figure: figureOf(farm.hashrate24h, farm.hashrateUnit) },
  ] as const;
  const figures = hashrates.flatMap(({ label, figure }): Fact[] =>
    figure
      ? [
          {
            label: t(`figures.${label}`, { when: dateTime(figuresAtMs) }),
            value: <Figure value={figure.value} unit={figure.unit} size="lg" />,
          },
        ]
      : [],
  );
  if (counts) {
    // What its owner switches off needs no check.
    const hasStopped = (counts.byState?.inactive ?? 0) > 0 && own?.areAllOff(madeAtMs) !== true;
    figures.push({
      label: t('figures.workers'),
      value: <WorkerCountsText counts={counts} />,
      ...(hasStopped && {
        note: <CheckButton onClick={() => setChecked({ first: workers?.find(({ state }) => state === 'inactive') })} />,
      }),
    });
  }
  figures.push(...money);
  return (
    <>
      <FarmFigures label={t('figures.label')} facts={figures} />
      <OffNow id={id} seen={seen} />
      <SilentNote coin={id.coin} {...{ farm, madeAtMs }} />
      {(farm.incomeToday !== null || farm.unpaid !== null) && (
        <p className={styles.caption}>
          {t('figures.basis')}
          <PriceCredit from={priceSourceOf(records)} />
        </p>
      )}
      {farm.averageOf === 'hours' && farm.hashrate24h !== null && <p className={styles.caption}>{t('figures.averageOfHours')}</p>}
      {listed !== undefined && <p className={styles.caption}>{t('figures.above', { sum: formatHashrate(listed, farm.hashrateUnit) })}</p>}
      <div className={curve && (times || !records) ? styles.pair : undefined}>
        {curve && <CurveCard id={id} curve={curve} wholeUntilMs={wholeUntil(curve, { madeAtMs, isMining: (farm.hashrate ?? 0) > 0 })} />}
        {children}
      </div>
      {workers && workers.length > 0 && <PlanCard {...{ id, workers, madeAtMs }} unit={farm.hashrateUnit} onCheck={setChecked} />}
      {workers && <WorkersCard workers={workers} wanted={worker} unit={farm.hashrateUnit} madeAtMs={madeAtMs} onCheck={setChecked} />}
      <CheckDialog {...{ id, checked, madeAtMs }} unit={farm.hashrateUnit} onClose={() => setChecked(undefined)} />
      <EventsCard id={id} machines={counts?.total} seen={seen} />
      {farm.payouts && <PayoutsCard id={id} payouts={farm.payouts} isSimulated={isSimulated} />}
    </>
  );
}

/** Beside the count of what stands still. */
function CheckButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('overview');
  return (
    <Button variant="quiet" size="sm" data-print="no" onClick={onClick}>
      {t('check.open')}
    </Button>
  );
}
