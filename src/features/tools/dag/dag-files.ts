import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type CsvCell, csvFigure } from '#src/domain/csv.ts';
import { beijingDate, DAY_MS } from '#src/domain/days.ts';
import type { CardSystem } from '#src/domain/dag-fit.ts';
import { useFormats } from '#src/i18n/formats.ts';
import { brand } from '#src/lib/brand.ts';
import { type CalendarEvent, saveCalendar } from '#src/parts/calendar-file.ts';
import { type Column, tableCsv } from '#src/ui/data-table.tsx';
import { type ToolCsv, toolFileName } from '../tool-actions.tsx';
import type { CardRow } from './cards.model.ts';
import { type DagQuestion, type DagSizes, gibOf } from './dag.model.ts';
import { useSizeText, useSourceText } from './dag-words.ts';

interface DagCsv {
  question: DagQuestion;
  sizes: DagSizes | undefined;
  system: CardSystem;
  rows: readonly CardRow[];
  /** Whether the block that the days are reckoned from is a simulated one: its label travels with them. */
  isSimulated: boolean;
}

/** The sizes and every card's days as a table; undefined while nothing is known. */
export function useDagCsv({ question, sizes, system, rows, isSimulated }: DagCsv): ToolCsv | undefined {
  const { t } = useTranslation('tools');
  const size = useSizeText(question, sizes);
  const source = useSourceText(question);
  const { symbol, nowMs } = question;
  if (!sizes) return undefined;
  const cells = (): readonly (readonly CsvCell[])[] => [
    [t('dag.coin'), symbol],
    [t('dag.title'), size],
    [t('actions.basis'), source ?? null],
    [t('dag.epoch'), String(sizes.epoch)],
    [t('dag.height'), String(sizes.height ?? '')],
    [t('dag.rows.bytes'), String(sizes.datasetBytes)],
    ['GiB', csvFigure(gibOf(sizes.datasetBytes))],
    [t('dag.rows.cache'), String(sizes.cacheBytes)],
    [t('dag.system'), t(`dag.systems.${system}`)],
    [],
    ...tableCsv(cardColumns(t), rows),
  ];
  return { name: toolFileName(`dag-${symbol.toLowerCase()}`, nowMs), rows: cells, isSimulated };
}

/** What the file says of each card; the page draws it. */
function cardColumns(t: TFunction<'tools'>): readonly Column<CardRow>[] {
  const dayOf = (end: CardRow['end'], moment: 'atMs' | 'fromMs' | 'toMs') =>
    'epoch' in end && end.when ? beijingDate(end.when[moment]) : null;
  return [
    { id: 'card', label: t('dag.card'), csv: ({ name }) => name ?? null },
    { id: 'memory', label: 'GB', csv: ({ memoryGb }) => String(memoryGb) },
    { id: 'fit', label: t('dag.csv.fit'), csv: ({ fit }) => t(`dag.fits.${fit}`) },
    { id: 'epoch', label: t('dag.csv.epoch'), csv: ({ end }) => ('epoch' in end ? String(end.epoch) : null) },
    { id: 'day', label: t('dag.csv.day'), csv: ({ end }) => dayOf(end, 'atMs') },
    { id: 'from', label: t('dag.csv.from'), csv: ({ end }) => dayOf(end, 'fromMs') },
    { id: 'to', label: t('dag.csv.to'), csv: ({ end }) => dayOf(end, 'toMs') },
  ];
}

/** The days ahead on which cards stop as a calendar file; undefined where none is known. */
export function useDagCalendar({
  symbol,
  system,
  rows,
  isSimulated,
  nowMs,
}: Omit<DagCsv, 'sizes' | 'question'> & { symbol: string; nowMs: number }): (() => string) | undefined {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation('common');
  const { beijingDate: day } = useFormats();
  const label = isSimulated ? ` (${common('simulated')})` : '';
  const events = rows.flatMap(({ name, memoryGb, end }): CalendarEvent[] => {
    if (end.kind !== 'ends' || !end.when) return [];
    const { atMs, fromMs, toMs } = end.when;
    const card = name ?? `${memoryGb} GB`;
    const startsAtMs = Date.parse(`${beijingDate(atMs)}T00:00:00Z`);
    return [
      {
        // The same card keeps one date, however often the estimate is saved anew.
        id: `dag-${symbol}-${card}-${system}`.toLowerCase().replaceAll(' ', '-'),
        startsAtMs,
        endsAtMs: startsAtMs + DAY_MS,
        isWholeDay: true,
        title: t('dag.event', { coin: symbol, card }),
        text: t('dag.eventText', { epoch: end.epoch, from: day(fromMs), to: day(toMs), system: t(`dag.systems.${system}`) }) + label,
      },
    ];
  });
  if (events.length === 0) return undefined;
  return () => {
    const name = `${brand.fileNameStart}-dag-${symbol.toLowerCase()}.ics`;
    saveCalendar(name, events, nowMs);
    return name;
  };
}
