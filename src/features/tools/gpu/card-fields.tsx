import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { coinNames } from '#src/domain/coin-names.ts';
import type { Maybe } from '#src/domain/known.ts';
import { HashrateField, NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { ComboField } from '../combo-field.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Figure } from '#src/ui/figure.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { modelOf, namedOptions, noMachine } from '../machine-search.ts';
import { chineseNamesOf } from '#src/domain/machines/maker-names.ts';
import tool from '../tool-sheet.module.css';
import { useSourceWords } from '../source-words.ts';
import styles from './card-fields.module.css';
import { clockedCards, type ClockSettings, clockSettings, clockTypes } from '#src/domain/machines/gpu-clocks.ts';
import { type CardLine, gpuCoins, lineForm, noOwnFigures, type OwnFigures } from './gpu-fields.ts';
import { type GpuAlgorithm, gpuUnits } from '#src/domain/machines/gpu-catalogue.ts';
import { gpuOf, gpus } from '#src/domain/machines/gpus.ts';

/** The cards as a searchable list, by the coins that they have figures for, too. */
export const cardOptions = gpus.map(({ brand, model, memoryGb, figures }) => ({
  value: model,
  label: model,
  detail: `${brand} · ${memoryGb} GB`,
  keywords: [...chineseNamesOf(brand, model), ...gpuCoins.flatMap(({ coin, algorithm }) => (figures[algorithm] ? coinNames(coin) : []))],
}));

interface CardFieldsProps {
  /** From 1. */
  number: number;
  line: CardLine;
  /** Of the chosen coin: own figures and settings are per algorithm. */
  algorithm: GpuAlgorithm;
  onChange: (changes: Partial<CardLine>) => void;
  onOwn: (figure: Partial<OwnFigures>) => void;
  /** Takes the focus where its cards' neighbours are removed. */
  legendRef: Ref<HTMLLegendElement>;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

/** Cards of one kind: which, how many, how they are clocked, and figures of one's own in place of the list's. */
export function CardFields({ number, line, algorithm, onChange, onOwn, legendRef, onRemove }: CardFieldsProps) {
  const { t } = useTranslation('tools');
  const sourceWords = useSourceWords();
  const gpu = gpuOf(line.model);
  const listed = gpu?.figures[algorithm];
  const own = line.own[algorithm] ?? noOwnFigures;
  const source = listed?.source && sourceWords(listed.source);
  const hint = source
    ? t(listed.isApproximate ? 'gpu.estimated' : 'gpu.tuned', { source })
    : t(listed ? 'gpu.approximate' : 'gpu.notListed', { algorithm });
  return (
    <fieldset className={tool.market}>
      <legend ref={legendRef} tabIndex={-1}>
        {t('gpu.cardNumber', { number })}
      </legend>
      <div className={tool.stack}>
        <ComboField
          label={t('gpu.card')}
          value={line.model}
          options={cardOptions}
          onChange={(value) => onChange({ model: modelOf(value).model, own: {} })}
          find={namedOptions('gpu', cardOptions, t)}
          noMatch={noMachine(t)}
          other={{ value: '', label: t('gpu.other'), detail: t('actions.notListedDetail') }}
          count={(count) => t('actions.found', { count })}
          placeholder={t('gpu.search')}
          hint={hint}
        />
        <div className={tool.fields}>
          <NumberField
            label={t('gpu.count')}
            limits={lineForm.count.limits}
            quantity="count"
            value={line.count}
            onChange={(count) => onChange({ count })}
          />
          <HashrateField
            label={t('gpu.hashrate')}
            unit={gpuUnits[algorithm]}
            limits={lineForm.hashrate.limits}
            value={own.hashrate}
            placeholder={String(listed?.hashrate ?? '--')}
            onChange={(hashrate) => onOwn({ hashrate })}
          />
          <NumberField
            label={t('gpu.power')}
            unit="W"
            limits={lineForm.power.limits}
            quantity="watts"
            value={own.power}
            placeholder={String(listed?.powerW ?? '--')}
            onChange={(power) => onOwn({ power })}
          />
        </div>
        {hasClocks(line.model, algorithm) && (
          <>
            <div className={styles.clock}>
              <p aria-hidden="true" data-print="no">
                {t('gpu.clock.label')}
              </p>
              <Segment
                kind="choice"
                label={t('gpu.clock.label')}
                value={line.clock}
                options={clockTypes.map((value) => ({ value, label: t(`gpu.clock.${value}`) }))}
                onChange={(clock) => onChange({ clock })}
              />
            </div>
            <ClockFacts settings={clockSettings(line.model, algorithm, line.clock)} />
          </>
        )}
        {onRemove && (
          <Button variant="line" size="sm" className={tool.start} data-print="no" onClick={onRemove}>
            {t('gpu.remove', { number })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const withUnit = (figure: Maybe, unit: string) => (typeof figure === 'number' ? `${figure} ${unit}` : '--');
const offset = (figure: Maybe) => (typeof figure === 'number' ? `${figure < 0 ? '' : '+'}${figure} MHz` : '--');

/** Whether settings of a card are known: a switch over nothing would be none. */
function hasClocks(model: string, algorithm: GpuAlgorithm): boolean {
  return clockedCards.some((card) => card.model === model && card.algorithm === algorithm);
}

/** The settings of a clock type; '--' where none is known. */
function ClockFacts({ settings }: { settings: ClockSettings }) {
  const { t } = useTranslation('tools');
  const rows = [
    { id: 'core', value: offset(settings.coreOffsetMHz) },
    { id: 'lock', value: withUnit(settings.lockCoreMHz, 'MHz') },
    { id: 'memory', value: settings.memMHz === undefined ? offset(settings.memOffsetMHz) : withUnit(settings.memMHz, 'MHz') },
    { id: 'limit', value: withUnit(settings.powerLimitW, 'W') },
    { id: 'voltage', value: withUnit(settings.voltageMv, 'mV') },
  ] as const;
  return (
    <FactList
      variant="figures"
      className={styles.settings}
      facts={rows.map(({ id, value }) => ({ label: t(`gpu.settings.${id}`), value: <Figure size="sm" value={value} /> }))}
    />
  );
}
