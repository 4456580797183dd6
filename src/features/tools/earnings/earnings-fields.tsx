import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CurrencySwitch } from '#src/parts/currency-switch.tsx';
import { NumberField } from '#src/parts/number-field.tsx';
import { currencyAtom } from '#src/state/currency.ts';
import { SelectField } from '#src/ui/field.tsx';
import { FIGURE_LIMITS, WHOLE_LIMITS } from '../tools.model.ts';
import { type EarningsInputs, inputsFor } from './earnings.atoms.ts';
import styles from './earnings.module.css';
import type { EarningsCoin, MachineKind } from './machine-examples.ts';

interface EarningsFieldsProps {
  machine: MachineKind;
  choice: EarningsCoin;
  choices: readonly EarningsCoin[];
  inputs: EarningsInputs;
  /** Told how the inputs change: several fields may have been set before hydration. */
  onChange: (change: (now: EarningsInputs) => EarningsInputs) => void;
}

const symbols = { CNY: '¥/kWh', USD: '$/kWh' } as const;

/** Coin, machine and electricity. Another coin brings the figures of a machine that mines it. */
export function EarningsFields({ machine, choice, choices, inputs, onChange }: EarningsFieldsProps) {
  const { t } = useTranslation('tools');
  const currency = useAtomValue(currencyAtom);
  const set = (key: 'hashrate' | 'powerW' | 'count') => (text: string) => onChange((now) => ({ ...now, [key]: text }));
  const setElectricity = (text: string) => onChange((now) => ({ ...now, electricity: { ...now.electricity, [currency]: text } }));
  const { coin, example } = choice;
  return (
    <>
      <SelectField
        label={t('earnings.coin')}
        value={String(coin.id)}
        options={choices.map((each) => ({ value: String(each.coin.id), label: `${each.coin.symbol} · ${each.coin.algorithm}` }))}
        onChange={(id) => onChange((now) => inputsFor(machine, Number(id), now.electricity))}
        hint={t('earnings.example', { machine: example.name })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t(`${machine}.hashrate`)}
          unit={example.unit}
          limits={FIGURE_LIMITS}
          value={inputs.hashrate}
          onChange={set('hashrate')}
        />
        <NumberField label={t(`${machine}.power`)} unit="W" limits={FIGURE_LIMITS} value={inputs.powerW} onChange={set('powerW')} />
        <NumberField label={t(`${machine}.count`)} limits={WHOLE_LIMITS} value={inputs.count} onChange={set('count')} />
        <NumberField
          label={t('earnings.electricityPrice')}
          unit={symbols[currency]}
          limits={FIGURE_LIMITS}
          value={inputs.electricity[currency]}
          onChange={setElectricity}
        />
      </div>
      <CurrencySwitch of="all" className={styles.currency} />
    </>
  );
}
