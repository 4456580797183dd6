import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#src/domain/money.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Segment } from '#src/ui/segment.tsx';
import { TARIFF_LIMITS } from '../figures.ts';
import type { AsicInputsOf } from './asic-fields.ts';
import { TariffImport } from './tariff-import.tsx';
import { TariffNotes } from './tariff-notes.tsx';
import { type AsicTariff, hourTexts, withHour, withoutDated } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffFieldsProps {
  inputs: AsicInputsOf;
  tariff: AsicTariff;
  /** The currency that is shown: the one of prices that come in now. */
  shown: Currency;
  onChange: (change: (now: AsicInputsOf) => AsicInputsOf) => void;
}

/** One price, or 24 of weekdays and weekends. */
export function TariffFields({ inputs, tariff, shown, onChange }: TariffFieldsProps) {
  const { t } = useTranslation('tools');
  const choose = (kind: 'flat' | 'hours') =>
    onChange((before) => ({
      ...before,
      tariff: kind,
      ...([before.weekday, before.weekend, before.dated].every((text) => text === '') && { tariffIn: shown }),
    }));
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.kind')}
        value={tariff.isFlat ? 'flat' : 'hours'}
        options={[
          { value: 'flat', label: t('tariff.flat') },
          { value: 'hours', label: t('tariff.hours') },
        ]}
        onChange={choose}
      />
      {!tariff.isFlat && <HourlyFields inputs={inputs} currency={tariff.currency} onChange={onChange} />}
      {!tariff.isFlat && <TariffNotes tariff={tariff} onChange={onChange} />}
      {!tariff.isFlat && <TariffImport shown={shown} onChange={onChange} />}
    </>
  );
}

interface HourlyFieldsProps {
  inputs: AsicInputsOf;
  currency: Currency;
  onChange: TariffFieldsProps['onChange'];
}

/** The 24 prices of weekdays or of weekends. */
function HourlyFields({ inputs, currency, onChange }: HourlyFieldsProps) {
  const { t } = useTranslation('tools');
  const [days, setDays] = useState<'weekday' | 'weekend'>('weekday');
  const textsOf = (fields: AsicInputsOf) => hourTexts(fields[days], currency === 'CNY' ? fields.cny : fields.usd);
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.days')}
        value={days}
        options={[
          { value: 'weekday', label: t('tariff.weekday') },
          { value: 'weekend', label: t('tariff.weekend') },
        ]}
        onChange={setDays}
      />
      <p className={styles.note}>{t('tariff.perKwh', { currency })}</p>
      <div className={styles.hours}>
        {textsOf(inputs).map((text, hour) => (
          <NumberField
            key={`${days}-${hour}`}
            label={`${String(hour).padStart(2, '0')}:00`}
            limits={TARIFF_LIMITS}
            value={text}
            onChange={(next) => onChange((before) => ({ ...before, [days]: withHour(textsOf(before), hour, next) }))}
          />
        ))}
      </div>
      {inputs.dated !== '' && (
        <div className={styles.imported}>
          <span>{t('tariff.hasDated')}</span>
          <Button variant="line" size="sm" data-print="no" onClick={() => onChange(withoutDated)}>
            {t('tariff.dropDated')}
          </Button>
        </div>
      )}
    </>
  );
}
