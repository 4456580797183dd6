import type { TFunction } from 'i18next';
import { csvFigure } from '#src/domain/csv.ts';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import type { Currency } from '#src/domain/money.ts';
import { formatHashrate, fromHs } from '#src/domain/units.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { figureDay, figureSpan } from '../figure-span.ts';
import { kwhPrice } from '../figures.ts';
import { ratioIn, ratioName, ratioText, ratioUnit } from '../ratio-unit.ts';
import type { Span } from '../market-course.ts';
import { SpanFallbackNote } from '../span-fallback-note.tsx';
import styles from '../tool-card.module.css';
import type { CoinOnRig } from './gpu.model.ts';
import { LeftOutNotes } from './left-out-notes.tsx';

interface GpuColumns {
  readonly t: TFunction<'tools'>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly currency: Currency;
  /** Which prices the day counts with. */
  readonly basis: PriceProfile['basis'];
  /** The chosen one; a market without its means stands on now. */
  readonly span: Span;
  /** When the pool's list was made; undefined without it. */
  readonly madeAtMs: number | undefined;
  /** The rows, whose power ratios share a unit. */
  readonly ranked: readonly CoinOnRig[] | undefined;
}

/** What the ranking says of a coin, on the page and in the file, in the order of the file. */
export function gpuColumns({ t, formats, currency, basis, span, madeAtMs, ranked = [] }: GpuColumns): readonly Column<CoinOnRig>[] {
  const { number, estimate: money } = formats;
  const figure = (text: string) => <Figure size="sm" longest={14} value={text} />;
  const wallPower = ({ wallW }: CoinOnRig) => (wallW === undefined ? '--' : `${number(wallW)} W`);
  const unit = ratioUnit(
    ranked.map(({ algorithm }) => gpuUnits[algorithm]),
    'MH/s',
  );
  const ratioOf = ({ day, algorithm }: CoinOnRig) => ratioIn(day.ratio, gpuUnits[algorithm], unit);
  return [
    {
      id: 'coin',
      label: t('earnings.coin'),
      cell: (row) => (
        <>
          {row.coin.symbol}
          <span className={styles.note}>{row.algorithm}</span>
          <LeftOutNotes row={row} />
          <SpanFallbackNote market={row.market} span={span} />
        </>
      ),
      csv: ({ coin }) => coin.symbol,
    },
    { id: 'price', label: t('gpu.rows.price'), unit: 'USD', csv: ({ priceUsd }) => csvFigure(priceUsd) },
    { id: 'difficulty', label: t('asic.fields.difficulty'), csv: ({ market }) => csvFigure(market.difficulty) },
    { id: 'span', label: t('asic.span.label'), csv: ({ market }) => t(`asic.span.${figureSpan(market, span)}`) },
    {
      id: 'figuresDay',
      label: t('actions.figuresDay'),
      unit: 'UTC+8',
      csv: ({ market }) => (madeAtMs === undefined ? null : figureDay(market, madeAtMs)),
    },
    {
      id: 'hashrate',
      label: t('gpu.ranking.hashrate'),
      cell: ({ hashrateHs }) => figure(formatHashrate(hashrateHs, 'H/s')),
      csvLabel: t('gpu.rows.hashrate'),
      csv: ({ hashrateHs, algorithm }) => csvFigure(fromHs(hashrateHs ?? Number.NaN, gpuUnits[algorithm])),
    },
    { id: 'unit', label: t('gpu.rows.unit'), csv: ({ algorithm }) => gpuUnits[algorithm] },
    { id: 'cards', label: t('gpu.rows.cards'), unit: 'W', csv: ({ cardsW }) => csvFigure(cardsW) },
    {
      id: 'power',
      label: t('gpu.ranking.power'),
      cell: (row) => figure(wallPower(row)),
      csvLabel: t('gpu.rows.power'),
      unit: 'W',
      csv: ({ wallW }) => csvFigure(wallW),
    },
    {
      id: 'ratio',
      label: t('gpu.ranking.ratio'),
      cell: (row) => figure(ratioText(ratioOf(row), unit)),
      csvLabel: t('gpu.rows.ratio'),
      unit: ratioName(unit),
      csv: (row) => csvFigure(ratioOf(row)),
    },
    { id: 'coins', label: t('gpu.rows.coins'), csv: ({ day }) => csvFigure(day.coins) },
    {
      id: 'income',
      label: t('gpu.ranking.income'),
      cell: ({ day }) => figure(money(day.income, currency)),
      csvLabel: t('gpu.rows.income'),
      unit: currency,
      csv: ({ day }) => csvFigure(day.income),
    },
    { id: 'electricity', label: t('gpu.rows.electricity'), unit: currency, csv: ({ day }) => csvFigure(day.electricity) },
    // The page has it before the net, the file after it.
    { id: 'breakEven', label: t('gpu.ranking.breakEven'), cell: ({ day }) => figure(kwhPrice(day.breakEven, currency)) },
    {
      id: 'net',
      label: t('gpu.ranking.net'),
      cell: ({ day }) => figure(money(day.net, currency)),
      data: ({ day }) => ({ 'data-loss': (day.net ?? 0) < 0 || undefined }),
      csvLabel: t('earnings.net'),
      unit: currency,
      csv: ({ day }) => csvFigure(day.net),
    },
    { id: 'breakEvenInFile', label: t('gpu.rows.breakEven'), unit: `${currency}/kWh`, csv: ({ day }) => csvFigure(day.breakEven) },
    ...(basis === 'flat'
      ? []
      : [{ id: 'running', label: t('asic.rows.running'), unit: 'h', csv: ({ day }: CoinOnRig) => csvFigure(day.runningHours) }]),
    { id: 'shutdown', label: t('gpu.rows.shutdown'), unit: 'USD', csv: ({ day }) => csvFigure(day.shutdownUsd) },
    {
      id: 'leftOut',
      label: t('gpu.leftOutTitle'),
      csv: ({ leftOut }) => leftOut.map(({ model }) => model || t('gpu.other')).join(' '),
    },
  ];
}
