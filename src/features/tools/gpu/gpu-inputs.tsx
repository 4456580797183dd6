import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { toolPlace } from '#src/parts/tools.ts';
import { useTranslation } from 'react-i18next';
import { roundAndTrim } from '#src/domain/decimal.ts';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { figureOf } from '../figures.ts';
import { ElectricityField } from '../electricity/electricity-field.tsx';
import type { TariffApi } from '../electricity/use-tariff.ts';
import typography from '#src/ui/type.module.css';
import styles from '../tool-sheet.module.css';
import { CardFields } from './card-fields.tsx';
import {
  type GpuCoin,
  gpuCoinOf,
  type GpuField,
  gpuForm,
  type GpuInputs,
  linesOf,
  MOST_CARD_LINES,
  withLine,
  withLines,
  withOwnFigure,
} from './gpu-fields.ts';
import type { CoinOnRig } from './gpu.model.ts';

const rest = [
  { name: 'board', unit: 'W', quantity: 'watts' },
  { name: 'fans', unit: 'W', quantity: 'watts' },
  { name: 'psu', unit: '%', quantity: 'percent' },
] as const;

interface GpuInputFieldsProps {
  inputs: GpuInputs;
  /** The pool's coins that cards mine. */
  mined: readonly GpuCoin[];
  /** The chosen coin; undefined while the pool's list is loading. */
  row: CoinOnRig | undefined;
  tariff: TariffApi;
  usual: PriceProfile;
  onSet: (name: GpuField, text: string) => void;
  /** Told how the inputs change: several fields may have been set before hydration. */
  onChange: (change: (now: GpuInputs) => GpuInputs) => void;
  onChoose: (coinId: string) => void;
}

/** Coin, cards, electricity, and what else of the rig draws power. */
export function GpuInputFields({ inputs, mined, row, tariff, usual, onSet, onChange, onChoose }: GpuInputFieldsProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const chosen = gpuCoinOf(inputs);
  if (!chosen) return null;
  const poolPrice = row?.market.priceUsd;
  return (
    <>
      {mined.length > 0 && (
        <SelectField
          label={t('tools:earnings.coin')}
          value={String(chosen.coin.id)}
          options={mined.map(({ coin }) => ({ value: String(coin.id), label: `${coin.symbol} · ${coin.algorithm}` }))}
          onChange={onChoose}
        />
      )}
      <CardLines inputs={inputs} algorithm={chosen.algorithm} onChange={onChange} />
      <div className={styles.fields}>
        <ElectricityField tariff={tariff} usual={usual} />
        <NumberField
          label={t('tools:asic.fields.price')}
          unit="$"
          limits={gpuForm.price.limits}
          quantity="USD"
          value={inputs.price}
          placeholder={poolPrice === undefined ? '--' : roundAndTrim(poolPrice, poolPrice < 1 ? 8 : 2)}
          onChange={(text) => onSet('price', text)}
        />
      </div>
      <p className={styles.share} data-print="no">
        <Link className={typography.link} {...toolPlace('asic')} hash="tariff-title">
          {t('electricity:clock')}
        </Link>
      </p>
      <CurrencySwitch of="all" className={styles.start} />
      <fieldset className={styles.market}>
        <legend>{t('tools:gpu.rest')}</legend>
        <div className={styles.fields}>
          {rest.map(({ name, unit, quantity }) => (
            <NumberField
              key={name}
              label={t(`tools:gpu.${name}`)}
              unit={unit}
              limits={gpuForm[name].limits}
              quantity={quantity}
              value={inputs[name]}
              error={name === 'psu' && !(figureOf(inputs[name]) > 0) ? t('tools:gpu.psuWrong') : undefined}
              onChange={(text) => onSet(name, text)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

interface CardLinesProps extends Pick<GpuInputFieldsProps, 'inputs' | 'onChange'> {
  algorithm: NonNullable<ReturnType<typeof gpuCoinOf>>['algorithm'];
}

/** Every kind of cards in the rig, and a button for one more. */
function CardLines({ inputs, algorithm, onChange }: CardLinesProps) {
  const { t } = useTranslation('tools');
  const lines = linesOf(inputs);
  const legends = useRef<(HTMLLegendElement | null)[]>([]);
  // The focused button unmounts with its cards, or with the sixth kind: move focus to the cards before.
  const goOn = (at: number) => legends.current[at]?.focus();
  const add = () => {
    onChange((now) => {
      const before = linesOf(now);
      const last = before.at(-1);
      return withLines(now, [...before, { model: last?.model ?? '', count: '1', clock: last?.clock ?? 'medium', own: {} }]);
    });
    if (lines.length === MOST_CARD_LINES - 1) goOn(lines.length - 1);
  };
  const remove = (at: number) => {
    onChange((now) => withLines(now, linesOf(now).toSpliced(at, 1)));
    goOn(Math.min(at, lines.length - 2));
  };
  return (
    <>
      {lines.map((line, index) => (
        <CardFields
          key={`card${index + 1}`}
          number={index + 1}
          line={line}
          algorithm={algorithm}
          onChange={(changes) => onChange((now) => withLine(now, index, changes))}
          onOwn={(figure) => onChange((now) => withOwnFigure(now, index, figure))}
          legendRef={(legend) => void (legends.current[index] = legend)}
          onRemove={lines.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {lines.length < MOST_CARD_LINES ? (
        <Button variant="line" size="sm" className={styles.start} data-print="no" onClick={add}>
          {t('gpu.add')}
        </Button>
      ) : (
        <p data-print="no">{t('gpu.full')}</p>
      )}
    </>
  );
}
