import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOUR_LIMITS, PERCENT_MORE_LIMITS } from '#src/domain/electricity/own-tariff.ts';
import { NumberField } from '#src/parts/number-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { Segment } from '#src/ui/segment.tsx';
import type { ChangeTariff } from '../electricity/use-tariff.ts';
import { TariffImport } from './tariff-import.tsx';
import type { TariffPlace } from './tariff-preview.tsx';
import { type DayList, hoursCurrency, shownHours, withHour, withKind, withoutDated } from './tariff.model.ts';
import styles from './tariff.module.css';

interface TariffFieldsProps {
  place: TariffPlace;
  onChange: ChangeTariff;
}

/** One price, or 24 of weekdays and weekends, and those of a market. */
export function TariffFields({ place, onChange }: TariffFieldsProps) {
  const { t } = useTranslation('tools');
  const { tariff } = place;
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tariff.kind')}
        value={tariff.kind}
        options={[
          { value: 'flat', label: t('tariff.flat') },
          { value: 'hours', label: t('tariff.hours') },
        ]}
        onChange={(kind) => onChange((before) => withKind(before, kind))}
      />
      {tariff.kind === 'hours' && (
        <>
          <TariffImport place={place} onChange={onChange} />
          {tariff.dated !== '' && <DatedFields place={place} onChange={onChange} />}
          <HourlyFields place={place} onChange={onChange} />
        </>
      )}
    </>
  );
}

/** The 24 prices of weekdays or of weekends. */
function HourlyFields({ place, onChange }: TariffFieldsProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const [days, setDays] = useState<DayList>('weekday');
  const { tariff, shown } = place;
  return (
    <>
      <Segment
        kind="choice"
        className={styles.start}
        label={t('tools:tariff.days')}
        value={days}
        options={[
          { value: 'weekday', label: t('tools:tariff.weekday') },
          { value: 'weekend', label: t('tools:tariff.weekend') },
        ]}
        onChange={setDays}
      />
      <p className={styles.note}>{t('electricity:fromTheHour', { unit: t(`electricity:unit.${hoursCurrency(tariff, shown)}`) })}</p>
      <div className={styles.hours}>
        {shownHours(tariff, days, place).map((text, hour) => (
          <NumberField
            key={`${days}-${hour}`}
            label={`${String(hour).padStart(2, '0')}:00`}
            limits={HOUR_LIMITS}
            quantity={`${hoursCurrency(tariff, shown)}/kWh`}
            value={text}
            onChange={(next) => onChange((before) => withHour(before, days, shownHours(before, days, place).with(hour, next)))}
          />
        ))}
      </div>
    </>
  );
}

/** That imported prices count, and what comes on top of them. */
function DatedFields({ place: { tariff, shown }, onChange }: TariffFieldsProps) {
  const { t } = useTranslation(['tools', 'electricity']);
  const set = (name: 'plus' | 'percent') => (text: string) => onChange((before) => ({ ...before, [name]: text }));
  const currency = hoursCurrency(tariff, shown);
  return (
    <div className={styles.import}>
      <div className={styles.imported}>
        <span>{t('tools:tariff.hasDated')}</span>
        <Button variant="line" size="sm" data-print="no" onClick={() => onChange(withoutDated)}>
          {t('tools:tariff.dropDated')}
        </Button>
      </div>
      <div className={styles.questions}>
        <NumberField
          label={t('electricity:plus')}
          unit={t(`electricity:unit.${currency}`)}
          limits={HOUR_LIMITS}
          quantity={`${currency}/kWh`}
          value={tariff.plus}
          onChange={set('plus')}
        />
        <NumberField
          label={t('electricity:percent')}
          unit="%"
          limits={PERCENT_MORE_LIMITS}
          quantity="percent"
          value={tariff.percent}
          onChange={set('percent')}
        />
      </div>
      <p className={styles.note}>{t('electricity:additions')}</p>
    </div>
  );
}
