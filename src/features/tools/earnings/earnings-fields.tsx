import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { currencyAtom } from '#src/state/currency.ts';
import { Segment } from '#src/ui/segment.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { NumberField } from '../number-field.tsx';
import { type EarningsInputs, inputsFor } from './earnings.atoms.ts';
import styles from './earnings.module.css';
import type { EarningsCoin, MachineKind } from './machine-examples.ts';

interface EarningsFieldsProps {
  machine: MachineKind;
  choice: EarningsCoin;
  choices: readonly EarningsCoin[];
  inputs: EarningsInputs;
  onChange: (inputs: EarningsInputs) => void;
}

const symbols = { CNY: '¥/kWh', USD: '$/kWh' } as const;

/** Coin, machine and electricity. Another coin brings the figures of a machine that mines it. */
export function EarningsFields({ machine, choice, choices, inputs, onChange }: EarningsFieldsProps) {
  const { t } = useTranslation('tools');
  const [currency, setCurrency] = useAtom(currencyAtom);
  const set = (key: 'hashrate' | 'powerW' | 'count') => (text: string) => onChange({ ...inputs, [key]: text });
  const setElectricity = (text: string) => onChange({ ...inputs, electricity: { ...inputs.electricity, [currency]: text } });
  const { coin, example } = choice;
  return (
    <>
      <SelectField
        label={t('earnings.coin')}
        value={String(coin.id)}
        options={choices.map((each) => ({ value: String(each.coin.id), label: `${each.coin.symbol} · ${each.coin.algorithm}` }))}
        onChange={(id) => onChange(inputsFor(machine, Number(id), inputs.electricity))}
        hint={t('earnings.example', { machine: example.name })}
      />
      <div className={styles.fields}>
        <NumberField label={t(`${machine}.hashrate`)} unit={example.unit} value={inputs.hashrate} onChange={set('hashrate')} />
        <NumberField label={t(`${machine}.power`)} unit="W" value={inputs.powerW} onChange={set('powerW')} />
        <NumberField label={t(`${machine}.count`)} value={inputs.count} onChange={set('count')} isWhole />
        <NumberField
          label={t('earnings.electricityPrice')}
          unit={symbols[currency]}
          value={inputs.electricity[currency]}
          onChange={setElectricity}
        />
      </div>
      <Segment
        kind="choice"
        className={styles.currency}
        label={t('earnings.currency')}
        value={currency}
        options={[
          { value: 'CNY', label: 'CNY' },
          { value: 'USD', label: 'USD' },
        ]}
        onChange={setCurrency}
      />
    </>
  );
}
