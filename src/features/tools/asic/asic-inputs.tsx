import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { coinNames } from '#src/domain/coin-names.ts';
import type { Coin } from '#src/domain/coins.ts';
import { roundAndTrim } from '#src/domain/decimal.ts';
import type { PriceProfile } from '#src/domain/electricity/electricity.ts';
import type { Maybe } from '#src/domain/known.ts';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { HashrateField, NumberField } from '#src/parts/number-field.tsx';
import { AmountField } from '../amount-field.tsx';
import { ElectricityField } from '../electricity/electricity-field.tsx';
import type { TariffApi } from '../electricity/use-tariff.ts';
import { ComboField } from '../combo-field.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { typedFigure } from '../figures.ts';
import {
  asicCoins,
  type AsicField,
  asicForm,
  type AsicInputsOf,
  coinOf,
  machinePrice,
  unitOf,
  withCoin,
  withNamed,
} from './asic-fields.ts';
import { modelOf, namedOptions, noMachine } from '../machine-search.ts';
import { chineseNamesOf } from '#src/domain/machines/maker-names.ts';
import type { CoinMarket } from '../market.ts';
import { machineUnits } from '#src/domain/machines/asic-catalogue.ts';
import { type Asic, asicOf, asics } from '#src/domain/machines/asics.ts';
import { useSourceWords } from '../source-words.ts';
import styles from '../tool-sheet.module.css';

/** The machines as a searchable list. */
export const modelOptions = asics.map(({ brand, model, algorithm, hashrate, powerW }: Asic) => ({
  value: model,
  label: model,
  algorithm,
  detail: `${brand} · ${algorithm} · ${hashrate} ${machineUnits[algorithm]} · ${powerW} W`,
  keywords: [...chineseNamesOf(brand, model), ...asicCoins.filter((coin) => coin.algorithm === algorithm).flatMap(coinNames)],
}));

/** Those of them that mine one of these coins. */
export function modelOptionsOf(mined: readonly Coin[]) {
  const algorithms: readonly string[] = mined.map(({ algorithm }) => algorithm);
  return modelOptions.filter(({ algorithm }) => algorithms.includes(algorithm));
}

interface AsicInputFieldsProps {
  inputs: AsicInputsOf;
  /** The pool's coins that such machines mine. */
  mined: readonly Coin[];
  /** Undefined while the pool's list is loading. */
  market: CoinMarket | undefined;
  tariff: TariffApi;
  usual: PriceProfile;
  onSet: (name: AsicField, text: string) => void;
  /** Told how the inputs change: several fields may have been set before hydration. */
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

/** Machine, coin and electricity. Another machine brings a coin that it mines, another coin a machine that mines it. */
export function AsicInputFields({ inputs, mined, market, tariff, usual, onSet, onChange }: AsicInputFieldsProps) {
  const { t } = useTranslation('tools');
  const sourceWords = useSourceWords();
  const coin = coinOf(inputs);
  const asic = asicOf(inputs.model);
  const fields = useRef<HTMLDivElement>(null);
  const models = useMemo(() => modelOptionsOf(mined), [mined]);
  if (!coin) return null;
  const chooseModel = (value: string) => {
    onChange((now) => withNamed(now, modelOf(value), mined));
    // A machine that is not listed has figures of its own: they come next.
    if (value === '') fields.current?.querySelector('input')?.focus();
  };
  // Figures of one's own are no longer those of the model.
  const setOwn = (name: 'hashrate' | 'power') => (text: string) => onChange((now) => ({ ...now, model: '', [name]: text }));
  const stock =
    asic &&
    (asic.source
      ? t('asic.stock', { release: asic.release, source: sourceWords(asic.source) })
      : t('asic.approximate', { release: asic.release }));
  const isNamed = asic && Number(inputs.hashrate) !== asic.hashrate;
  const hint = isNamed ? t('asic.named', { hashrate: `${inputs.hashrate} ${unitOf(coin)}`, model: asic.model }) : (stock ?? t('asic.own'));
  return (
    <>
      <ComboField
        label={t('asic.model')}
        value={inputs.model}
        options={models}
        onChange={chooseModel}
        find={namedOptions('asic', models, t)}
        noMatch={noMachine(t)}
        other={{ value: '', label: t('actions.notListed'), detail: t('actions.notListedDetail') }}
        count={(count) => t('actions.found', { count })}
        placeholder={t('asic.search')}
        hint={hint}
      />
      {mined.length > 0 && (
        <SelectField
          label={t('earnings.coin')}
          value={String(coin.id)}
          options={mined.map(({ id, symbol, algorithm }) => ({ value: String(id), label: `${symbol} · ${algorithm}` }))}
          onChange={(id) => onChange((now) => withCoin(now, id))}
        />
      )}
      <div ref={fields} className={styles.fields}>
        <HashrateField
          label={t('asic.hashrate')}
          unit={unitOf(coin)}
          limits={asicForm.hashrate.limits}
          value={inputs.hashrate}
          onChange={setOwn('hashrate')}
        />
        <NumberField
          label={t('asic.power')}
          unit="W"
          limits={asicForm.power.limits}
          quantity="watts"
          value={inputs.power}
          onChange={setOwn('power')}
        />
        <NumberField
          label={t('asic.count')}
          limits={asicForm.count.limits}
          quantity="count"
          value={inputs.count}
          onChange={(text) => onSet('count', text)}
        />
        <ElectricityField tariff={tariff} usual={usual} />
        <AmountField
          label={t('asic.cost')}
          amount={machinePrice(inputs)}
          shown={tariff.shown}
          limits={asicForm.cost.limits}
          placeholder={t('asic.costEmpty')}
          onChange={({ text, currency }) => onChange((now) => ({ ...now, cost: text, costIn: currency ?? '' }))}
          onCurrency={(costIn) => onSet('costIn', costIn)}
        />
      </div>
      <CurrencySwitch of="all" className={styles.start} />
      <MarketFields inputs={inputs} market={market} onSet={onSet} />
    </>
  );
}

const textOf = (figure: Maybe, digits: number) => (typeof figure === 'number' ? roundAndTrim(figure, digits) : '--');

/** Price, difficulty and fee: the pool's stand in the empty fields, and what is typed takes their place. */
function MarketFields({ inputs, market, onSet }: Pick<AsicInputFieldsProps, 'inputs' | 'market' | 'onSet'>) {
  const { t } = useTranslation('tools');
  const coin = coinOf(inputs);
  if (!coin) return null;
  const { symbol, scale } = coin.difficultyUnit;
  const difficulty = market?.difficulty === undefined ? undefined : market.difficulty / scale;
  const fee = market?.feeRate === undefined ? undefined : market.feeRate * 100;
  const rows = [
    {
      name: 'price',
      unit: '$',
      figure: market?.priceUsd,
      digits: (market?.priceUsd ?? 0) < 1 ? 8 : 2,
      quantity: 'USD',
    },
    {
      name: 'difficulty',
      unit: symbol,
      figure: difficulty,
      digits: 4,
      quantity: undefined,
    },
    { name: 'fee', unit: '%', figure: fee, digits: 2, quantity: 'percent' },
  ] as const;
  return (
    <fieldset className={styles.market}>
      <legend>{t('asic.market')}</legend>
      <div className={styles.fields}>
        {rows.map(({ name, unit, figure, digits, quantity }) => (
          <NumberField
            key={name}
            label={t(`asic.fields.${name}`)}
            unit={unit}
            limits={asicForm[name].limits}
            quantity={quantity}
            value={inputs[name]}
            error={name === 'difficulty' && typedFigure(inputs[name]) === 0 ? t('earnings.aboveZero') : undefined}
            placeholder={textOf(figure, digits)}
            onChange={(text) => onSet(name, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}
