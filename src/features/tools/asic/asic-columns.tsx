import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { csvFigure } from '#src/domain/csv.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import type { Currency } from '#src/domain/money.ts';
import type { useFormats } from '#src/i18n/formats.ts';
import type { Column } from '#src/ui/data-table.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { figureDay, figureSpan } from '../figure-span.ts';
import { kwhPrice } from '../figures.ts';
import { ratioIn, ratioName, ratioText, ratioUnit } from '../ratio-unit.ts';
import type { Span } from '../market-course.ts';
import { SpanFallbackNote } from '../span-fallback-note.tsx';
import { useSourceWords } from '../source-words.ts';
import styles from '../tool-card.module.css';
import type { ComparedAsic } from './asic.model.ts';
import { shutdownWords } from './shutdown-words.ts';

interface AsicColumns {
  readonly t: TFunction<'tools'>;
  readonly formats: Pick<ReturnType<typeof useFormats>, 'number' | 'estimate' | 'usd'>;
  readonly currency: Currency;
  /** The chosen one; a market without its means stands on now. */
  readonly span: Span;
  /** When the pool's list was made; undefined without it. */
  readonly madeAtMs: number | undefined;
  /** The rows, whose power ratios share a unit. */
  readonly compared: readonly ComparedAsic[];
}

/** What is said of each machine beside the others, on the page and in the file. */
export function asicColumns({
  t,
  formats: { number, estimate, usd },
  currency,
  span,
  madeAtMs,
  compared,
}: AsicColumns): readonly Column<ComparedAsic>[] {
  const figure = (text: string) => <Figure size="sm" longest={18} value={text} />;
  const unit = ratioUnit(
    compared.map(({ asic }) => machineUnits[asic.algorithm]),
    'GH/s',
  );
  const ratioOf = ({ asic: { algorithm, powerW, hashrate } }: ComparedAsic) => ratioIn(powerW / hashrate, machineUnits[algorithm], unit);
  return [
    { id: 'model', label: t('asic.model'), cell: (machine) => <Machine {...machine} span={span} />, csv: ({ asic }) => asic.model },
    { id: 'coin', label: t('earnings.coin'), csv: ({ coin }) => coin?.symbol ?? null },
    { id: 'span', label: t('asic.span.label'), csv: ({ market }) => (market ? t(`asic.span.${figureSpan(market, span)}`) : null) },
    {
      id: 'figuresDay',
      label: t('actions.figuresDay'),
      unit: 'UTC+8',
      csv: ({ market }) => (market && madeAtMs !== undefined ? figureDay(market, madeAtMs) : null),
    },
    {
      id: 'hashrate',
      label: t('asic.compare.hashrate'),
      cell: ({ asic }) => figure(`${asic.hashrate} ${machineUnits[asic.algorithm]}`),
      csv: ({ asic }) => csvFigure(asic.hashrate),
    },
    { id: 'unit', label: t('gpu.rows.unit'), csv: ({ asic }) => machineUnits[asic.algorithm] },
    {
      id: 'power',
      label: t('asic.compare.power'),
      unit: 'W',
      cell: ({ asic }) => figure(`${number(asic.powerW)} W`),
      csv: ({ asic }) => csvFigure(asic.powerW),
    },
    {
      id: 'ratio',
      label: t('asic.compare.ratio'),
      unit: ratioName(unit),
      cell: (machine) => figure(ratioText(ratioOf(machine), unit)),
      csv: (machine) => csvFigure(ratioOf(machine)),
    },
    {
      id: 'net',
      label: t('asic.compare.net'),
      unit: currency,
      cell: ({ day }) => figure(estimate(day?.net, currency)),
      csv: ({ day }) => csvFigure(day?.net),
      data: ({ day }) => ({ 'data-loss': (day?.net ?? 0) < 0 || undefined }),
    },
    {
      id: 'breakEven',
      label: t('asic.compare.breakEven'),
      unit: `${currency}/kWh`,
      cell: ({ day }) => figure(kwhPrice(day?.breakEven, currency)),
      csv: ({ day }) => csvFigure(day?.breakEven),
    },
    {
      id: 'shutdown',
      label: t('asic.compare.shutdown'),
      unit: 'USD',
      cell: ({ day, coin }) => figure(day ? shutdownWords(day, t, (price) => `${usd(price)} / ${coin?.symbol ?? ''}`) : '--'),
      csv: ({ day }) => (day ? shutdownWords(day, t, csvFigure) : null),
    },
  ];
}

/** One machine with the coin that it mines, and where its figures were read. */
function Machine({ asic, coin, market, span }: ComparedAsic & { span: Span }) {
  const { t } = useTranslation('tools');
  const sourceWords = useSourceWords();
  const source = asic.source ? sourceWords(asic.source) : t('asic.compare.approximate');
  return (
    <>
      {asic.model}
      <span className={styles.note}>{[asic.brand, coin?.symbol, source].filter(Boolean).join(' · ')}</span>
      <SpanFallbackNote market={market} span={span} />
    </>
  );
}
