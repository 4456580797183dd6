import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { type Maybe, product } from '#src/domain/known.ts';
import { formatIncome } from '#src/domain/money.ts';
import { formatHashrate } from '#src/domain/units.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { useFirstPayout } from '#src/parts/first-payout.ts';
import { currencyAtom } from '#src/state/currency.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spoken } from '#src/ui/spoken.tsx';
import typography from '#src/ui/type.module.css';
import { RunningNote } from '../electricity/running-note.tsx';
import { EarningsShare } from '../earnings-parts.tsx';
import { kwhPrice } from '../figures.ts';
import styles from '../tool-sheet.module.css';
import type { CoinOnRig } from './gpu.model.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { LeftOutNotes } from './left-out-notes.tsx';

const DAYS_PER_MONTH = 30;

interface GpuResultProps {
  /** The chosen coin; undefined while the pool's list is loading. */
  row: CoinOnRig | undefined;
  symbol: string;
  /** Which prices the day counts with. */
  basis: PriceProfile['basis'];
}

/** What the chosen coin leaves of a day once its electricity is paid, and how it comes about. */
export function GpuResult({ row, symbol, basis }: GpuResultProps) {
  const { t } = useTranslation('tools');
  const { percent, estimate: format } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const net = row?.day.net;
  return (
    <div className={styles.result} aria-busy={!row}>
      <div className={styles.main} data-main data-loss={(net !== undefined && net < 0) || undefined}>
        <p className={typography.small}>{t('gpu.netOf', { coin: symbol })}</p>
        {row ? <Figure size="xl" longest={0} value={format(net, currency)} /> : <Skeleton width="8ch" shape="block" />}
      </div>
      <Spoken text={row ? [t('gpu.netOf', { coin: symbol }), format(net, currency)].join(' ') : ''} />
      {row && <RunningNote day={row.day} {...{ basis, currency }} />}
      {row?.day.share !== undefined && <EarningsShare day={row.day} percent={percent} />}
      {row && <LeftOutNotes row={row} />}
      <GpuFacts row={row} />
    </div>
  );
}

/** Totals of the rig, its power ratio, and the price below which it stands still. */
function GpuFacts({ row }: Pick<GpuResultProps, 'row'>) {
  const { t } = useTranslation('tools');
  const { number, estimate: format, usd } = useFormats();
  const currency = useAtomValue(currencyAtom);
  const money = (amount: Maybe) => format(amount, currency);
  const watts = (figure: number | undefined) => (figure === undefined ? '--' : `${number(figure)} W`);
  const ratio = (figure: number | undefined, unit: string) => (figure === undefined ? '--' : `${number(figure, 2)} J/${unit.slice(0, 2)}`);
  const firstPayout = useFirstPayout();
  const day = row?.day;
  const rows = [
    { id: 'hashrate', value: row && formatHashrate(row.hashrateHs, 'H/s') },
    { id: 'cards', value: row && watts(row.cardsW) },
    { id: 'power', value: row && watts(row.wallW) },
    { id: 'ratio', value: row && ratio(row.day.ratio, gpuUnits[row.algorithm]) },
    { id: 'coins', value: row && `${formatIncome(day?.coins)} ${row.coin.incomeSymbol}` },
    {
      id: 'firstPayout',
      value: row && firstPayout({ perDay: day?.coins, minimum: row.market.record.minPayPrice, coin: row.coin.incomeSymbol }),
    },
    { id: 'income', value: row && money(day?.income) },
    { id: 'electricity', value: row && money(day?.electricity) },
    { id: 'month', value: row && money(product(day?.net, DAYS_PER_MONTH)) },
    { id: 'price', value: row && usd(row.priceUsd) },
    { id: 'breakEven', value: row && kwhPrice(day?.breakEven, currency) },
    { id: 'shutdown', value: row && usd(row.day.shutdownUsd) },
  ] as const;
  return (
    <FactList
      variant="rows"
      facts={rows.map(({ id, value }) => ({
        label: t(`gpu.rows.${id}`),
        value: value === undefined ? <Skeleton width="8ch" /> : <Figure longest={0} value={value} />,
      }))}
    />
  );
}
