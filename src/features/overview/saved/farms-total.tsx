import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Farm } from '#src/contracts/anonymous.ts';
import type { AnonymousCoin } from '#src/contracts/farm-link.ts';
import { coinBySymbol } from '#src/domain/coins.ts';
import { product, total } from '#src/domain/known.ts';
import { formatIncome } from '#src/domain/money.ts';
import { fromHs, type HashrateFigure, splitHashrate, toHs } from '#src/domain/units.ts';
import { useFigureMoment, useFormats } from '#src/i18n/formats.ts';
import { FigureAge } from '#src/parts/figure-age.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Notice } from '#src/ui/notice.tsx';
import typography from '#src/ui/type.module.css';
import { FarmFigures, WorkerCountsText } from '../farm-figures.tsx';
import { farmKey } from '../farm-id.ts';
import { datedByFigures } from '../farm.model.ts';
import { snapshotsAtom, type FarmSnapshot, type SavedFarm } from '../farms.atoms.ts';
import { type WorkerCounts, workerCounts } from '../workers/workers.model.ts';
import styles from './saved-farms.module.css';

/** All saved farms together; says so when their figures are of different ages. */
export function FarmsTotalCard({ farms }: { farms: readonly SavedFarm[] }) {
  const { t } = useTranslation(['overview', 'common']);
  const { dateTime } = useFormats();
  const snapshots = useAtomValue(snapshotsAtom);
  const all = useMemo(() => farmsTotal(farms, snapshots), [farms, snapshots]);
  const { isNow } = useFigureMoment(all?.oldestMs);
  if (!all || farms.length < 2) return null;
  return (
    <section className={styles.total} aria-labelledby="all-farms">
      <div className={styles.totalHead}>
        <h2 id="all-farms" className={typography.h4}>
          {t('overview:total.title')}
        </h2>
        <FigureAge of={{ madeAt: all.oldestMs, isSimulated: all.isSimulated }} isWarning />
      </div>
      <FarmFigures
        label={t('overview:total.title')}
        facts={[
          {
            label: t(isNow ? 'overview:figures.hashrate' : 'overview:curve.title'),
            value: <TotalHashrates hashrates={all.hashrates} of="hashrate" />,
          },
          { label: t('overview:figures.hashrate24h'), value: <TotalHashrates hashrates={all.hashrates} of="hashrate24h" /> },
          { label: t('overview:figures.workers'), value: all.workers ? <WorkerCountsText counts={all.workers} /> : '--' },
          {
            label: t('overview:figures.unpaid'),
            value: all.unpaid.map(({ coin, amount }) => <Figure key={coin} value={formatIncome(amount)} unit={coin} tone="ember" />),
          },
        ]}
      />
      {hasMixedAges(all) && (
        <Notice tone="warning">{t('overview:total.ages', { oldest: dateTime(all.oldestMs), newest: dateTime(all.newestMs) })}</Notice>
      )}
      {all.missing > 0 && <Notice>{t('overview:total.missing', { count: all.missing })}</Notice>}
    </section>
  );
}

interface TotalHashrate {
  readonly algorithm: string;
  readonly hashrate: HashrateFigure;
  readonly hashrate24h: HashrateFigure;
}

/** One figure an algorithm, named where there are several. */
function TotalHashrates({ hashrates, of }: { hashrates: readonly TotalHashrate[]; of: 'hashrate' | 'hashrate24h' }) {
  return hashrates.map(({ algorithm, [of]: { value, unit } }) => (
    <Figure key={algorithm} value={value} unit={hashrates.length > 1 ? `${unit} ${algorithm}` : unit} size="lg" />
  ));
}

const algorithmOf = (coin: AnonymousCoin): string => coinBySymbol(coin)?.algorithm ?? coin;

/** All saved farms together; a figure that one of the pools leaves out is not known of all of them. */
interface FarmsTotal {
  /** By algorithm: hashes of two cannot be added up. */
  readonly hashrates: readonly TotalHashrate[];
  readonly workers: WorkerCounts | undefined;
  readonly unpaid: readonly { readonly coin: AnonymousCoin; readonly amount: number | undefined }[];
  readonly isSimulated: boolean;
  /** Farms of which nothing is known yet: they are not in the total. */
  readonly missing: number;
  readonly oldestMs: number;
  readonly newestMs: number;
}

/** The responses of one refresh arrive within this time. */
const SAME_AGE_MS = 3 * 60_000;

/** Whether figures of so different moments were added up that it must be said. */
export const hasMixedAges = ({ oldestMs, newestMs }: FarmsTotal): boolean => newestMs - oldestMs > SAME_AGE_MS;

const together = (farms: readonly Farm[], hashrate: 'hashrate' | 'hashrate24h'): HashrateFigure => {
  // A mean of some hours is none of a day.
  const figureOf = (farm: Farm) => (hashrate === 'hashrate24h' && farm.averageOf === 'hours' ? null : farm[hashrate]);
  const hashrateHs = total(farms.map((farm) => product(figureOf(farm), toHs(1, farm.hashrateUnit))));
  return splitHashrate(fromHs(hashrateHs ?? Number.NaN, 'MH/s'), 'MH/s');
};

/** By state only where every pool states it. */
function workersTogether(counts: readonly (WorkerCounts | undefined)[]): WorkerCounts | undefined {
  const all = total(counts.map((each) => each?.total));
  const active = total(counts.map((each) => each?.byState?.active));
  const inactive = total(counts.map((each) => each?.byState?.inactive));
  if (all === undefined) return undefined;
  return { total: all, byState: active === undefined || inactive === undefined ? undefined : { active, inactive } };
}

/** The total of the farms of which a response is known; undefined while there is none. */
export function farmsTotal(farms: readonly SavedFarm[], snapshots: Readonly<Record<string, FarmSnapshot>>): FarmsTotal | undefined {
  const known = farms.flatMap((farm) => {
    const snapshot = snapshots[farmKey(farm)];
    return snapshot ? [{ ...snapshot, coin: farm.coin }] : [];
  });
  if (known.length === 0) return undefined;
  // An address without hashrate has no figures, and adds none.
  const found = known.flatMap(({ coin, data, madeAt }) => (data ? [{ coin, data, workers: workerCounts(data, madeAt) }] : []));
  const minedBy = (algorithm: string) => found.flatMap(({ coin, data }) => (algorithmOf(coin) === algorithm ? [data] : []));
  const moments = known.flatMap((snapshot) => datedByFigures(snapshot)?.madeAt ?? []);
  const coins = [...new Set(found.map(({ coin }) => coin))];
  const algorithms = [...new Set(coins.map(algorithmOf))];
  const unpaidOf = (wanted: AnonymousCoin) => total(found.flatMap(({ coin, data }) => (coin === wanted ? [data.unpaid] : [])));
  return {
    hashrates: (algorithms.length > 0 ? algorithms : ['']).map((algorithm) => ({
      algorithm,
      hashrate: together(minedBy(algorithm), 'hashrate'),
      hashrate24h: together(minedBy(algorithm), 'hashrate24h'),
    })),
    workers: workersTogether(found.map(({ workers }) => workers)),
    unpaid: coins.map((coin) => ({ coin, amount: unpaidOf(coin) })),
    isSimulated: known.some(({ isSimulated }) => isSimulated),
    missing: farms.length - known.length,
    oldestMs: Math.min(...moments),
    newestMs: Math.max(...moments),
  };
}
