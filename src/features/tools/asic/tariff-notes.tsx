import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#src/parts/number-field.tsx';
import { showToastAtom } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { figureOf, MARKET_LIMITS } from '../figures.ts';
import type { AsicInputsOf } from './asic-fields.ts';
import { type AsicTariff, unitIds, withRate, withUnit } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffNotesProps {
  tariff: AsicTariff;
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

/** What is not certain of imported prices, for as long as they stand: their currency is none of ours, or their list names no unit. */
export function TariffNotes({ tariff: { currency, said, unit }, onChange }: TariffNotesProps) {
  const { t } = useTranslation('tools');
  const showToast = useSetAtom(showToastAtom);
  const convert = (rate: number) => {
    onChange((before) => withRate(before, rate));
    showToast({ tone: 'success', text: t('tariff.converted', { currency }) });
  };
  const money = said ?? currency;
  const unitNames = { kwh: `${money}/kWh`, cents: `0.01 ${money}/kWh`, mwh: `${money}/MWh` };
  return (
    <>
      {said !== undefined && (
        <div className={styles.import}>
          <Notice tone="warning" role="status">
            {t('tariff.otherCurrency', { said, currency })}
          </Notice>
          <RateField key={said} said={said} currency={currency} onConvert={convert} />
        </div>
      )}
      {unit !== undefined && (
        <div className={styles.import}>
          <Notice role="status">{t('tariff.noUnit', { unit: unitNames[unit] })}</Notice>
          <div data-print="no">
            <SelectField
              className={styles.start}
              label={t('tariff.readAs')}
              value={unit}
              options={unitIds.map((value) => ({ value, label: unitNames[value] }))}
              onChange={(next) => onChange((before) => withUnit(before, next))}
            />
          </div>
        </div>
      )}
    </>
  );
}

interface RateFieldProps {
  said: string;
  currency: string;
  onConvert: (rate: number) => void;
}

function RateField({ said, currency, onConvert }: RateFieldProps) {
  const { t } = useTranslation('tools');
  const [rate, setRate] = useState('');
  return (
    <div className={styles.rate} data-print="no">
      <NumberField label={t('tariff.rate', { said })} unit={currency} limits={MARKET_LIMITS} value={rate} onChange={setRate} />
      <Button variant="line" size="sm" disabled={!(figureOf(rate) > 0)} onClick={() => onConvert(figureOf(rate))}>
        {t('tariff.convert')}
      </Button>
    </div>
  );
}
